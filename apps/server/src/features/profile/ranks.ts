import {
  RANK_IDS,
  RANKED_MODES,
  type RankedMode,
  type RankInfo,
  type RankUpState,
} from '@datacoach/contract';
import type { User } from '../auth/index.ts';
import type { ProfileChanges } from './profile.repository.ts';

/** Older ranks are asked to be confirmed (rulings C1). */
const CONFIRMATION_MS = 30 * 24 * 60 * 60_000;

const COLUMN = {
  duel: 'duelModeRank',
  doubles: 'doublesModeRank',
  standard: 'standardModeRank',
} as const satisfies Record<RankedMode, keyof User>;

/** Ranks by mode; null where none is declared. */
export type DeclaredRanks = Partial<Record<RankedMode, string | null>>;

export function describeRanks(user: User, now: Date): RankInfo {
  const ranks = RANKED_MODES.map((mode) => ({ mode, rank: user[COLUMN[mode]] ?? '' }));
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
    rankUp: user.rankUp?.pending ?? null,
  };
}

/** What to store for new ranks; a rank that rises to one not celebrated yet is to be shown. */
export function rankChanges(
  user: User,
  given: DeclaredRanks,
  source: 'declared' | 'provider',
  now: Date,
): ProfileChanges {
  const changes: ProfileChanges = { ranksSource: source, ranksConfirmedAt: now };
  let rankUp: RankUpState = user.rankUp ?? { pending: null, seen: [] };
  for (const mode of RANKED_MODES) {
    const to = given[mode];
    if (to === undefined) continue;
    const from = user[COLUMN[mode]] ?? '';
    changes[COLUMN[mode]] = to || null;
    const rises = tierOf(from) > UNRANKED && tierOf(to ?? '') > tierOf(from);
    if (rises && !rankUp.seen.includes(seenKey(mode, to!))) {
      const pending = {
        rankedMode: mode,
        from,
        to: to!,
        mode: source === 'provider' ? 'auto' : 'manual',
      } as const;
      rankUp = { ...rankUp, pending };
    } else if (rankUp.pending?.rankedMode === mode && rankUp.pending.to !== to) {
      rankUp = { ...rankUp, pending: null };
    }
  }
  return { ...changes, rankUp };
}

/** The state after the risen rank has been shown. */
export function celebrated(user: User): RankUpState {
  const { pending = null, seen = [] } = user.rankUp ?? {};
  return {
    pending: null,
    seen: pending ? [...new Set([...seen, seenKey(pending.rankedMode, pending.to)])] : [...seen],
  };
}

const UNRANKED = 0;

/** -1 where no rank is declared. */
function tierOf(rank: string): number {
  return RANK_IDS.indexOf(rank);
}

function seenKey(mode: RankedMode, rank: string): string {
  return `${mode}:${rank}`;
}
