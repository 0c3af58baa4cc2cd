//! Personal settings.

use claim_bot::settings::{PersonalSettings, Setting};

use futures::future::join_all;

use super::*;

laws![
    settings_load_as_they_were_switched_last,
    settings_switched_at_once_are_all_switched,
];

async fn settings_load_as_they_were_switched_last(store: &dyn Store) {
    let [anna, ben] = [UserId(1), UserId(u64::MAX >> 1)];
    let load = async |user| store.personal_settings(user).await.expect("they load");
    assert_eq!(load(anna).await, PersonalSettings::default());
    let mut expected = PersonalSettings::default();
    for (setting, on) in Setting::ALL
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
    let only = PersonalSettings::default().with(Setting::HighContrast, true);
    let switched = store.switch_setting(ben, Setting::HighContrast, true).await;
    assert_eq!(switched, Ok(only));
    assert_eq!((load(anna).await, load(ben).await), (expected, only));
}

async fn settings_switched_at_once_are_all_switched(store: &dyn Store) {
    let user = UserId(1);
    let switch = |setting| store.switch_setting(user, setting, true);
    let switched = join_all(Setting::ALL.map(switch)).await;
    assert!(switched.iter().all(Result::is_ok));
    let settings = store.personal_settings(user).await.expect("they load");
    assert!(Setting::ALL.into_iter().all(|it| settings.is_on(it)));
}
