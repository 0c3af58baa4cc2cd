//! The clock of a match: reminders, more time, pauses.

keys! {
    button_clock();
    clock_title(title);
    clock_none();
    clock_over();
    clock_reserve(player, left);
    clock_paused(button);
    clock_is_paused();
    pause_asked(player, button);
    pause_is_asked(player);
    button_give_time(player, time);
    button_ask_pause();
    button_agree_pause();
    button_decline_pause();
    button_withdraw_pause();
    button_resume();
    reminder_title(title);
    reminder();
    reminder_mention(mention);
}
