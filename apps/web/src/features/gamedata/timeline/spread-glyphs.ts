import type { TimelineMoment } from './timeline-moments.ts';

/** A glyph on one lane: the position of its moment and its kind. */
export interface LaneGlyph {
  /** Left edge at its own time, in px. */
  readonly at: number;
  readonly kind: string;
}

interface GlyphRequest {
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
  const isGoal = ({ index }: GlyphRequest) => glyphs[index]?.kind === 'goal';
  const goals = addFitting([], all.filter(isGoal), spacing, right);
  const goalPositions = positionGlyphs(goals, spacing, right) ?? [];
  const fixed = goals.map((goal, index) => ({ ...goal, at: goalPositions[index] ?? goal.at, reach: 0 }));
  const ofKind = Map.groupBy(glyphs, ({ kind }) => kind);
  const countMatching = ({ index }: GlyphRequest) => ofKind.get(glyphs[index]?.kind ?? '')?.length ?? 0;
  const others = all.filter((glyph) => !isGoal(glyph)).sort((a, b) => countMatching(a) - countMatching(b));
  const kept = addFitting(fixed, others, spacing, right);
  const positions = positionGlyphs(kept, spacing, right) ?? [];
  const placed = new Map(kept.map(({ index }, order) => [index, positions[order] ?? null]));
  return glyphs.map((_, index) => placed.get(index) ?? null);
}

/** Adds to `first` each of `more` that still fits, in lane order. */
function addFitting(
  first: readonly GlyphRequest[],
  more: readonly GlyphRequest[],
  spacing: number,
  right: number,
): readonly GlyphRequest[] {
  let kept = first;
  for (const glyph of more) {
    const tried = [...kept, glyph].sort((a, b) => a.index - b.index);
    if (positionGlyphs(tried, spacing, right)) kept = tried;
  }
  return kept;
}

/** Returns positions as near to the given ones as possible, or null if not all fit. */
function positionGlyphs(requested: readonly GlyphRequest[], spacing: number, right: number): number[] | null {
  const latest: number[] = [];
  let limit = right;
  for (const { at, reach } of requested.toReversed()) {
    latest.unshift(Math.min(at + reach, limit));
    limit = (latest[0] ?? 0) - spacing;
  }
  const positions: number[] = [];
  let free = 0;
  for (const [index, { at, reach }] of requested.entries()) {
    const from = Math.max(at - reach, free);
    const until = latest[index] ?? 0;
    if (from > until + ROUNDING) return null;
    const position = Math.min(Math.max(at, from), until);
    positions.push(position);
    free = position + spacing;
  }
  return positions;
}

/** A team's moments in chronological order. */
export interface Lane {
  readonly moments: readonly TimelineMoment[];
  /** With the center of each glyph, px. */
  readonly placed: readonly { readonly moment: TimelineMoment; readonly x: number }[];
  /** Number of moments without room. */
  readonly leftOut: number;
}

/**
 * Places the glyphs of one team's moments.
 *
 * @param getX position of a moment in px
 * @param size of a glyph, px
 */
export function layOutLane(
  all: readonly TimelineMoment[],
  team: 0 | 1,
  getX: (moment: TimelineMoment) => number,
  size: number,
  width: number,
): Lane {
  const moments = all.filter((moment) => moment.team === team).sort((a, b) => getX(a) - getX(b));
  if (width === 0) return { moments, placed: [], leftOut: 0 };
  const glyphs = moments.map((moment) => ({ at: Math.max(0, getX(moment) - size / 2), kind: moment.kind }));
  const positions = spreadGlyphs(glyphs, size, width - size);
  const placed = moments.flatMap((moment, index) => {
    const position = positions[index];
    return typeof position === 'number' ? [{ moment, x: position + size / 2 }] : [];
  });
  return { moments, placed, leftOut: moments.length - placed.length };
}

const GOAL_LINE_Y = 5120;

/**
 * Returns paths of bars that show how deep the ball is in a half: blue's attack up from `middle`, orange's down.
 *
 * @param fullBar height with the ball on the goal line, px
 * @param width of a bar, px
 */
export function drawPressure<Bucket extends { ballY: number }>(
  buckets: readonly Bucket[],
  getX: (bucket: Bucket) => number,
  { middle, fullBar, width }: { middle: number; fullBar: number; width: number },
): [string, string] {
  const paths: [string, string] = ['', ''];
  const wide = Math.max(width, 0.5).toFixed(1);
  for (const bucket of buckets) {
    const height = Math.max(-1, Math.min(1, bucket.ballY / GOAL_LINE_Y)) * fullBar;
    paths[height >= 0 ? 0 : 1] +=
      `M${getX(bucket).toFixed(1)} ${middle}h${wide}v${(-height).toFixed(1)}h-${wide}z`;
  }
  return paths;
}
