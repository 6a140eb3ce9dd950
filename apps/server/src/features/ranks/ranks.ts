import {
  RANK_IDS,
  RANKED_MODES,
  type RankedMode,
  type RankInfo,
  type RankUpState,
} from '@datacoach/contract';
import type { User } from '../auth/index.ts';
import type { ProfileChanges } from '../profile/index.ts';

/** Older ranks are asked to be confirmed (decisions.md 17.1). */
const CONFIRMATION_MS = 30 * 24 * 60 * 60_000;

export function describeRanks(user: User, now: Date, canRefresh: boolean): RankInfo {
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
    canRefresh,
  };
}

export type RankUpEvent = RankUpState['pending'][number];

/** Without a list of seasons, the last 90 days are the season (decisions.md 19.3): a tier is celebrated once in it. */
const SEASON_MS = 90 * 24 * 60 * 60_000;

export function rankUpsOf(user: User): RankUpState {
  const { pending, seen } = user.rankUp ?? { pending: [], seen: [] };
  // Before ranks had a history one at most was kept, without its dates.
  return { pending: Array.isArray(pending) ? pending : [], seen };
}

/** Whether this tier has been shown in this season. */
export function isCelebrated({ seen }: RankUpState, { rankedMode, to }: GivenRank, now: Date): boolean {
  const key = `${rankedMode}:${to}@`;
  return seen.some(
    (entry) => entry.startsWith(key) && now.getTime() - Date.parse(entry.slice(key.length)) < SEASON_MS,
  );
}

/** The state after ranks were given: what is to be shown of their modes is shown no more, the risen ones are. */
export function withRisen(
  state: RankUpState,
  given: readonly GivenRank[],
  risen: readonly RankUpEvent[],
): RankUpState {
  const stillSo = ({ rankedMode, to }: RankUpEvent) =>
    given.every((rank) => rank.rankedMode !== rankedMode || rank.to === to);
  const pending = state.pending.filter(
    (event) => stillSo(event) && risen.every(({ rankedMode }) => rankedMode !== event.rankedMode),
  );
  return { ...state, pending: [...pending, ...risen] };
}

/** The state after the first of them has been shown. */
export function celebrated(state: RankUpState, now: Date): RankUpState {
  const [shown, ...pending] = state.pending;
  if (!shown) return state;
  const entry = `${shown.rankedMode}:${shown.to}@${now.toISOString()}`;
  return { pending, seen: [...state.seen, entry] };
}

const COLUMN = {
  duel: 'duelModeRank',
  doubles: 'doublesModeRank',
  standard: 'standardModeRank',
} as const satisfies Record<RankedMode, keyof User>;

/** Ranks by mode; null where none is declared. */
export type DeclaredRanks = Partial<Record<RankedMode, string | null>>;

/** The rank of each mode, '' where none is declared. */
export function ranksOf(user: User): { mode: RankedMode; rank: string }[] {
  return RANKED_MODES.map((mode) => ({ mode, rank: user[COLUMN[mode]] ?? '' }));
}

/** A rank that was given for a mode; '' where it was taken back. */
export interface GivenRank {
  rankedMode: RankedMode;
  from: string;
  to: string;
}

/** The ranks that are given, mode by mode, next to those that the account has. */
export function givenRanks(user: User, given: DeclaredRanks): GivenRank[] {
  return RANKED_MODES.flatMap((rankedMode) => {
    const to = given[rankedMode];
    return to === undefined ? [] : [{ rankedMode, from: user[COLUMN[rankedMode]] ?? '', to: to ?? '' }];
  });
}

/** The columns that hold them. */
export function rankColumns(given: readonly GivenRank[]): ProfileChanges {
  return Object.fromEntries(given.map(({ rankedMode, to }) => [COLUMN[rankedMode], to || null]));
}

/** Risen from one rank to a higher one: the first rank of all is no rise. */
export function hasRisen({ from, to }: GivenRank): boolean {
  return tierOf(from) > UNRANKED && tierOf(to) > tierOf(from);
}

const UNRANKED = 0;

/** Tier of a rank id, 0 for `unranked`; -1 where no rank is declared. */
export function tierOf(rank: string): number {
  return RANK_IDS.indexOf(rank);
}
