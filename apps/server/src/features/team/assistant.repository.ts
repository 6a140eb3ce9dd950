import type { TeamRight } from '@datacoach/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { deleteBy, upsertRow } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { teamAssistants } from '../../schema/coach.schema.ts';

/** Returns an assistant's rights on a coach's team; null for anyone else. */
export async function listRightsOn(db: Executor, coachId: string, assistantId: string) {
  const rows = await db
    .select({ rights: teamAssistants.rights })
    .from(teamAssistants)
    .innerJoin(users, eq(users.id, teamAssistants.coachId))
    .where(
      and(
        eq(teamAssistants.coachId, coachId),
        eq(teamAssistants.assistantId, assistantId),
        // The head coach may have become something else, or be banned.
        eq(users.userType, 'Coach'),
        isNull(users.bannedAt),
      ),
    );
  return rows[0]?.rights ?? null;
}

export function listAssistants(db: Executor, coachId: string) {
  return db
    .select({ userId: users.id, userName: users.userName, rights: teamAssistants.rights })
    .from(teamAssistants)
    .innerJoin(users, eq(users.id, teamAssistants.assistantId))
    .where(eq(teamAssistants.coachId, coachId))
    .orderBy(asc(teamAssistants.addedAt), asc(users.id));
}

/** Returns the teams that an assistant may act for now. */
export async function listOpenTeamsAssistedBy(db: Executor, assistantId: string) {
  const teams = await listTeamsAssistedBy(db, assistantId);
  return teams.filter(({ coach }) => coach.userType === 'Coach' && coach.bannedAt === null);
}

export function listTeamsAssistedBy(db: Executor, assistantId: string) {
  return db
    .select({ coach: users, rights: teamAssistants.rights })
    .from(teamAssistants)
    .innerJoin(users, eq(users.id, teamAssistants.coachId))
    .where(eq(teamAssistants.assistantId, assistantId))
    .orderBy(asc(teamAssistants.addedAt), asc(users.id));
}

/** Adds an assistant or changes their rights; returns whether they are new. */
export async function upsertAssistant(
  db: Executor,
  row: { coachId: string; assistantId: string; rights: TeamRight[]; addedAt: Date },
): Promise<boolean> {
  const isNew = (await listRightsOn(db, row.coachId, row.assistantId)) === null;
  await upsertRow(db, teamAssistants, ['coachId', 'assistantId'], row, { rights: row.rights });
  return isNew;
}

/** Removes an assistant; false if there was none. */
export const deleteAssistant = deleteBy(teamAssistants, 'coachId', 'assistantId');

/** Ends that one of two coaches assists the other. */
export async function deleteAssistanceBetween(db: Executor, one: string, other: string): Promise<void> {
  const both = [one, other];
  await db
    .delete(teamAssistants)
    .where(and(inArray(teamAssistants.coachId, both), inArray(teamAssistants.assistantId, both)));
}
