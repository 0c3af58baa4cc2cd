# A person’s settings.

settings_title = Your settings
settings_text = They apply to you alone, in every server. The table that everyone sees stays as it is.

setting_name = { $setting ->
    [text-only] Text only
    [forced-plays] Automatic forced plays
    [high-contrast] High contrast
    [hand-in-channel] Hand in the channel
   *[fewer-notifications] Fewer notifications
}
setting_state = { setting_name }: { $state ->
    [on] on
   *[off] off
}
setting_meaning = { $setting ->
    [text-only] What only you see has no pictures and no drawn emoji; buttons name every card in full.
    [forced-plays] If you have only one legal play, it is made for you at once. Others can tell from that.
    [high-contrast] Pictures that only you see have stronger contrast.
    [hand-in-channel] Your hand does not arrive by direct message. When it is your turn, you are called in the channel, and “My hand” shows it there to you alone.
   *[fewer-notifications] Your turns arrive silently, and nobody calls you in the channel for them. Reminders before a deadline and results still notify you.
}

# Button labels: no markdown, short.
button_setting = { $state ->
    [on] Turn on: { setting_name }
   *[off] Turn off: { setting_name }
}
