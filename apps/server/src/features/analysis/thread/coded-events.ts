import {
  createContextReader,
  type GameHighlights,
  getMomentsKey,
  getOpeningScores,
  hasMomentRule,
  isMetricMoment,
  listGameHighlights,
  type MatchEvent,
  METRICS,
} from '@datacoach/analysis';
import { EVENT_ROLES, type MatchInsight, type MatchReport, SCORE_STATES } from '@datacoach/contract';
import type { CodedEvent } from '../../gamedata/index.ts';

type KindIndex = Record<string, number[]>;

const NO_PLAYER = -1;

type Players = MatchReport['players'];

/** Maps kinds and metrics to the indexes of their events in the given list. */
export function indexKinds(players: Players, events: readonly MatchEvent[]): KindIndex {
  const byKind = createIndexesByKind(players, events);
  const ruled = METRICS.filter(({ key }) => hasMomentRule(key));
  const byMetric = ruled.map(({ key, events: kinds }) => {
    const ordinals = new Set(kinds.flatMap((kind) => (byKind[kind] ?? []).filter((_, at) => at % 2 === 0)));
    const indexes = [...ordinals].flatMap((ordinal) =>
      listOwners(key, events[ordinal]!, players).flatMap((number) => [ordinal, number]),
    );
    return [getMomentsKey(key), indexes] as const;
  });
  return { ...byKind, ...Object.fromEntries(byMetric) };
}

function createIndexesByKind(players: Players, events: readonly MatchEvent[]): KindIndex {
  const numbers = new Map(players.map(({ key }, number) => [key, number]));
  const index: KindIndex = {};
  events.forEach(({ kind, player }, ordinal) => {
    const indexes = index[kind] ?? [];
    indexes.push(ordinal, player === null ? NO_PLAYER : (numbers.get(player) ?? NO_PLAYER));
    index[kind] = indexes;
  });
  return index;
}

/** Returns the indexes of the players for whom the event counts toward the metric; empty if it counts for nobody. */
function listOwners(metric: string, event: MatchEvent, players: Players): number[] {
  if (!isMetricMoment(metric, event, null)) return [];
  const owners = [...players.keys()].filter((number) => {
    const { key, team } = players[number]!;
    return isMetricMoment(metric, event, { team, players: new Set([key]) });
  });
  return owners.length === 0 ? [NO_PLAYER] : owners;
}

/** Largest number of a two-byte column. */
const MAX_CODE = 32_767;

/** Rounds to two bytes; in hostile files players can be anywhere, or nowhere. */
const clampToSmallInt = (value: number): number =>
  Math.max(-MAX_CODE, Math.min(MAX_CODE, Math.round(value) || 0));
/** Limits to single precision. */
const toSinglePrecision = (value: number): number =>
  Number.isFinite(Math.fround(value)) ? Number(value) : 0;

/** Builds rows for the events with a code; ordinals are indexes in the given list. */
export function createCodedEvents(
  report: Pick<MatchReport, 'players' | 'teams' | 'timeline'>,
  events: readonly MatchEvent[],
): CodedEvent[] {
  const numbers = new Map(report.players.map(({ key }, number) => [key, number]));
  const getContext = createContextReader({
    opening: getOpeningScores(report),
    ofKind: (kind) => events.filter((event) => event.kind === kind),
    ofPlayer: (kind, player) => events.filter((event) => event.kind === kind && event.player === player),
  });
  return events.flatMap((event, ordinal) => {
    if (event.code === null) return [];
    const { role, scoreState } = getContext(event);
    const { code, team, frame, time, clock, x, y, z, zone, confidence, evidence } = event;
    return {
      ordinal,
      code,
      player: event.player === null ? null : (numbers.get(event.player) ?? null),
      team,
      frame,
      time: toSinglePrecision(time),
      clock: toSinglePrecision(clock.seconds),
      overtime: clock.overtime,
      x: clampToSmallInt(x),
      y: clampToSmallInt(y),
      z: clampToSmallInt(z),
      zone,
      confidence: toSinglePrecision(confidence),
      // Known for attempts only; own goals are none (decisions.md 19.9).
      xg:
        typeof evidence.xg === 'number' && evidence.ownGoal !== true ? toSinglePrecision(evidence.xg) : null,
      outcome: typeof evidence.outcome === 'string' ? evidence.outcome : null,
      role: role === null ? null : EVENT_ROLES.indexOf(role),
      scoreState: scoreState === null ? null : SCORE_STATES.indexOf(scoreState),
    };
  });
}

/** Returns what careers count in a match, by player key. */
export function listHighlights(
  report: MatchReport,
  insight: MatchInsight | null,
  events: readonly MatchEvent[],
): Record<string, GameHighlights> {
  return Object.fromEntries(
    report.players.map((player) => [player.key, listGameHighlights(report, insight, events, player)]),
  );
}

/**
 * Makes a value storable: PostgreSQL rejects NUL characters and half surrogate pairs, which names in a hostile file
 * may contain; invalid numbers become null, as in JSON. Most values are fine, and only the others are copied.
 */
export function toStorable<T>(value: T): T {
  return (isStorable(value) ? value : copyStorable(value)) as T;
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  for (const key in value) {
    if (!isStorable(key) || !isStorable((value as Record<string, unknown>)[key])) return false;
  }
  return true;
}

function copyStorable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(toStorable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [toStorable(key), toStorable(inner)]),
  );
}
