import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type Member, membersOf } from '../team/index.ts';

/** A member of the coach's team. Throws ProblemError 404 for everybody else, whether there is such an account or not. */
export async function findMember(db: Executor, coachId: string, playerId: string): Promise<Member> {
  const member = (await membersOf(db, coachId)).find(({ player }) => player.id === playerId);
  if (member) return member;
  throw new ProblemError(404, 'not-in-team', 'This player is not in your team.');
}
