# Was jemand für sich einstellt.

settings_title = Deine Einstellungen
settings_text = Sie gelten nur für dich, auf jedem Server. Am Tisch, den alle sehen, ändert sich nichts.

setting_name = { $setting ->
    [text-only] Nur Text
    [forced-plays] Erzwungene Züge automatisch
    [high-contrast] Hoher Kontrast
    [hand-in-channel] Karten im Kanal
   *[fewer-notifications] Weniger Benachrichtigungen
}
setting_state = { setting_name }: { $state ->
    [on] an
   *[off] aus
}
setting_meaning = { $setting ->
    [text-only] Was nur du siehst, enthält keine Bilder und keine gezeichneten Emojis; auf den Knöpfen stehen die vollen Namen der Karten.
    [forced-plays] Hast du nur einen erlaubten Zug, wird er sofort für dich gespielt. Das können andere daran erkennen.
    [high-contrast] Bilder, die nur du siehst, haben stärkere Kontraste.
    [hand-in-channel] Deine Karten kommen nicht per Direktnachricht. Wenn du dran bist, wirst du im Kanal gerufen; „Meine Hand“ zeigt sie dort nur dir.
   *[fewer-notifications] Deine Züge melden sich lautlos, und im Kanal ruft dich dafür niemand. Erinnerungen vor Ablauf einer Frist und Ergebnisse melden sich weiterhin.
}

# Aufschriften von Knöpfen: ohne Markdown, kurz.
button_setting = { $state ->
    [on] Einschalten: { setting_name }
   *[off] Ausschalten: { setting_name }
}
