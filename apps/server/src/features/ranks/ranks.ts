import { RANK_IDS, RANKED_MODES, type RankedMode } from '@datacoach/contract';
import type { User } from '../auth/index.ts';
import type { ProfileChanges } from '../profile/index.ts';

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

/** The ranks that are given, mode by mode, beside those that the account has. */
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
