# Achievements: things worth doing, each earned once.

achievement = { $id ->
    [win-claim] 最初の王冠
    [win-claim2] 2つ目の王冠
    [win-claim-mix] 混成の王冠
    [win-kingdoms] 王国の主
    [win-claim-it] 地主
    [every-game] オールラウンダー
    [shutout] 完全勝利
    [beat-easy] 準備運動
    [beat-medium] 一段上へ
    [beat-hard] 機械に勝利
    [ten-opponents] 顔なじみ
    [five-in-a-row] 連勝
    [large-table] 卓の主役
    [ten-matches] 常連
    [hundred-matches] ベテラン
    [daily-win] 今日の勝者
    [daily-week] 一局の一週間
    [puzzle-week] パズルの一週間
    [fifty-puzzles] パズル名人
    [tournament] 挑戦者
   *[tournament-win] 優勝
}
achievement_meaning = { $id ->
    [win-claim] Claimで勝つ
    [win-claim2] Claim 2で勝つ
    [win-claim-mix] Claim 1 + 2で勝つ
    [win-kingdoms] Claim Kingdomsで勝つ
    [win-claim-it] Claim Itで勝つ
    [every-game] すべてのゲームで勝つ
    [shutout] 1回の対戦ですべての票を取る
    [beat-easy] やさしいボットに勝つ
    [beat-medium] ふつうのボットに勝つ
    [beat-hard] 強いボットに勝つ
    [ten-opponents] 10人と対戦する
    [five-in-a-row] 人との対戦で5連勝する
    [large-table] 3人以上の対戦で勝つ
    [ten-matches] 対戦を10回終える
    [hundred-matches] 対戦を100回終える
    [daily-win] 今日の一局で勝つ
    [daily-week] 今日の一局を7日連続で終える
    [puzzle-week] パズルを7日連続で解く
    [fifty-puzzles] パズルを50問解く
    [tournament] 大会の対戦を終える
   *[tournament-win] 大会で優勝する
}
achievement_line = **{ achievement }** – { achievement_meaning }
achievement_of = { $name }：{ $achievement }
achievements_heading = 🏅 実績（{ $all }個中{ $earned }個）
achievements_open = これから
achievements_new = 🏅 新しい実績
button_achievements = 実績
