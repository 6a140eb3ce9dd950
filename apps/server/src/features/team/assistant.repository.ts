import type { TeamRight } from '@datacoach/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { teamAssistants } from '../../schema/coach.schema.ts';

/** Returns an assistant's rights on a coach's team; null for anyone else. */
export async function rightsOn(db: Executor, coachId: string, assistantId: string) {
  const rows = await db
    .select({ rights: teamAssistants.rights })
    .from(teamAssistants)
    .innerJoin(users, eq(users.id, teamAssistants.coachId))
    .where(
      and(
        eq(teamAssistants.coachId, coachId),
        eq(teamAssistants.assistantId, assistantId),
        // The head coach may have become something else.
        eq(users.userType, 'Coach'),
      ),
    );
  return rows[0]?.rights ?? null;
}

export function assistantsOf(db: Executor, coachId: string) {
  return db
    .select({ userId: users.id, userName: users.userName, rights: teamAssistants.rights })
    .from(teamAssistants)
    .innerJoin(users, eq(users.id, teamAssistants.assistantId))
    .where(eq(teamAssistants.coachId, coachId))
    .orderBy(asc(teamAssistants.addedAt), asc(users.id));
}

export function teamsAssistedBy(db: Executor, assistantId: string) {
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
  const isNew = (await rightsOn(db, row.coachId, row.assistantId)) === null;
  await db
    .insert(teamAssistants)
    .values(row)
    .onConflictDoUpdate({
      target: [teamAssistants.coachId, teamAssistants.assistantId],
      set: { rights: row.rights },
    });
  return isNew;
}

/** Removes an assistant; false if there was none. */
export async function deleteAssistant(db: Executor, coachId: string, assistantId: string): Promise<boolean> {
  const rows = await db
    .delete(teamAssistants)
    .where(and(eq(teamAssistants.coachId, coachId), eq(teamAssistants.assistantId, assistantId)))
    .returning({ assistantId: teamAssistants.assistantId });
  return rows.length > 0;
}
