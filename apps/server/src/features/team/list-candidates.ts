import type { candidate } from '@datacoach/contract';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { playersCalled, playersSeen } from './candidate.repository.ts';
import { sentBy } from './team-invitation.repository.ts';

type Candidate = z.infer<typeof candidate>;

/** Whom a coach can invite (decisions.md 20.1): with a search text whoever is called so, else whom his uploads show. */
export async function listCandidates(db: Database, coachId: string, search: string): Promise<Candidate[]> {
  const seen = await playersSeen(db, coachId);
  const matchesOf = new Map(seen.map(({ user, matches }) => [user.id, matches]));
  const found = search === '' ? seen.map(({ user }) => user) : await playersCalled(db, search);
  // Newest first: of each player the first counts.
  const sent = await sentBy(db, coachId);
  return found.map(({ id, userName, epicUserName }) => ({
    playerId: id,
    userName,
    epicUserName,
    foundBy: search === '' ? ('matches' as const) : ('search' as const),
    matches: matchesOf.get(id) ?? 0,
    status: sent.find(({ other }) => other.id === id)?.invitation.status ?? null,
  }));
}
