import { findRank, formatRankName, SCORE_MODES } from '@datacoach/analysis/metadata';
import type { Transaction } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { updateProfile } from '../profile/index.ts';
import { gamesSince, listHeldRanks, noteRank } from './rank-history.repository.ts';
import {
  addRankChanges,
  addRisenRanks,
  type DeclaredRanks,
  getRankUps,
  hasRisen,
  isCelebrated,
  type RankUpEvent,
  type RankWithChange,
  toRankColumns,
} from './ranks.ts';

/** Stores ranks, which confirms them, and rank-up notifications; null if the account is gone. */
export async function storeRanks(
  tx: Transaction,
  user: User,
  ranks: DeclaredRanks,
  source: 'declared' | 'provider',
  now: Date,
): Promise<User | null> {
  const changes = addRankChanges(user, ranks);
  const state = getRankUps(user);
  const heldRanks = await listHeldRanks(tx, user.id);
  const risen: RankUpEvent[] = [];
  for (const rank of changes) {
    const before = heldRanks.get(rank.rankedMode);
    if (hasRisen(rank) && !isCelebrated(state, rank, now)) {
      const since = before?.rank === rank.from ? before.since : null;
      risen.push({
        ...rank,
        mode: source === 'provider' ? 'auto' : 'manual',
        since: since?.toISOString() ?? null,
        at: now.toISOString(),
        games: since && (await gamesSince(tx, user.id, rank.rankedMode, since)),
      });
      await notifyRise(tx, user.id, rank, now);
    }
    if (rank.to !== '') {
      const { rankedMode, to } = rank;
      await noteRank(tx, user.id, before, { rankedMode, rank: to, source, confirmedAt: now });
    }
  }
  return updateProfile(tx, user.id, {
    ...toRankColumns(changes),
    ranksSource: source,
    ranksConfirmedAt: now,
    rankUp: addRisenRanks(state, changes, risen),
  });
}

async function notifyRise(tx: Transaction, userId: string, { rankedMode, to }: RankWithChange, now: Date) {
  const mode = SCORE_MODES.find(({ key }) => key === rankedMode)!.label;
  const rank = formatRankName(findRank(to)!.tier);
  const onceKey = `rank-up:${rankedMode}:${to}:${now.toISOString()}`;
  await addNotification(tx, now, {
    userId,
    kind: 'rank-up',
    values: { mode, rank },
    path: '/profile',
    onceKey,
  });
}
