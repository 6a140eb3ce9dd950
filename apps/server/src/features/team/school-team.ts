import {
  type ConsentState,
  ERASE_DAYS,
  type GuardianConsent,
  MAX_SEASON_DAYS,
  type SchoolMember,
  type SchoolRule,
  type SchoolTeam,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { formatLongDay } from '../../platform/clock/format-day.ts';
import { addDays, formatLocalDate } from '../../platform/clock/time-zones.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { isClosedBySchool, listTeamNames } from '../identities/index.ts';
import { addNotification } from '../notifications/index.ts';
import { eraseLeaver, type Leaver, listLeavers } from './leaver.repository.ts';
import {
  deleteSchool,
  findSchool,
  findSchoolMember,
  listAgeBands,
  listSchoolMembers,
  listSchools,
  lockSchool,
  type SchoolMemberRow,
  type SchoolRow,
  upsertSchool,
} from './school-team.repository.ts';
import { listMembers } from './team-invitation.repository.ts';

/** The coach is notified this many days before data of leavers is erased. */
const NOTICE_DAYS = 7;

const getDay = (moment: Date): string => formatLocalDate(moment, 'UTC');
const getLatestDay = (...days: string[]): string => days.reduce((a, b) => (a > b ? a : b));

/** Returns the rules of a school's team, and for whom something is missing; null for other teams. */
export async function describeSchool(db: Executor, coachId: string, now: Date): Promise<SchoolTeam | null> {
  const school = await findSchool(db, coachId);
  if (!school) return null;
  const ages = await listAgeBands(db, coachId);
  const kept = new Map((await listSchoolMembers(db, coachId)).map((one) => [one.kept.playerId, one]));
  const members = (await listMembers(db, coachId)).map(({ player: { id, userName } }): SchoolMember => {
    const band = ages.get(id) ?? null;
    const age = band === null ? 'unknown' : band === '18-or-older' ? 'adult' : 'under-18';
    const consent = age === 'adult' ? null : describeConsent(kept.get(id) ?? null, now);
    return { playerId: id, userName, age, consent };
  });
  const names = await listTeamNames(db, coachId);
  const leavers = (await listLeavers(db, coachId)).filter(({ wasMember }) => wasMember);
  const waiting = members.filter(({ consent }) => consent !== null && consent.state !== 'given');
  const missing: Record<SchoolRule, string[]> = {
    consent: waiting.map(({ playerId }) => playerId),
    names: [],
    pages: [],
    season: [],
    erasure: [],
  };
  const isOver = school.seasonEndsOn < getDay(now);
  return {
    name: school.name,
    seasonEndsOn: school.seasonEndsOn,
    members,
    leavers: leavers.map((leaver) => ({
      playerId: leaver.playerId,
      userName: names.get(leaver.playerId) ?? leaver.userName,
      eraseOn: getEraseDay(school, leaver),
    })),
    rules: (Object.keys(missing) as SchoolRule[]).map((rule) => ({
      rule,
      holds: rule === 'season' ? !isOver : missing[rule].length === 0,
      missing: missing[rule],
    })),
  };
}

/** Returns what a school's team means for a player; null for other teams. */
export async function describePlayerSchool(db: Executor, coachId: string, playerId: string, now: Date) {
  const school = await findSchool(db, coachId);
  if (!school) return null;
  const shownAs = (await listTeamNames(db, coachId)).get(playerId);
  const consent = getConsentState(await findSchoolMember(db, coachId, playerId), now);
  return {
    name: school.name,
    seasonEndsOn: school.seasonEndsOn,
    underAge: shownAs === undefined ? null : { shownAs, consent },
  };
}

/** Returns the day from which a leaver's data is erased: after the season in which they left, and not at once. */
function getEraseDay({ seasonEndsOn, lastSeasonEndedOn }: SchoolRow, { leftAt }: Leaver): string {
  const left = getDay(leftAt);
  const season = lastSeasonEndedOn !== null && left <= lastSeasonEndedOn ? lastSeasonEndedOn : seasonEndsOn;
  return addDays(getLatestDay(season, left), ERASE_DAYS);
}

/** Who acts: the account for its own team, or an assistant for the head coach. */
export interface Actor {
  /** Head coach of the team. */
  userId: string;
  actorId: string;
}

/** Makes the team a school's, or changes its name and season. Throws ProblemError 400. */
export async function saveSchool(
  context: Context,
  { userId: coachId, actorId }: Actor,
  { name, seasonEndsOn }: Body<'saveSchoolTeam'>,
): Promise<void> {
  const now = context.clock.now();
  const today = getDay(now);
  if (seasonEndsOn <= today) throw invalidField('seasonEndsOn', 'Choose a day in the future.');
  if (seasonEndsOn > addDays(today, MAX_SEASON_DAYS)) {
    throw invalidField('seasonEndsOn', `Choose a day within the next ${MAX_SEASON_DAYS} days.`);
  }
  await context.db.transaction(async (tx) => {
    const before = await lockSchool(tx, coachId);
    const isOver = before !== null && before.seasonEndsOn < today;
    const row = {
      coachId,
      name,
      seasonEndsOn,
      lastSeasonEndedOn: isOver ? before.seasonEndsOn : (before?.lastSeasonEndedOn ?? null),
      since: before?.since ?? now,
    };
    await upsertSchool(tx, row);
    await recordAudit(tx, {
      actorId,
      at: now,
      action: before ? 'save-school-team' : 'start-school-team',
      targetKind: 'user',
      targetId: coachId,
      before: before && { seasonEndsOn: before.seasonEndsOn },
      after: { seasonEndsOn },
    });
    if (before) return;
    for (const { player } of await listMembers(tx, coachId)) await protectPlayer(context, tx, row, player.id);
  });
}

/** Applies a school team's rules to a new member: closes a minor's public pages, and notifies everyone. */
export async function protectMember(context: Context, tx: Transaction, coachId: string, playerId: string) {
  const school = await findSchool(tx, coachId);
  if (school) await protectPlayer(context, tx, school, playerId);
}

async function protectPlayer(
  { modules, clock }: Pick<Context, 'modules' | 'clock'>,
  tx: Transaction,
  { coachId, name }: SchoolRow,
  playerId: string,
): Promise<void> {
  const now = clock.now();
  const isMinor = await isClosedBySchool(tx, playerId);
  if (isMinor)
    for (const { revokeSharing: endSharing } of modules) await endSharing?.(tx, playerId, 'public');
  const news = isMinor
    ? 'You’re on a school team. Your public links are closed, and a guardian has to agree before the team sees your games'
    : 'You’re on a school team';
  await notifyMember(tx, now, playerId, { name, news, onceKey: `school:${coachId}:${now.getTime()}` });
}

export async function notifyMember(
  tx: Executor,
  now: Date,
  playerId: string,
  { onceKey, ...values }: { name: string; news: string; onceKey: string },
): Promise<void> {
  await addNotification(tx, now, {
    userId: playerId,
    kind: 'school-team',
    values,
    path: '/profile',
    onceKey,
  });
}

/** Stops the rules, and erases consents and what the team holds about players who left. Throws ProblemError 404. */
export async function endSchool({ db, clock }: Context, { userId: coachId, actorId }: Actor): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const school = await lockSchool(tx, coachId);
    if (!school) throw notFound('Your team isn’t a school team.');
    for (const { playerId } of await listLeavers(tx, coachId)) await eraseLeaver(tx, coachId, playerId);
    for (const { player } of await listMembers(tx, coachId)) {
      const news = 'Your team is no longer a school team. It sees your username and your games again';
      const onceKey = `school-end:${coachId}:${now.getTime()}`;
      await notifyMember(tx, now, player.id, { name: school.name, news, onceKey });
    }
    await deleteSchool(tx, coachId);
    const target = { targetKind: 'user', targetId: coachId };
    await recordAudit(tx, { actorId, at: now, action: 'end-school-team', ...target });
  });
}

