//! Which channels of a server a member can see. Discord tells it only of the channel in which the bot is used; for others,
//! it is computed from roles and overwrites.

use std::collections::{HashMap, HashSet};

use claim_host::DeliveryError;
use claim_table::ids::{ChannelId, GuildId, UserId};
use serde_json::Value;

use super::permissions::to_read;
use super::rest::json::id;
use super::rest::request::request;
use super::rest::{Endpoint, Method, Rest, RestRequest};
use crate::interactions::incoming::{
    ADMINISTRATOR, ChannelKind, Place, permission_flags, thread_parent,
};

/// Discord's type of a private thread, which only those see who were added to it.
const PRIVATE_THREAD: u64 = 12;

/// Discord's types of overwrites: for the members with a role, and for one member.
const OF_ROLE: u64 = 0;
const OF_MEMBER: u64 = 1;

/// A member of a server.
#[derive(Clone, Copy, Debug)]
struct Member<'a> {
    guild: GuildId,
    user: UserId,
    roles: &'a [u64],
}

/// The channels of a server that the user of the bot at `place` can see. Takes at most three requests, for any
/// number of channels. Of threads, only active ones are known to Discord's list, and private ones count as hidden.
pub(crate) async fn visible_channels(
    rest: &dyn Rest,
    guild: GuildId,
    user: UserId,
    place: &Place,
    channels: HashSet<ChannelId>,
) -> Result<HashSet<ChannelId>, DeliveryError> {
    let is_here = |channel: &ChannelId| *channel == place.channel || Some(*channel) == place.parent;
    let (mut visible, others): (HashSet<_>, HashSet<_>) = channels.into_iter().partition(is_here);
    if others.is_empty() {
        return Ok(visible);
    }
    let read = |endpoint| request(rest, RestRequest::new(Method::Get, endpoint));
    let (server, channels) = tokio::try_join!(
        read(Endpoint::Guild(guild)),
        read(Endpoint::GuildChannels(guild))
    )?;
    let member = Member {
        guild,
        user,
        roles: &place.user_roles,
    };
    let by_id = |channel: &Value| Some((ChannelId(id(&channel["id"])?), channel.clone()));
    let channels = channels.as_array().into_iter().flatten();
    let channels: HashMap<_, _> = channels.filter_map(by_id).collect();
    let can_read = |channel: &ChannelId| {
        let channel = channels.get(channel);
        channel.is_some_and(|it| can_read(member, &server, it))
    };
    if others.iter().any(|channel| !channels.contains_key(channel)) {
        let active = read(Endpoint::ActiveThreads(guild)).await?;
        let threads = active["threads"].as_array().into_iter().flatten();
        let seen = threads.filter_map(|thread| {
            let parent = thread_parent(thread).filter(|_| thread["type"] != PRIVATE_THREAD)?;
            can_read(&parent).then_some(ChannelId(id(&thread["id"])?))
        });
        visible.extend(seen.filter(|thread| others.contains(thread)));
    }
    visible.extend(others.into_iter().filter(can_read));
    Ok(visible)
}

