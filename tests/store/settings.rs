//! Personal settings.

use claim_bot::settings::{PersonalSettings, Setting};

use super::*;

#[tokio::test]
async fn settings_load_as_they_were_saved_last() {
    let disk = Disk::new();
    let store = disk.store().await;
    let [anna, ben] = [UserId(1), UserId(u64::MAX >> 1)];
    let load = async |user| store.personal_settings(user).await.expect("they load");
    assert_eq!(load(anna).await, PersonalSettings::default());
    let mut expected = PersonalSettings::default();
    for (setting, on) in Setting::ALL
        .into_iter()
        .flat_map(|it| [(it, true), (it, false)])
    {
        expected = expected.with(setting, on);
        assert_eq!(expected.is_on(setting), on);
        let saved = store.save_personal_settings(anna, expected).await;
        saved.expect("they are saved");
        assert_eq!(load(anna).await, expected);
        assert_eq!(load(ben).await, PersonalSettings::default());
    }
    let all = Setting::ALL.into_iter();
    let all = all.fold(expected, |settings, it| settings.with(it, true));
    store.save_personal_settings(ben, all).await.expect("saved");
    store.close().await;
    let store = disk.store().await;
    assert_eq!(store.personal_settings(ben).await.ok(), Some(all));
    assert_eq!(store.personal_settings(anna).await.ok(), Some(expected));
}
