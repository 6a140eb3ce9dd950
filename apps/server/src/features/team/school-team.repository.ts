import { INVITATION_STATUS } from '@datacoach/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteRows, findBy, lockBy, upsertRow } from '../../platform/database/rows.ts';
import { getStartedAnswers } from '../../schema/account.schema.ts';
import { users } from '../../schema/auth.schema.ts';
import { teamInvitations } from '../../schema/coach.schema.ts';
import { schoolMembers, schoolTeams } from '../../schema/school.schema.ts';

export type SchoolRow = typeof schoolTeams.$inferSelect;
/** What a school's team keeps about a member. */
export type SchoolMemberRow = typeof schoolMembers.$inferSelect;

export const findSchool = findBy(schoolTeams, 'coachId');
export const lockSchool = lockBy(schoolTeams, 'coachId');

export function listSchools(db: Executor): Promise<SchoolRow[]> {
  return db.select().from(schoolTeams).orderBy(asc(schoolTeams.coachId));
}

export async function upsertSchool(db: Executor, row: SchoolRow): Promise<void> {
  const { coachId: _coach, since: _since, ...set } = row;
  await db.insert(schoolTeams).values(row).onConflictDoUpdate({ target: schoolTeams.coachId, set });
}

/** Deletes the school of a team with its consents; false if there is none. */
export async function deleteSchool(tx: Transaction, coachId: string): Promise<boolean> {
  await tx.delete(schoolMembers).where(eq(schoolMembers.coachId, coachId));
  return deleteRows(tx, schoolTeams, eq(schoolTeams.coachId, coachId));
}

/** Returns the age bands of a team's members; null before they said theirs. */
export async function listAgeBands(db: Executor, coachId: string) {
  const rows = await db
    .select({ playerId: teamInvitations.playerId, ageBand: getStartedAnswers.ageBand })
    .from(teamInvitations)
    .leftJoin(getStartedAnswers, eq(getStartedAnswers.userId, teamInvitations.playerId))
    .where(and(eq(teamInvitations.coachId, coachId), eq(teamInvitations.status, INVITATION_STATUS.accepted)));
  return new Map(rows.map(({ playerId, ageBand }) => [playerId, ageBand]));
}

const MEMBER_WITH_RECORDER = { kept: schoolMembers, recorder: users.userName };

/** Returns what a school's team keeps about its players, with the name of the coach who recorded the consent. */
export function listSchoolMembers(db: Executor, coachId: string) {
  return db
    .select(MEMBER_WITH_RECORDER)
    .from(schoolMembers)
    .leftJoin(users, eq(users.id, schoolMembers.recordedBy))
    .where(eq(schoolMembers.coachId, coachId));
}

/** Returns what teams keep about an account, or an account's team about others, for its export. */
export function listSchoolRowsForExport(db: Executor, userId: string): Promise<SchoolMemberRow[]> {
  return db
    .select()
    .from(schoolMembers)
    .where(sql`${userId}::uuid in (${schoolMembers.coachId}, ${schoolMembers.playerId})`)
    .orderBy(asc(schoolMembers.coachId), asc(schoolMembers.playerId));
}

export const findSchoolMember = findBy(schoolMembers, 'coachId', 'playerId');

/** Returns the row of a mailed link, locked until the transaction ends if in one. */
export async function findSchoolMemberByToken(db: Executor, tokenHash: string) {
  const rows = await db
    .select()
    .from(schoolMembers)
    .where(eq(schoolMembers.tokenHash, tokenHash))
    .for('update');
  return rows[0] ?? null;
}

/** Changes what the team keeps about a player; missing fields stay the same. */
export async function saveSchoolMember(
  db: Executor,
  coachId: string,
  playerId: string,
  set: Partial<Omit<SchoolMemberRow, 'coachId' | 'playerId'>>,
): Promise<void> {
  await upsertRow(db, schoolMembers, ['coachId', 'playerId'], { coachId, playerId, ...set });
}