/** Erases what schools' teams hold about players who left, once it is due, and notifies coaches a week before. */
export async function eraseLeavers({ db, clock }: { db: Database; clock: Context['clock'] }): Promise<void> {
  const now = clock.now();
  const today = getDay(now);
  for (const school of await listSchools(db)) {
    const { coachId } = school;
    const soon = new Set<string>();
    for (const leaver of await listLeavers(db, coachId)) {
      const day = getEraseDay(school, leaver);
      if (day <= today) {
        await db.transaction(async (tx) => {
          await eraseLeaver(tx, coachId, leaver.playerId);
          const target = { targetKind: 'user', targetId: leaver.playerId };
          await recordAudit(tx, { actorId: coachId, at: now, action: 'erase-from-school-team', ...target });
        });
      } else if (leaver.wasMember && day <= addDays(today, NOTICE_DAYS)) soon.add(day);
    }
    for (const day of soon) {
      await addNotification(db, now, {
        userId: coachId,
        kind: 'team-news',
        values: {
          name: 'Your team’s data about players who left',
          news: `will be erased on ${formatLongDay(new Date(day))}`,
        },
        path: '/admin/team-dashboard',
        onceKey: `school-erase:${day}`,
      });
    }
  }
}

export function getConsentState(kept: SchoolMemberRow | null, now: Date): ConsentState {
  if (!kept || kept.how === null) return 'missing';
  if (kept.withdrawnAt) return 'withdrawn';
  if (kept.agreedAt) return 'given';
  return kept.expiresAt && kept.expiresAt <= now ? 'expired' : 'asked';
}

export function describeConsent(
  found: { kept: SchoolMemberRow; recorder: string | null } | null,
  now: Date,
): GuardianConsent {
  const kept = found?.kept ?? null;
  const at = kept?.withdrawnAt ?? kept?.agreedAt ?? kept?.askedAt;
  return {
    state: getConsentState(kept, now),
    how: kept?.how ?? null,
    guardian: kept?.guardian ?? null,
    email: kept?.email ?? null,
    at: at?.toISOString() ?? null,
    recordedBy: found?.recorder ?? null,
  };
}
