import { findRank, formatRankName, SCORE_MODES } from '@datacoach/analysis/metadata';
import {
  RANK_IDS,
  RANKED_MODES,
  type RankedMode,
  type RankInfo,
  type RankUpState,
} from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { type ProfileChanges, updateProfile } from '../profile/index.ts';
import { findCurrentSeason, type Season } from '../seasons/index.ts';
import { countGamesSince, listHeldRanks, recordRank } from './rank-history.repository.ts';

/** Age at which ranks need confirmation (decisions.md 17.1). */
const MAX_UNCONFIRMED_MS = 30 * 24 * 60 * 60_000;

export function describeRanks(user: User, now: Date, canRefresh: boolean): RankInfo {
  const ranks = listRanks(user);
  const best = ranks.reduce((one, other) => (getTier(other.rank) > getTier(one.rank) ? other : one));
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
    needsConfirmation: confirmedAt !== null && now.getTime() - confirmedAt.getTime() > MAX_UNCONFIRMED_MS,
    rankUp: getRankUps(user).pending[0] ?? null,
    canRefresh,
  };
}

type RankUpEvent = RankUpState['pending'][number];

export function getRankUps(user: User): RankUpState {
  const { pending, seen } = user.rankUp ?? { pending: [], seen: [] };
  // Before there was a rank history, at most one was stored, without dates.
  return { pending: Array.isArray(pending) ? pending : [], seen };
}

/** Whether this tier has been shown in this season (decisions.md 19.3). */
function hasBeenShown({ seen }: RankUpState, { rankedMode, to }: RankWithChange, season: Season): boolean {
  const key = `${rankedMode}:${to}@`;
  return seen.some((entry) => entry.startsWith(key) && new Date(entry.slice(key.length)) >= season.from);
}

/** Returns the state after a rank change: pending events of its modes are dropped, and the rank-ups are added. */
function addRisenRanks(
  state: RankUpState,
  given: readonly RankWithChange[],
  risen: readonly RankUpEvent[],
): RankUpState {
  const isStillTrue = ({ rankedMode, to }: RankUpEvent) =>
    given.every((rank) => rank.rankedMode !== rankedMode || rank.to === to);
  const pending = state.pending.filter(
    (event) => isStillTrue(event) && risen.every(({ rankedMode }) => rankedMode !== event.rankedMode),
  );
  return { ...state, pending: [...pending, ...risen] };
}

/** Returns the state after the first pending event was shown. */
export function markCelebrated(state: RankUpState, now: Date): RankUpState {
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

/** Ranks by mode; null if none is declared. */
type DeclaredRanks = Partial<Record<RankedMode, string | null>>;

/** Returns the rank of each mode, '' if none is declared. */
export function listRanks(user: User): { mode: RankedMode; rank: string }[] {
  return RANKED_MODES.map((mode) => ({ mode, rank: user[COLUMN[mode]] ?? '' }));
}

/** A rank entered for a mode; '' if it was removed. */
interface RankWithChange {
  rankedMode: RankedMode;
  from: string;
  to: string;
}

/** Returns the entered ranks, mode by mode, with the account's previous ones. */
function addRankChanges(user: User, given: DeclaredRanks): RankWithChange[] {
  return RANKED_MODES.flatMap((rankedMode) => {
    const to = given[rankedMode];
    return to === undefined ? [] : [{ rankedMode, from: user[COLUMN[rankedMode]] ?? '', to: to ?? '' }];
  });
}

function toRankColumns(given: readonly RankWithChange[]): ProfileChanges {
  return Object.fromEntries(given.map(({ rankedMode, to }) => [COLUMN[rankedMode], to || null]));
}

/** Whether a rank rose to a higher one: a first rank doesn't count. */
const hasRisen = ({ from, to }: RankWithChange) => getTier(from) > UNRANKED && getTier(to) > getTier(from);

const UNRANKED = 0;

/** Returns a rank id's tier, 0 for `unranked`; -1 if no rank is declared. */
const getTier = (rank: string): number => RANK_IDS.indexOf(rank);

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
  const season = await findCurrentSeason(tx, now);
  const risen: RankUpEvent[] = [];
  for (const rank of changes) {
    const before = heldRanks.get(rank.rankedMode);
    if (hasRisen(rank) && !hasBeenShown(state, rank, season)) {
      const since = before?.rank === rank.from ? before.since : null;
      risen.push({
        ...rank,
        mode: source === 'provider' ? 'auto' : 'manual',
        since: since?.toISOString() ?? null,
        at: now.toISOString(),
        games: since && (await countGamesSince(tx, user.id, rank.rankedMode, since)),
      });
      await notifyRise(tx, user.id, rank, now);
    }
    if (rank.to !== '') {
      const { rankedMode, to } = rank;
      await recordRank(tx, user.id, before, { rankedMode, rank: to, source, confirmedAt: now });
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
