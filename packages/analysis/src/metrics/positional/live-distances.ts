import type { MatchView, PlayerView } from '../../detectors/match-view.ts';
import { NO_TEAM, PRESENCE } from '../../timeline/tracks.ts';
import type { MetricInput } from '../define-metric.ts';
import type { Tally } from '../metric.ts';
import { perMatch } from '../per-match.ts';

/** Mean distance to the mates that counts as good spacing, uu, by players a team (game-and-stats.md 4.5). */
const SPACING: Readonly<Record<number, readonly [number, number]>> = { 2: [1800, 4200] };
const WIDE_SPACING = [2000, 4500] as const;

/** Distances of one player in live play while his car is on the field: sums over updates of his car, uu. */
export interface LiveDistances {
  ball: Tally;
  /** By whose team touched last. */
  ballInPossession: Tally;
  ballWithoutPossession: Tally;
  /** Of the mean distance to the mates on the field, and of the distance to the nearest opponent. */
  mates: Tally;
  nearestOpponent: Tally;
  /** Seconds with good spacing, of those with a mate on the field. */
  spacing: Tally;
}

export function liveDistancesOf(input: MetricInput): LiveDistances {
  return liveDistances(input).get(input.player.index)!;
}

const liveDistances = perMatch(
  ({ match, teamSize }) =>
    new Map(match.players.map((player) => [player.index, measure(match, player, teamSize)])),
);

function measure(match: MatchView, view: PlayerView, teamSize: number): LiveDistances {
  const { ball, clock, live, frames, teams } = match;
  const { car, team } = view;
  const mates = teams[team].filter((other) => other !== view).map((other) => other.car);
  const opponents = teams[team === 0 ? 1 : 0].map((other) => other.car);
  const [closest, widest] = SPACING[teamSize] ?? WIDE_SPACING;
  const toBall = { sum: 0, over: 0 };
  const inPossession = { sum: 0, over: 0 };
  const withoutPossession = { sum: 0, over: 0 };
  const toMates = { sum: 0, over: 0 };
  const toOpponent = { sum: 0, over: 0 };
  const spacing = { sum: 0, over: 0 };
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] !== 1 || car.presence[frame] !== PRESENCE.alive) continue;
    const updated = car.updated[frame] === 1;
    const mateDistance = meanDistance(car, mates, frame);
    if (mateDistance >= 0) {
      const delta = clock.delta[frame]!;
      spacing.over += delta;
      if (mateDistance >= closest && mateDistance <= widest) spacing.sum += delta;
      if (updated) add(toMates, mateDistance);
    }
    if (!updated) continue;
    const opponentDistance = leastDistance(car, opponents, frame);
    if (opponentDistance < Number.POSITIVE_INFINITY) add(toOpponent, opponentDistance);
    if (ball.present[frame] !== 1) continue;
    const distance = Math.sqrt(squared(car, ball, frame));
    add(toBall, distance);
    const last = ball.hitTeam[frame];
    if (last !== NO_TEAM) add(last === team ? inPossession : withoutPossession, distance);
  }
  return {
    ball: toBall,
    ballInPossession: inPossession,
    ballWithoutPossession: withoutPossession,
    mates: toMates,
    nearestOpponent: toOpponent,
    spacing,
  };
}

function add(tally: { sum: number; over: number }, value: number): void {
  tally.sum += value;
  tally.over += 1;
}

type Position = Record<'x' | 'y' | 'z', Float32Array>;
type Car = PlayerView['car'];

/** Much faster than Math.hypot, which guards against overflow. */
function squared(a: Position, b: Position, frame: number): number {
  const dx = a.x[frame]! - b.x[frame]!;
  const dy = a.y[frame]! - b.y[frame]!;
  const dz = a.z[frame]! - b.z[frame]!;
  return dx * dx + dy * dy + dz * dz;
}

/** -1 when none is on the field. */
function meanDistance(car: Car, others: readonly Car[], frame: number): number {
  let sum = 0;
  let count = 0;
  for (const other of others) {
    if (other.presence[frame] !== PRESENCE.alive) continue;
    sum += Math.sqrt(squared(car, other, frame));
    count += 1;
  }
  return count === 0 ? -1 : sum / count;
}

function leastDistance(car: Car, others: readonly Car[], frame: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    if (other.presence[frame] === PRESENCE.alive) least = Math.min(least, squared(car, other, frame));
  }
  return Math.sqrt(least);
}
