import { RANKS, SCORE_MODES, type ScoreMode } from '@datacoach/analysis';
import type { Database } from '../../platform/database/database.ts';
import { identitiesOf, verifiedIdentitiesOf } from '../identities/index.ts';
import { addToLedger, dropForeign } from './reference-ledger.repository.ts';
import {
  dropUnwilling,
  type RankedUser,
  rankedUsers,
  uncountedMatches,
} from './reference-sources.repository.ts';

/** Accounts read per batch. */
const CHUNK = 200;
/** Max days between a match and the rank report (game-and-stats.md 7.6.4). */
const RANK_DAYS = 30;

/** Adds matches of players with a known rank to the ledger, with their current rank. */
export async function collectMatches(db: Database): Promise<void> {
  await dropUnwilling(db);
  let after: string | null = null;
  for (;;) {
    const users: RankedUser[] = await rankedUsers(db, after, CHUNK);
    for (const user of users) await collectOf(db, user);
    after = users.at(-1)?.id ?? null;
    if (users.length < CHUNK) break;
  }
}

async function collectOf(db: Database, user: RankedUser): Promise<void> {
  const identities = await identitiesOf(db, user.id);
  const verified = await verifiedIdentitiesOf(db, user.id);
  await db.transaction(async (tx) => {
    await dropForeign(tx, user.id, identities);
    if (identities.length === 0) return;
    const found = await uncountedMatches(
      tx,
      { userId: user.id, identities, verified },
      {
        at: user.rankKnownAt,
        days: RANK_DAYS,
      },
    );
    const rows = found.flatMap(({ teamSize, ...match }) => {
      const mode = SCORE_MODES.find((one) => one.teamSize === teamSize)?.key;
      const tier = mode === undefined ? 0 : tierOf(user, mode);
      if (mode === undefined || tier === 0) return [];
      const { rankKnownAt, id: userId } = user;
      return [{ ...match, userId, mode, tier, rankKnownAt, status: 'waiting' as const }];
    });
    await addToLedger(tx, rows);
  });
}

/** 0 without a rank. */
function tierOf(user: RankedUser, mode: ScoreMode): number {
  return RANKS.find(({ id }) => id === user[mode])?.tier ?? 0;
}
