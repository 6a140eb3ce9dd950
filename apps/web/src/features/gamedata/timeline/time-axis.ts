import type { MatchReport } from '@datacoach/contract';
import { formatClock } from '../../../shared/format/duration.ts';
import type { Clock } from '../team-words.ts';

/** A glyph on one lane: the position of its moment and its kind. */
export interface LaneGlyph {
  /** Left edge at its own time, in px. */
  readonly at: number;
  readonly kind: string;
}

interface Request {
  readonly index: number;
  readonly at: number;
  /** Max distance from `at`, in px. */
  readonly reach: number;
}

/** Max widths that a glyph may move from its time before it is misleading. */
const REACH = 2;
/** Tolerance for rounding errors when positions fit exactly, in px. */
const ROUNDING = 1e-6;

/**
 * Returns the left edges of the glyphs of one lane in px, in order of their times: no overlaps, none more than two
 * widths from its time; null for a glyph that has no room. Goals are placed first, then the rarer kinds. `glyphs` are
 * sorted by `at`; `right` is the last left edge.
 */
export function spreadGlyphs(
  glyphs: readonly LaneGlyph[],
  spacing: number,
  right: number,
): (number | null)[] {
  const all = glyphs.map(({ at }, index) => ({ index, at: Math.min(at, right), reach: REACH * spacing }));
  const isGoal = ({ index }: Request) => glyphs[index]?.kind === 'goal';
  const goals = withRoom([], all.filter(isGoal), spacing, right);
  const goalPlaces = placesOf(goals, spacing, right) ?? [];
  const fixed = goals.map((goal, index) => ({ ...goal, at: goalPlaces[index] ?? goal.at, reach: 0 }));
  const ofKind = Map.groupBy(glyphs, ({ kind }) => kind);
  const countOf = ({ index }: Request) => ofKind.get(glyphs[index]?.kind ?? '')?.length ?? 0;
  const others = all.filter((glyph) => !isGoal(glyph)).sort((a, b) => countOf(a) - countOf(b));
  const kept = withRoom(fixed, others, spacing, right);
  const places = placesOf(kept, spacing, right) ?? [];
  const placed = new Map(kept.map(({ index }, order) => [index, places[order] ?? null]));
  return glyphs.map((_, index) => placed.get(index) ?? null);
}

/** Adds to `first` each of `more` that still fits, in lane order. */
function withRoom(
  first: readonly Request[],
  more: readonly Request[],
  spacing: number,
  right: number,
): readonly Request[] {
  let kept = first;
  for (const glyph of more) {
    const tried = [...kept, glyph].sort((a, b) => a.index - b.index);
    if (placesOf(tried, spacing, right)) kept = tried;
  }
  return kept;
}

/** Returns positions as near to the given ones as possible, or null if not all fit. */
function placesOf(requested: readonly Request[], spacing: number, right: number): number[] | null {
  const latest: number[] = [];
  let limit = right;
  for (const { at, reach } of requested.toReversed()) {
    latest.unshift(Math.min(at + reach, limit));
    limit = (latest[0] ?? 0) - spacing;
  }
  const places: number[] = [];
  let free = 0;
  for (const [index, { at, reach }] of requested.entries()) {
    const from = Math.max(at - reach, free);
    const until = latest[index] ?? 0;
    if (from > until + ROUNDING) return null;
    const place = Math.min(Math.max(at, from), until);
    places.push(place);
    free = place + spacing;
  }
  return places;
}

/** Time axis of play, in seconds from its left end. */
export interface TimeAxis {
  length: number;
  /** Whether it follows the scoreboard clock instead of recorded time. */
  isByClock: boolean;
  at(moment: { clock: Clock; time: number }): number;
  ticks: readonly { at: number; label: string }[];
}

const MINUTE = 60;
/** Below this share of recorded time the clock isn't running (unlimited time, training), so real time is used. */
const MIN_CLOCK_SHARE = 0.5;

/** Returns an axis that follows the scoreboard clock, with overtime after regulation, so that goal replays take no room. */
export function timeAxis(report: Pick<MatchReport, 'timeline' | 'pressure' | 'match'>): TimeAxis {
  const moments = [...report.pressure.buckets, ...report.timeline];
  const regulation = moments.filter((moment) => !moment.clock.overtime);
  const clocks = regulation.map((moment) => moment.clock.seconds);
  const times = regulation.map((moment) => moment.time);
  const clockSpan = Math.max(...clocks) - Math.min(...clocks);
  const timeSpan = Math.max(...times) - Math.min(...times);
  if (regulation.length < 2 || clockSpan < MIN_CLOCK_SHARE * Math.min(timeSpan, report.match.liveSeconds)) {
    return realTimeAxis(Math.max(report.match.duration, ...moments.map((moment) => moment.time), 1));
  }
  const top = Math.ceil(Math.max(...clocks) / MINUTE) * MINUTE;
  const overtime = moments.filter((moment) => moment.clock.overtime).map((moment) => moment.clock.seconds);
  const hasOvertime = overtime.length > 0;
  const regulationLength = top - (hasOvertime ? 0 : Math.max(0, Math.floor(Math.min(...clocks))));
  const ticks = [];
  for (let at = 0; at < regulationLength; at += MINUTE) ticks.push({ at, label: formatClock(top - at) });
  if (hasOvertime) ticks.push({ at: regulationLength, label: 'OT' });
  return {
    isByClock: true,
    length: regulationLength + (hasOvertime ? Math.max(...overtime) : 0),
    at: ({ clock }) => (clock.overtime ? regulationLength + clock.seconds : top - clock.seconds),
    ticks,
  };
}

function realTimeAxis(length: number): TimeAxis {
  const ticks = [];
  for (let at = 0; at < length; at += MINUTE) ticks.push({ at, label: formatClock(at) });
  return { isByClock: false, length, at: ({ time }) => time, ticks };
}

/** Min width of a tick label, in px. */
const TICK_PX = 44;

/** Returns the ticks that fit on `inner` px. */
export function shownTicks(axis: TimeAxis, inner: number) {
  const every = Math.max(1, Math.ceil((axis.ticks.length * TICK_PX) / inner));
  return axis.ticks.filter(({ label }, index) => index % every === 0 || label === 'OT');
}
