# Names: lower case, no spaces. Descriptions: at most 100 characters.

command_claim = claim
command_claim_description = Play the card games of the Claim family
command_start = start
command_start_description = Open a table in this channel
command_play = play
command_play_description = Play a card, or make another choice that is yours
command_hand = hand
command_hand_description = Show me my cards, privately
command_table = table
command_table_description = Show a match as everybody sees it
command_matches = matches
command_matches_description = List my running matches, with links
command_resign = resign
command_resign_description = Give up a match
command_leaderboard = leaderboard
command_leaderboard_description = Show who is ahead on this server
command_rules = rules
command_rules_description = Explain a game or one of its factions
command_help = help
command_help_description = What this bot does, and how to begin

option_opponent = opponent
option_opponent_description = Who is invited; leave it out and anybody can join
option_game = game
option_game_description = Which game
option_time = time
option_time_description = How long each turn may take
option_action = action
option_action_description = What to do
option_match = match
option_match_description = Which of your matches
option_faction = faction
option_faction_description = Which faction; leave it out for the whole game

choice_ten_minutes = 10 minutes a turn
choice_one_hour = 1 hour a turn
choice_one_day = 1 day a turn
choice_three_days = 3 days a turn
