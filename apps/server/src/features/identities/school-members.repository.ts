import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

/** Builds the condition that an account isn't known to be 18: whoever hasn't said their age counts as under 18. */
function isUnderAge(userId: SQL): SQL {
  return sql`not exists (
    select 1 from get_started_answers answers
    where answers.user_id = ${userId} and answers.age_band = '18-or-older')`;
}

/** Builds the condition that an account is a member of a school's team and under 18 (decisions.md 20.13). */
export function isSchoolMinor(userId: SQL): SQL {
  return sql`(exists (
      select 1 from team_invitations seat join school_teams school on school.coach_id = seat.coach_id
      where seat.player_id = ${userId} and seat.status = 10)
    and ${isUnderAge(userId)})`;
}

/** Builds the condition that a school's team may not see a player's games: under 18, and no guardian has agreed. */
export function isWaitingForConsent(coachId: SQL, playerId: SQL): SQL {
  return sql`(exists (select 1 from school_teams school where school.coach_id = ${coachId})
    and ${isUnderAge(playerId)}
    and not exists (
      select 1 from school_members consent
      where consent.coach_id = ${coachId} and consent.player_id = ${playerId}
        and consent.agreed_at is not null and consent.withdrawn_at is null))`;
}

/** Whether the account has no public pages because it is a school team's member under 18. */
export async function isClosedBySchool(db: Executor, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ closed: boolean }>(
    sql`select ${isSchoolMinor(sql`${userId}::uuid`)} as closed`,
  );
  return rows[0]?.closed === true;
}

/** Builds the condition that a match player (an SQL expression) belongs to a school team's member under 18. */
export function isMinorsPlayer(identity: SQL): SQL {
  return sql`exists (
    select 1 from player_identities minor
    where minor.identity = ${identity} and minor.link_status = 'verified'
      and ${isSchoolMinor(sql`minor.user_id`)})`;
}

/** Whether a school team's member under 18 plays in the match: then nobody has a public page of it. */
export async function hasSchoolMinor(db: Executor, matchId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select 1 from match_players someone
      where someone.match_id = ${matchId}::uuid and ${isMinorsPlayer(sql`someone.identity`)}) as found`);
  return rows[0]?.found === true;
}

/** What the team shows instead of the name of a player whose data was erased. */
const FORMER = 'Former member';

/** Returns the first word of a username, which may be "Max Mustermann" or "max.mustermann". */
const getFirstName = (userName: string) => userName.split(/[\s._]+/u).find((word) => word !== '') ?? 'Player';

/**
 * Returns the first name or nickname of everyone under 18 whom a school's team knows, by account: members, invited and
 * former ones. Empty for other teams. Two of the same name get different numbers.
 */
export async function listTeamNames(db: Executor, coachId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; user_name: string; shown_name: string | null }>(sql`
    select users.id, users.user_name, kept.shown_name
    from school_teams school
    join team_invitations seat on seat.coach_id = school.coach_id
    join users on users.id = seat.player_id
    left join school_members kept on kept.coach_id = school.coach_id and kept.player_id = users.id
    where school.coach_id = ${coachId} and ${isUnderAge(sql`users.id`)}
    group by users.id, kept.shown_name
    order by min(seat.invited_at), users.id`);
  const names = new Map<string, string>();
  const taken = new Set(rows.flatMap(({ shown_name }) => shown_name?.toLowerCase() ?? []));
  for (const { id, user_name, shown_name } of rows) {
    names.set(id, shown_name ?? addNumber(getFirstName(user_name), taken));
  }
  return names;
}

function addNumber(name: string, taken: Set<string>): string {
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name} ${number}`;
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}

/** Returns the names that a school's team shows for match players, by identity; empty for other teams. */
export async function listTeamPlayerNames(db: Executor, coachId: string) {
  const names = await listTeamNames(db, coachId);
  const ids = sql.param([...names.keys()]);
  const { rows } = await db.execute<{ identity: string; user_id: string | null }>(sql`
    select identity, user_id from player_identities
    where user_id = any(${ids}::uuid[]) and link_status <> 'refused'
    union all
    select identity, null from school_former_players where coach_id = ${coachId}`);
  return new Map(rows.map(({ identity, user_id }) => [identity, names.get(user_id ?? '') ?? FORMER]));
}
