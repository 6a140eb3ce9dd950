import { aerialDetector } from '../../detectors/aerial/aerial.detector.ts';
import { airDribbleDetector } from '../../detectors/air-dribble/air-dribble.detector.ts';
import { ceilingShotDetector } from '../../detectors/ceiling-shot/ceiling-shot.detector.ts';
import { doubleTapDetector } from '../../detectors/double-tap/double-tap.detector.ts';
import { dribbleDetector } from '../../detectors/dribble/dribble.detector.ts';
import { flickDetector } from '../../detectors/flick/flick.detector.ts';
import { flipDetector } from '../../detectors/flip/flip.detector.ts';
import { flipResetDetector } from '../../detectors/flip-reset/flip-reset.detector.ts';
import { halfFlipDetector } from '../../detectors/half-flip/half-flip.detector.ts';
import { pinchDetector } from '../../detectors/pinch/pinch.detector.ts';
import { redirectDetector } from '../../detectors/redirect/redirect.detector.ts';
import { speedFlipDetector } from '../../detectors/speed-flip/speed-flip.detector.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import { splitIntoPlays, type TouchEvent } from '../../detectors/touch/touch-event.ts';
import { waveDashDetector } from '../../detectors/wave-dash/wave-dash.detector.ts';
import { whiffDetector } from '../../detectors/whiff/whiff.detector.ts';
import { length } from '../../model/length.ts';
import { sumOf } from '../../sums.ts';
import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { eventsPer5, type MetricComputes, per5, perMatch, share, shareOfEvents } from '../define-metric.ts';

/** The ball is under control within this distance and relative speed, uu and uu/s, for this share of this time, s [SA]. */
const NEAR_BALL = 600;
const SLOW_BALL = 800;
const CONTROLLED_SHARE = 0.7;
const WATCH_SECONDS = 1.25;

/**
 * Whether the first touch of each of a player's receptions was controlled (game-and-stats.md 4.2, touch quality), by
 * index into `Timeline.players`. Excluded: the first touch of a kickoff, which has no passer, 50/50s, and touches
 * followed by less play than the time watched.
 */
const firstTouches = perMatch(({ match, all }): ReadonlyMap<number, boolean[]> => {
  const byPlayer = new Map<number, boolean[]>();
  for (const play of splitIntoPlays(match, all(touchDetector))) {
    const stops = match.clock.elapsed[play.endFrame]!;
    play.touches.forEach((touch, at) => {
      const before = play.touches[at - 1];
      const view = match.viewOf(touch.player);
      if (before === undefined || before.player === touch.player || touch.evidence.contested) return;
      if (view === undefined || touch.time + WATCH_SECONDS > stops) return;
      const known = byPlayer.get(touch.player) ?? [];
      byPlayer.set(touch.player, [...known, isControlled(match, view, touch)]);
    });
  }
  return byPlayer;
});

function isControlled(match: MatchView, view: PlayerView, { frame, time }: TouchEvent): boolean {
  const { clock, ball, frames } = match;
  const { car } = view;
  let near = 0;
  for (let at = frame + 1; at < frames && clock.elapsed[at]! - time <= WATCH_SECONDS; at++) {
    if (!match.isAlive(view, at)) break;
    const away = calculateDistanceAt(ball, car, at);
    if (away > NEAR_BALL) continue;
    const speed = length(ball.vx[at]! - car.vx[at]!, ball.vy[at]! - car.vy[at]!, ball.vz[at]! - car.vz[at]!);
    if (speed <= SLOW_BALL) near += clock.delta[at]!;
  }
  return near >= CONTROLLED_SHARE * WATCH_SECONDS;
}

/** What a player does with the ball, in the air, and in moving. */
export const MECHANIC_METRICS = {
  dribbles: eventsPer5(dribbleDetector),
  dribbleTime: (input) =>
    per5(
      sumOf(input.of(dribbleDetector), ({ duration }) => duration),
      input,
    ),
  flicks: eventsPer5(flickDetector),
  doubleTaps: eventsPer5(doubleTapDetector),
  redirects: eventsPer5(redirectDetector),
  pinches: eventsPer5(pinchDetector),
  wallTouches: eventsPer5(touchDetector, ({ evidence }) => evidence.surface === 'wall'),
  whiffs: eventsPer5(whiffDetector),
  touchQuality: (input) => {
    const first = firstTouches(input).get(input.player.index) ?? [];
    return share(first.filter((isControlled) => isControlled).length, first.length);
  },
  aerialTouches: eventsPer5(aerialDetector, ({ kind }) => kind === 'aerialTouch'),
  aerialSuccessPct: shareOfEvents(
    aerialDetector,
    ({ kind }) => kind === 'aerialTouch',
    ({ kind }) => kind !== 'aerialJump',
  ),
  doubleAerials: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && event.evidence.double),
  singleAerials: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && !event.evidence.double),
  fastAerials: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && event.evidence.fast),
  airDribbles: eventsPer5(airDribbleDetector),
  flipResets: eventsPer5(flipResetDetector),
  ceilingShots: eventsPer5(ceilingShotDetector, ({ evidence }) => evidence.direct),
  flips: eventsPer5(flipDetector, ({ evidence }) => evidence.partOf === null),
  halfFlips: eventsPer5(halfFlipDetector),
  speedFlips: eventsPer5(speedFlipDetector),
  waveDashes: eventsPer5(waveDashDetector),
  powerslides: (input) => input.facts.movement && per5(input.facts.movement.powerslides, input),
  avgSpeed: ({ facts: { movement: facts } }) =>
    facts?.averageSpeed == null
      ? null
      : { sum: facts.averageSpeed * facts.trackedSeconds, over: facts.trackedSeconds },
  supersonicPct: ({ facts: { movement: facts } }) =>
    facts && share(facts.supersonicSeconds, facts.trackedSeconds),
} satisfies MetricComputes;
