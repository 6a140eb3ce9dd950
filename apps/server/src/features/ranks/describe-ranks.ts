import type { RankInfo } from '@datacoach/contract';
import type { User } from '../auth/index.ts';
import { rankUpsOf } from './rank-ups.ts';
import { ranksOf, tierOf } from './ranks.ts';

/** Older ranks are asked to be confirmed (decisions.md 17.1). */
const CONFIRMATION_MS = 30 * 24 * 60 * 60_000;

export function describeRanks(user: User, now: Date): RankInfo {
  const ranks = ranksOf(user);
  const best = ranks.reduce((one, other) => (tierOf(other.rank) > tierOf(one.rank) ? other : one));
  const confirmedAt = user.ranksConfirmedAt;
  return {
    ranks: ranks.map(({ mode, rank }) => ({
      mode,
      rank,
      isDefaultChoiceRank: mode === best.mode && rank !== '',
      rankLogoUrl: rank === '' ? '' : `/ranks/${rank}.svg`,
    })),
    isRankNull: ranks.some(({ rank }) => rank === ''),
    defaultRank: best.rank,
    source: user.ranksSource,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    needsConfirmation: confirmedAt !== null && now.getTime() - confirmedAt.getTime() > CONFIRMATION_MS,
    rankUp: rankUpsOf(user).pending[0] ?? null,
  };
}
