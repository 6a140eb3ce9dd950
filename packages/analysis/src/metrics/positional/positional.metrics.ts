import { backPostDetector } from '../../detectors/back-post/back-post.detector.ts';
import { doubleCommitDetector } from '../../detectors/double-commit/double-commit.detector.ts';
import { type Role, type RoleName, roleDetector } from '../../detectors/role/role.detector.ts';
import { isStandardMap } from '../../detectors/shot/standard-goals.ts';
import { length } from '../../model/length.ts';
import { getPitchZone, getZoneIndex, PITCH_ZONES } from '../../model/pitch-zones.ts';
import { sum } from '../../sums.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { NO_TEAM, PRESENCE } from '../../timeline/tracks.ts';
import {
  eventsPer5,
  type MetricCompute,
  type MetricComputes,
  type MetricInput,
  mean,
  per5,
  perMatch,
  share,
  shareOfEvents,
} from '../define-metric.ts';
import type { Tally } from '../metric.ts';
import type { MetricKey } from '../metrics.ts';

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

const liveDistances = perMatch(({ match, teamSize }) => measure(match, teamSize));
const liveDistance =
  (name: keyof LiveDistances) =>
  (input: MetricInput): Tally =>
    liveDistances(input).get(input.player.index)![name];

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
function meanToTeammates({ size, alive, between }: Scene, players: readonly PlayerView[], self: number) {
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

function nearestOpponent({ size, alive, between }: Scene, players: readonly PlayerView[], self: number) {
  const { team } = players[self]!;
  let shortest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < size; other++) {
    if (alive[other] === 0 || players[other]!.team === team) continue;
    shortest = Math.min(shortest, between[self * size + other]!);
  }
  return shortest;
}

/** Seconds of live play in each role; `ambiguous` is crowding. Source: game-and-stats.md 3.33. */
export type RoleInsight = Record<RoleName, number>;

/** @param own role spans of one player */
export function calculateRoleSeconds(own: readonly Role[]): RoleInsight {
  const seconds: RoleInsight = { first: 0, second: 0, third: 0, ambiguous: 0 };
  for (const { duration, evidence } of own) seconds[evidence.role] += duration;
  return seconds;
}

/** A player becoming first man after a teammate, `seconds` after the teammate stopped being first man. */
interface Handoff {
  readonly player: number;
  readonly seconds: number;
}

/** Longer without a first man is not a handoff, because no one went. */
const MAX_HANDOFF_SECONDS = 3;

/** Handoffs of first man in a match, only within uninterrupted play. */
const handoffs = perMatch(({ match, all }: MetricInput): readonly Handoff[] =>
  match.teams.flatMap((team) => {
    const members = new Set(team.map(({ index }) => index));
    const spans = all(roleDetector)
      .filter(({ player, evidence }) => members.has(player) && evidence.role === 'first')
      .sort((a, b) => a.frame - b.frame);
    return spans.flatMap((span, index): Handoff[] => {
      const before = spans[index - 1];
      if (before === undefined || before.player === span.player) return [];
      const seconds = Math.max(0, span.time - match.clock.elapsed[before.endFrame]!);
      const isLive = match.live.subarray(before.endFrame, span.frame).every((live) => live === 1);
      return isLive && seconds <= MAX_HANDOFF_SECONDS ? [{ player: span.player, seconds }] : [];
    });
  }),
);

const handoffsTo = (input: MetricInput): readonly Handoff[] =>
  handoffs(input).filter(({ player }) => player === input.player.index);

function roleShare(role: RoleName): (input: MetricInput) => Tally {
  return ({ of }) => {
    const seconds = calculateRoleSeconds(of(roleDetector));
    return share(seconds[role], seconds.first + seconds.second + seconds.third + seconds.ambiguous);
  };
}

/** Position of the car while the ball is in play, in 24 shares. Source: game-and-stats.md 4.4 and 4.5. */
const ZONE_METRICS = Object.fromEntries(
  PITCH_ZONES.map(({ code }, index): [string, MetricCompute] => [
    `timeInZone${code}`,
    (input) => {
      const seconds = calculateZoneSeconds(input);
      return share(seconds[index]!, sum(seconds));
    },
  ]),
) as Record<Extract<MetricKey, `timeInZone${number}`>, MetricCompute>;

/** Returns the seconds of live play with the player's car in each zone, in the order of the zone codes. */
export function calculateZoneSeconds(input: MetricInput): readonly number[] {
  return secondsByPlayer(input).get(input.player.index)!;
}

const secondsByPlayer = perMatch(
  ({ match }) => new Map(match.players.map((player) => [player.index, zoneSeconds(match, player)])),
);

function zoneSeconds({ live, clock, frames, timeline }: MatchView, { car, team }: PlayerView): number[] {
  const seconds = PITCH_ZONES.map(() => 0);
  if (!isStandardMap(timeline)) return seconds;
  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] !== 1 || car.presence[frame] !== PRESENCE.alive) continue;
    const zone = getPitchZone(team, car.x[frame]!, car.y[frame]!);
    seconds[getZoneIndex(zone)]! += clock.delta[frame]!;
  }
  return seconds;
}

/** Where a player is relative to the ball and others while the ball is in play, and what goes wrong between teammates. */
export const POSITIONAL_METRICS = {
  ...ZONE_METRICS,
  distanceFromBall: liveDistance('ball'),
  distanceFromBallPossession: liveDistance('ballInPossession'),
  distanceFromBallNoPossession: liveDistance('ballWithoutPossession'),
  distanceFromTeammates: liveDistance('teammates'),
  distanceFromOpponents: liveDistance('nearestOpponent'),
  spacingIndex: liveDistance('spacing'),
  cornerDoubleCommits: eventsPer5(doubleCommitDetector, ({ evidence }) => evidence.corner),
  doubleCommits: eventsPer5(doubleCommitDetector),
  firstManShare: roleShare('first'),
  ambiguousRoleShare: roleShare('ambiguous'),
  backPostRotationPct: shareOfEvents(
    backPostDetector,
    ({ evidence }) => evidence.backPost === true,
    ({ evidence }) => evidence.backPost !== null,
  ),
  firstManChanges: (input) => per5(handoffsTo(input).length, input),
  handoffTime: (input) => mean(handoffsTo(input).map(({ seconds }) => seconds)),
  demolitionsInflicted: (input) => input.facts.demo && per5(input.facts.demo.inflicted, input),
  demolitionsTaken: (input) => input.facts.demo && per5(input.facts.demo.taken, input),
  // Speed and position by the rules of ballchasing.com (game-and-stats.md 5.4 and 5.5).
  carSpeed: ({ facts: { movement } }) =>
    movement?.averageSpeed == null
      ? null
      : { sum: movement.averageSpeed * movement.trackedSeconds, over: movement.trackedSeconds },
  timeBehindBall: ({ facts: { positioning } }) =>
    positioning &&
    share(positioning.behindBallSeconds, positioning.behindBallSeconds + positioning.inFrontOfBallSeconds),
  timeMostBack: ({ facts: { roles } }) => roles && share(roles.mostBackSeconds, roles.presentSeconds),
  timeMostForward: ({ facts: { roles } }) => roles && share(roles.mostForwardSeconds, roles.presentSeconds),
} satisfies MetricComputes;
