import { length } from '../../model/length.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { NO_TEAM, PRESENCE } from '../../timeline/tracks.ts';
import { type MetricComputes, type MetricInput, perMatch } from '../define-metric.ts';
import type { Tally } from '../metric.ts';

/** Range of the mean distance to teammates that counts as good spacing, uu, by players per team (game-and-stats.md 4.5). */
const SPACING: Readonly<Record<number, readonly [number, number]>> = { 2: [1800, 4200] };
const WIDE_SPACING = [2000, 4500] as const;

/** A player's distances in live play while their car is on the field: sums over updates of their car, uu. */
interface LiveDistances {
  ball: Tally;
  /** Split by the team that touched last. */
  ballInPossession: Tally;
  ballWithoutPossession: Tally;
  /** Mean distance to the teammates on the field, and distance to the nearest opponent. */
  teammates: Tally;
  nearestOpponent: Tally;
  /** Seconds with good spacing, out of those with a teammate on the field. */
  spacing: Tally;
}

function liveDistancesOf(input: MetricInput): LiveDistances {
  return liveDistances(input).get(input.player.index)!;
}

const liveDistances = perMatch(({ match, teamSize }) => measure(match, teamSize));

/** Creates a scene: players on the field in a frame, their positions and distances. */
function createScene(players: readonly PlayerView[]) {
  const size = players.length;
  return {
    size,
    alive: new Uint8Array(size),
    x: new Float64Array(size),
    y: new Float64Array(size),
    z: new Float64Array(size),
    /** Row-major; symmetric. */
    between: new Float64Array(size * size),
  };
}
type Scene = ReturnType<typeof createScene>;

function readScene(scene: Scene, players: readonly PlayerView[], frame: number): void {
  const { size, alive, x, y, z, between } = scene;
  for (let a = 0; a < size; a++) {
    const { car } = players[a]!;
    alive[a] = car.presence[frame] === PRESENCE.alive ? 1 : 0;
    if (alive[a] === 0) continue;
    x[a] = car.x[frame]!;
    y[a] = car.y[frame]!;
    z[a] = car.z[frame]!;
    for (let b = 0; b < a; b++) {
      if (alive[b] === 0) continue;
      const distance = length(x[a]! - x[b]!, y[a]! - y[b]!, z[a]! - z[b]!);
      between[a * size + b] = distance;
      between[b * size + a] = distance;
    }
  }
}

const empty = () => ({ sum: 0, over: 0 });
const createDistances = () => ({
  ball: empty(),
  ballInPossession: empty(),
  ballWithoutPossession: empty(),
  teammates: empty(),
  nearestOpponent: empty(),
  spacing: empty(),
});

function measure(match: MatchView, teamSize: number): ReadonlyMap<number, LiveDistances> {
  const { ball, clock, live, frames, players } = match;
  const [closest, widest] = SPACING[teamSize] ?? WIDE_SPACING;
  const scene = createScene(players);
  const { size, alive, x, y, z } = scene;
  const all = players.map(createDistances);
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] !== 1) continue;
    readScene(scene, players, frame);
    const delta = clock.delta[frame]!;
    const last = ball.hitTeam[frame]!;
    for (let self = 0; self < size; self++) {
      if (alive[self] === 0) continue;
      const { car, team } = players[self]!;
      const own = all[self]!;
      const updated = car.updated[frame] === 1;
      const teammates = meanToTeammates(scene, players, self);
      if (teammates >= 0) {
        own.spacing.over += delta;
        if (teammates >= closest && teammates <= widest) own.spacing.sum += delta;
        if (updated) add(own.teammates, teammates);
      }
      if (!updated) continue;
      const opponent = nearestOpponent(scene, players, self);
      if (opponent < Number.POSITIVE_INFINITY) add(own.nearestOpponent, opponent);
      if (ball.present[frame] !== 1) continue;
      const distance = length(
        ball.x[frame]! - x[self]!,
        ball.y[frame]! - y[self]!,
        ball.z[frame]! - z[self]!,
      );
      add(own.ball, distance);
      if (last !== NO_TEAM) add(last === team ? own.ballInPossession : own.ballWithoutPossession, distance);
    }
  }
  return new Map(players.map(({ index }, row) => [index, all[row]!]));
}

function add(tally: { sum: number; over: number }, value: number): void {
  tally.sum += value;
  tally.over += 1;
}

/** Returns -1 if none is on the field. */
function meanToTeammates(
  { size, alive, between }: Scene,
  players: readonly PlayerView[],
  self: number,
): number {
  const { team } = players[self]!;
  let sum = 0;
  let count = 0;
  for (let other = 0; other < size; other++) {
    if (other === self || alive[other] === 0 || players[other]!.team !== team) continue;
    sum += between[self * size + other]!;
    count += 1;
  }
  return count === 0 ? -1 : sum / count;
}

function nearestOpponent(
  { size, alive, between }: Scene,
  players: readonly PlayerView[],
  self: number,
): number {
  const { team } = players[self]!;
  let shortest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < size; other++) {
    if (alive[other] === 0 || players[other]!.team === team) continue;
    shortest = Math.min(shortest, between[self * size + other]!);
  }
  return shortest;
}

/** Distances to the ball and players while the ball is in play. */
export const DISTANCE_METRICS = {
  distanceFromBall: (input) => liveDistancesOf(input).ball,
  distanceFromBallPossession: (input) => liveDistancesOf(input).ballInPossession,
  distanceFromBallNoPossession: (input) => liveDistancesOf(input).ballWithoutPossession,
  distanceFromTeammates: (input) => liveDistancesOf(input).teammates,
  distanceFromOpponents: (input) => liveDistancesOf(input).nearestOpponent,
  spacingIndex: (input) => liveDistancesOf(input).spacing,
} satisfies MetricComputes;
