//! What each decision of a finished match was worth.

keys! {
    analysis_title(title);
    analysing(done, total);
    story_estimated();
    story_won(player);
    story_even();
    story_unclear();
    story_kept();
    story_mistake(trick, player, what, action, better);
    story_won_from(player);
    story_even_from();
    story_earlier(count);
    chart_heading();
    chart_legend();
    chart_exact();
    accuracy_heading();
    accuracy_exact(player, right, count, percent);
    accuracy_estimated(player, right, count, percent);
    doubtful_heading();
    doubtful(number, line, player, action, chosen, better, best);
    chance(percent, error);
    list_heading();
    list_legend();
    list_exact(line, player, action, before, after, keeping);
    list_unclear(line, player, action, before, after);
    list_estimate(line, player, action, chosen);
    list_estimate_better(line, player, action, chosen, better, best);
    analysis_before(before);
    analysis_after(after);
    analysis_file();
    button_analysis();
}
