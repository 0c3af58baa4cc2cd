//! The analysis of a finished match.

keys! {
    analysis_title(title);
    analysis_progress(done, total);
    summary_estimated();
    summary_winning(player);
    summary_even();
    summary_unclear();
    summary_unchanged();
    summary_winning_from(player);
    summary_even_from();
    summary_earlier(count);
    chart_heading();
    chart_caption();
    chart_line();
    chart_legend();
    chart_exact();
    accuracy_heading();
    accuracy_exact(player, right, count, percent);
    accuracy_estimated(player, loss, count, labels);
    label(label);
    label_count(label, count);
    mistakes_heading();
    mistake_exact(player, what, action, better);
    mistake_estimated(player, action, chosen, label, better, best);
    at_chapter(chapter, text);
    jump_placeholder();
    jump_choice(chapter, player, action);
    win_chance(percent, error);
    list_heading();
    list_legend();
    list_exact(chapter, player, action, before, after, best);
    list_unclear(chapter, player, action, before, after);
    list_lost(chapter, player, action, before, after, answer);
    list_estimate(chapter, player, action, chosen, label);
    list_estimate_better(chapter, player, action, chosen, label, better, best);
    analysis_before(before);
    analysis_after(after);
    analysis_file();
    button_analysis();
}
