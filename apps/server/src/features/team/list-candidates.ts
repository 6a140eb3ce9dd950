import type { candidate } from '@datacoach/contract';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { playersCalled } from './candidate.repository.ts';
import { findNewest } from './team-invitation.repository.ts';

type Candidate = z.infer<typeof candidate>;

/** Whom a coach can invite (rulings A14). */
export async function listCandidates(db: Database, coachId: string, search: string): Promise<Candidate[]> {
  const found = search === '' ? [] : await playersCalled(db, search);
  return Promise.all(
    found.map(async ({ id, userName, epicUserName }) => ({
      playerId: id,
      userName,
      epicUserName,
      foundBy: 'search' as const,
      matches: 0,
      status: (await findNewest(db, coachId, id))?.status ?? null,
    })),
  );
}
