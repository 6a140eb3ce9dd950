import { calculatePooledMean, listStats, type ScoreGame } from '../eligibility/score-game.ts';
import { SCORED_METRICS } from '../metrics/scored-metrics.ts';
import {
  addValue,
  getCellKey,
  getTierKey,
  NO_MOMENTS,
  type ReferenceCell,
  type ReferenceState,
} from './reference-book.ts';

/** A match of a player with a known rank. */
export interface RankedGame {
  /** Stable ids; only compared, never shown. */
  matchId: string;
  playerId: string;
  /** 1-22 */
  tier: number;
  /** When the rank was declared or confirmed, epoch seconds. */
  rankKnownAt: number;
  game: ScoreGame;
}

/** Why a match does not count; null if it did. */
export type NotCounted = 'rankTooOld' | 'enoughOfPlayer' | null;

/** game-and-stats.md 7.6.4 */
const RANK_DAYS = 30;
const MATCHES_PER_MONTH = 20;
const DAY = 86_400;
/** 7.6.5 */
const SAMPLE = 1000;

/**
 * Returns the references with one more match: only with a rank known within 30 days, and at most 20 matches of a
 * player per tier and month (7.6.4). The caller must count each match once.
 */
export function addPlayerMatch(
  state: ReferenceState,
  { matchId, playerId, tier, rankKnownAt, game }: RankedGame,
): { state: ReferenceState; notCounted: NotCounted } {
  const { mode, playedAt } = game;
  if (Math.abs(playedAt - rankKnownAt) > RANK_DAYS * DAY) return { state, notCounted: 'rankTooOld' };
  const key = getTierKey(mode, tier);
  const month = new Date(playedAt * 1000).toISOString().slice(0, 7);
  const counted = state.players[key]?.[playerId] ?? {};
  const already = counted[month] ?? 0;
  if (already >= MATCHES_PER_MONTH) return { state, notCounted: 'enoughOfPlayer' };
  const cells = SCORED_METRICS.flatMap((metric) => {
    const stats = listStats(metric, [game]);
    if (stats.length === 0) return [];
    const value = calculatePooledMean(metric, stats);
    const at = getCellKey(mode, tier, metric.key);
    return [[at, withMatch(state.cells[at], value, drawLot(`${matchId}|${playerId}`))] as const];
  });
  return {
    state: {
      ...state,
      updatedAt: Math.max(state.updatedAt ?? playedAt, playedAt),
      cells: { ...state.cells, ...Object.fromEntries(cells) },
      players: {
        ...state.players,
        [key]: { ...state.players[key], [playerId]: { ...counted, [month]: already + 1 } },
      },
    },
    notCounted: null,
  };
}

function withMatch(cell: ReferenceCell | undefined, value: number, lot: number): ReferenceCell {
  const sample = cell?.sample ?? [];
  const found = sample.findIndex(([other]) => other > lot);
  const at = found === -1 ? sample.length : found;
  return {
    ...addValue(cell ?? NO_MOMENTS, value),
    sample: [...sample.slice(0, at), [lot, value] as const, ...sample.slice(at)].slice(0, SAMPLE),
  };
}

/**
 * Returns a random lot derived from the match's name (FNV-1a with a final mix): the smallest lots are a
 * representative sample, independent of the order of matches.
 */
function drawLot(name: string): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
