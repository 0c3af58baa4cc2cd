//! The settings of people and servers.

use claim_table::calendar::Zone;
use claim_table::locale::Locale;
use claim_table::settings::{
    PersonalSetting, PersonalSettings, PostPlace, ServerSetting, ServerSettings,
};
use futures::future::join_all;

use super::*;

laws![
    settings_load_as_they_were_switched_last,
    settings_switched_at_once_are_all_switched,
    language_of_a_person_is_kept_beside_the_other_settings,
    settings_of_a_server_load_as_they_were_changed_last,
    open_matches_of_a_server_are_listed_oldest_first,
];

async fn settings_load_as_they_were_switched_last(store: &dyn Store) {
    let [anna, ben] = [UserId(1), UserId(u64::MAX >> 1)];
    let load = async |user| store.personal_settings(user).await.expect("they load");
    assert_eq!(load(anna).await, PersonalSettings::default());
    let mut expected = PersonalSettings::default();
    for (setting, on) in PersonalSetting::ALL
        .into_iter()
        .flat_map(|it| [(it, true), (it, false), (it, true)])
    {
        expected = expected.with(setting, on);
        assert_eq!(expected.is_on(setting), on);
        let switched = store.switch_setting(anna, setting, on).await;
        assert_eq!(switched, Ok(expected));
        assert_eq!(load(anna).await, expected);
        assert_eq!(load(ben).await, PersonalSettings::default());
    }
    let only = PersonalSettings::default().with(PersonalSetting::HighContrast, true);
    let switched = store
        .switch_setting(ben, PersonalSetting::HighContrast, true)
        .await;
    assert_eq!(switched, Ok(only));
    assert_eq!((load(anna).await, load(ben).await), (expected, only));
}

async fn settings_switched_at_once_are_all_switched(store: &dyn Store) {
    let user = UserId(1);
    let switch = |setting| store.switch_setting(user, setting, true);
    let switched = join_all(PersonalSetting::ALL.map(switch)).await;
    assert!(switched.iter().all(Result::is_ok));
    let settings = store.personal_settings(user).await.expect("they load");
    assert!(
        PersonalSetting::ALL
            .into_iter()
            .all(|it| settings.is_on(it))
    );
}

async fn language_of_a_person_is_kept_beside_the_other_settings(store: &dyn Store) {
    let user = UserId(1);
    let mut expected = PersonalSettings::default();
    for language in [Some(Locale::De), Some(Locale::En), None] {
        expected.language = language;
        let set = store.set_language(user, language).await;
        assert_eq!(set, Ok(expected));
        expected = expected.with(PersonalSetting::TextOnly, true);
        let switched = store
            .switch_setting(user, PersonalSetting::TextOnly, true)
            .await;
        assert_eq!(switched, Ok(expected));
        assert_eq!(store.personal_settings(user).await, Ok(expected));
    }
}

async fn settings_of_a_server_load_as_they_were_changed_last(store: &dyn Store) {
    let [guild, other] = [GuildId(1), GUILD];
    let mut expected = ServerSettings::default();
    let mut is_restricted = false;
    assert_eq!(store.server_settings(guild).await, Ok(expected.clone()));
    for change in [
        ServerSetting::Language(Some(Locale::De)),
        ServerSetting::DefaultGame(Some(GameKind::Kingdoms)),
        ServerSetting::DefaultTimeControl(Some("days-3".to_owned())),
        ServerSetting::Channel(ChannelId(7), true),
        ServerSetting::Channel(ChannelId(u64::MAX >> 1), true),
        ServerSetting::Channel(ChannelId(7), false),
        ServerSetting::Channel(ChannelId(u64::MAX >> 1), false),
        ServerSetting::MatchThreads(true),
        ServerSetting::MaxOpenTables(Some(u32::MAX)),
        ServerSetting::MaxMatches(Some(1)),
        ServerSetting::Rated(false),
        ServerSetting::MaxOpenTables(None),
        ServerSetting::AllChannels,
        ServerSetting::DefaultGame(None),
        ServerSetting::Rated(true),
        ServerSetting::PostPlace(Some(PostPlace {
            channel: ChannelId(7),
            locale: "ja".to_owned(),
        })),
        ServerSetting::PostHour(23),
        ServerSetting::PostZone(Zone::from_name("Asia/Tokyo").expect("a zone")),
        ServerSetting::Extras(false),
        ServerSetting::EventsForAll(true),
        ServerSetting::PostPlace(None),
        ServerSetting::Extras(true),
    ] {
        expected = expected.with(change.clone());
        let changed = store.change_server_setting(guild, change.clone()).await;
        assert_eq!(changed, Ok(expected.clone()));
        assert_eq!(store.server_settings(guild).await, Ok(expected.clone()));
        // Without any channel on the list, tables would be allowed everywhere.
        let is_cleared = change == ServerSetting::AllChannels;
        is_restricted = (is_restricted || !expected.channels.is_empty()) && !is_cleared;
        assert_eq!(expected.channels.is_empty(), !is_restricted);
    }
    let note = store.set_owner_notified(guild).await;
    assert_eq!(note, Ok(()));
    expected.is_owner_notified = true;
    assert_eq!(store.server_settings(guild).await, Ok(expected.clone()));
    let change = ServerSetting::MatchThreads(true);
    let changed = store.change_server_setting(guild, change.clone()).await;
    assert_eq!(changed, Ok(expected.with(change)));
    let noted = store.set_owner_notified(other).await;
    assert_eq!(noted, Ok(()));
    let untouched = store.server_settings(other).await;
    assert_eq!(untouched, Ok(ServerSettings::default()));
}

async fn open_matches_of_a_server_are_listed_oldest_first(store: &dyn Store) {
    let mut rng = rng(7);
    let mut ids = Vec::new();
    for (opened, guild) in [(30, GUILD), (10, GUILD), (20, GuildId(3))] {
        let settings = TableSettings {
            opened_at: Timestamp(NOW.0 + opened),
            guild: Some(guild),
            ..settings(claim(), &mut rng)
        };
        ids.push(settings.id);
        save_all(store, &match_of(settings, &mut rng)[..2]).await;
    }
    let over = settings(claim(), &mut rng);
    save_all(store, &match_of(over, &mut rng)).await;
    let open = async |guild| store.unfinished_matches_in_guild(guild).await;
    assert_eq!(open(GUILD).await, Ok(vec![ids[1], ids[0]]));
    assert_eq!(open(GuildId(3)).await, Ok(vec![ids[2]]));
    assert_eq!(open(GuildId(4)).await, Ok(Vec::new()));
}
