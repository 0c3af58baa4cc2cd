# Offers of a draw, or to call a match off. The offer ends when a player who was asked plays on.

offer_made_by = { $player ->
    [you] 🤝 あなたは{ $what ->
        [draw] 引き分け
       *[other] レートに影響しない中止
    }を申し出ました。答えずに続けた人は、断ったことになります。
   *[other] 🤝 { $player }さんが{ $what ->
        [draw] 引き分け
       *[other] レートに影響しない中止
    }を申し出ています。
}
# On a phone’s lock screen.
told_offer = { $player }さんが{ $what ->
    [draw] 引き分け
   *[other] 中止
}を申し出ています。受けますか？
offer_decline_by_playing = そのまま続けると、断ったことになります。
offer_accepted_by_you = 受けました。まだ答えていない人がいます。
offer_accepted_by = 受けた人：{ $players }。
offer_declined_by = { $player ->
    [you] あなた
   *[other] { $player }さん
}は{ $what ->
    [draw] 引き分け
   *[other] 中止
}を断りました。
offer_withdrawn_by = { $player ->
    [you] あなた
   *[other] { $player }さん
}は申し出を取り下げました。

button_offer = { $what ->
    [draw] 引き分けを申し出る
   *[other] 中止を申し出る
}
button_accept_offer = { $what ->
    [draw] 引き分けにする
   *[other] 中止する
}
button_decline_offer = 断る
button_withdraw_offer = 取り下げる

offer_made = 申し出を送りました。
offer_accepted = 受けました。
offer_declined = 断りました。
offer_withdrawn = 申し出を取り下げました。
no_players_to_ask = ほかはボットなので、聞く相手がいません。
too_early_to_draw = 引き分けは、3つ目のトリックかラウンドから申し出られます。
offer_open = もう申し出があります。先にそれに答えてください。
offer_was_declined = 申し出があったばかりです。次の手のあとに、また申し出られます。
offer_lapsed = その申し出はもうありません。
offer_already_accepted = もう同意しています。まだ答えていない人がいます。
match_stopped = 対戦を止めました。成績に入りません。
