import { RANKS, SCORE_MODES, type ScoreMode } from '@datacoach/analysis';
import type { Database } from '../../platform/database/database.ts';
import { listIdentities, listVerifiedIdentities } from '../identities/index.ts';
import { addToLedger, deleteForeignMatches } from './reference-ledger.repository.ts';
import {
  deleteWithoutConsent,
  listRankedUsers,
  listUncountedMatches,
  type RankedUser,
} from './reference-sources.repository.ts';

/** Accounts read per batch. */
const BATCH_SIZE = 200;
/** Max days between a match and the rank report (game-and-stats.md 7.6.4). */
const RANK_DAYS = 30;

/** Adds matches of players with a known rank to the ledger, with their current rank. */
export async function collectMatches(db: Database): Promise<void> {
  await deleteWithoutConsent(db);
  let after: string | null = null;
  for (;;) {
    const users: RankedUser[] = await listRankedUsers(db, after, BATCH_SIZE);
    for (const user of users) await collectUserMatches(db, user);
    after = users.at(-1)?.id ?? null;
    if (users.length < BATCH_SIZE) break;
  }
}

async function collectUserMatches(db: Database, user: RankedUser): Promise<void> {
  const identities = await listIdentities(db, user.id);
  const verified = await listVerifiedIdentities(db, user.id);
  await db.transaction(async (tx) => {
    await deleteForeignMatches(tx, user.id, identities);
    if (identities.length === 0) return;
    const found = await listUncountedMatches(
      tx,
      { userId: user.id, identities, verified },
      { at: user.rankKnownAt, days: RANK_DAYS },
    );
    const rows = found.flatMap(({ teamSize, ...match }) => {
      const mode = SCORE_MODES.find((one) => one.teamSize === teamSize)?.key;
      const tier = mode === undefined ? 0 : getTier(user, mode);
      if (mode === undefined || tier === 0) return [];
      const { rankKnownAt, id: userId } = user;
      return [{ ...match, userId, mode, tier, rankKnownAt, status: 'waiting' as const }];
    });
    await addToLedger(tx, rows);
  });
}

/** 0 without a rank. */
const getTier = (user: RankedUser, mode: ScoreMode) => RANKS.find(({ id }) => id === user[mode])?.tier ?? 0;
