import type { RankUpState } from '@datacoach/contract';
import type { User } from '../auth/index.ts';
import type { GivenRank } from './ranks.ts';

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
