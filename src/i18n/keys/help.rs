//! The help screen.

keys! {
    help_title();
    help_what();
    help_begin_heading();
    help_begin();
    help_hints_heading();
    help_hints();
    help_commands_heading();
    help_more_commands_heading();
    help_command(group, command, description);
    help_trust();
    help_fair_heading();
    help_fair();
    help_privacy_heading();
    help_privacy();
    help_footer();
}