/// Whether a member can read the messages of a channel, by the roles of the server and the overwrites of the channel:
/// those of everyone, of the member's roles and of the member prevail in this order.
fn can_read(member: Member<'_>, server: &Value, channel: &Value) -> bool {
    if id(&server["owner_id"]) == Some(member.user.0) {
        return true;
    }
    // The role of everyone has the id of the server.
    let everyone = member.guild.0;
    let roles = server["roles"].as_array().into_iter().flatten();
    let own_roles = roles.filter(|role| {
        id(&role["id"]).is_some_and(|role| role == everyone || member.roles.contains(&role))
    });
    let flags = |json: &Value| permission_flags(json).unwrap_or_default();
    let permissions = own_roles.fold(0, |all, role| all | flags(&role["permissions"]));
    if permissions & ADMINISTRATOR != 0 {
        return true;
    }
    let overwrite = |permissions: u64, kind: u64, concerns: &dyn Fn(u64) -> bool| {
        let overwrites = channel["permission_overwrites"]
            .as_array()
            .into_iter()
            .flatten();
        let concerning =
            overwrites.filter(|it| it["type"] == kind && id(&it["id"]).is_some_and(concerns));
        let (allowed, denied) = concerning.fold((0, 0), |(allowed, denied), it| {
            (allowed | flags(&it["allow"]), denied | flags(&it["deny"]))
        });
        permissions & !denied | allowed
    };
    let permissions = overwrite(permissions, OF_ROLE, &|role| role == everyone);
    let permissions = overwrite(permissions, OF_ROLE, &|role| {
        role != everyone && member.roles.contains(&role)
    });
    let permissions = overwrite(permissions, OF_MEMBER, &|user| user == member.user.0);
    let needed = to_read(ChannelKind::of(channel));
    permissions & needed == needed
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::api::permissions::flag::{CONNECT, VIEW_CHANNEL};

    const GUILD: u64 = 1;
    const OWNER: u64 = 2;
    const USER: u64 = 3;
    const ROLE: u64 = 4;
    const OTHER_ROLE: u64 = 5;

    fn sees(
        user: u64,
        roles: &[u64],
        own_permissions: u64,
        overwrites: &[(u64, u64, u64, u64)],
    ) -> bool {
        const TEXT: u64 = 0;
        reads(TEXT, user, roles, own_permissions, overwrites)
    }

    fn reads(
        channel_type: u64,
        user: u64,
        roles: &[u64],
        own_permissions: u64,
        overwrites: &[(u64, u64, u64, u64)],
    ) -> bool {
        let role = |id: u64, permissions: u64| json!({"id": id.to_string(), "permissions": permissions.to_string()});
        let server = json!({
            "owner_id": OWNER.to_string(),
            "roles": [role(GUILD, VIEW_CHANNEL), role(ROLE, own_permissions), role(OTHER_ROLE, ADMINISTRATOR)],
        });
        let overwrites = overwrites.iter().map(|&(kind, id, allow, deny)| {
            json!({
                "type": kind, "id": id.to_string(), "allow": allow.to_string(), "deny": deny.to_string()
            })
        });
        let overwrites: Value = overwrites.collect();
        let channel = json!({"type": channel_type, "permission_overwrites": overwrites});
        let member = Member {
            guild: GuildId(GUILD),
            user: UserId(user),
            roles,
        };
        can_read(member, &server, &channel)
    }

    #[test]
    fn chat_of_a_voice_channel_is_read_by_those_who_can_connect() {
        for (channel_type, is_voice) in [(0, false), (2, true), (5, false), (13, true), (15, false)]
        {
            assert_eq!(reads(channel_type, USER, &[], 0, &[]), !is_voice);
            assert!(reads(channel_type, USER, &[ROLE], CONNECT, &[]));
            let denied = (OF_ROLE, GUILD, 0, CONNECT);
            assert_eq!(
                reads(channel_type, USER, &[ROLE], CONNECT, &[denied]),
                !is_voice
            );
        }
    }

    #[test]
    fn overwrites_of_members_prevail_over_those_of_roles_and_everyone() {
        let (view, none) = (VIEW_CHANNEL, 0);
        let everyone = (OF_ROLE, GUILD, none, view);
        assert!(sees(USER, &[], 0, &[]));
        assert!(!sees(USER, &[ROLE], 0, &[everyone]));
        let role = (OF_ROLE, ROLE, view, none);
        assert!(sees(USER, &[ROLE], 0, &[everyone, role]));
        assert!(sees(USER, &[ROLE], 0, &[role, everyone]));
        assert!(!sees(USER, &[], 0, &[everyone, role]));
        let member = (OF_MEMBER, USER, none, view);
        assert!(!sees(USER, &[ROLE], 0, &[everyone, role, member]));
        assert!(sees(
            USER,
            &[ROLE],
            0,
            &[everyone, role, (OF_MEMBER, OWNER, none, view)]
        ));
        assert!(sees(
            USER,
            &[],
            0,
            &[everyone, (OF_MEMBER, USER, view, none)]
        ));
    }

    #[test]
    fn owner_and_administrators_see_all_channels() {
        let hidden = [(OF_ROLE, GUILD, 0, VIEW_CHANNEL)];
        assert!(sees(OWNER, &[], 0, &hidden));
        assert!(sees(USER, &[ROLE], ADMINISTRATOR, &hidden));
        assert!(!sees(USER, &[ROLE], !ADMINISTRATOR, &hidden));
    }
}
