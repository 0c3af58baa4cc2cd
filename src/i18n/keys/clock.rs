//! The clock of a match: reminders, more time, pauses, vacations.

keys! {
    button_clock();
    clock_title(title);
    clock_none();
    out_of_time_loses();
    clock_over();
    clock_reserves();
    clock_reserve(player, left);
    clock_paused(button);
    clock_is_paused();
    channel_lost();
    channel_lost_and_paused();
    on_hold(button);
    on_hold_and_paused(continue_button, resume_button);
    button_continue();
    pause_asked(player, button);
    pause_is_asked(player);
    pause_agreed_by(players);
    pause_agreed_you();
    pause_declined(player);
    button_give_time(player, time);
    button_ask_pause();
    button_pause();
    button_agree_pause();
    button_decline_pause();
    button_withdraw_pause();
    button_resume();
    reminder_title(title);
    reminder();
    reminder_mention(mention);
    on_vacation(player, time);
    vacation_title();
    vacation_text();
    vacation_until(time);
    vacation_days_left(left, total);
    choose_vacation();
    button_end_vacation();
}
