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
import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import {
  eventsPer5,
  type MetricComputes,
  type MetricInput,
  per5,
  perMatch,
  share,
} from '../define-metric.ts';

/** The ball is under control within this distance and relative speed, uu and uu/s, for this share of this time, s [SA]. */
const NEAR_BALL = 600;
const SLOW_BALL = 800;
const CONTROLLED_SHARE = 0.7;
const WATCH_SECONDS = 1.25;

/** A player's first touch after another player's touch. */
interface FirstTouch {
  touch: TouchEvent;
  controlled: boolean;
}

/**
 * Returns first touches of a player's receptions in a match (game-and-stats.md 4.2, touch quality). Excluded: the
 * first touch of a kickoff, which has no passer, 50/50s, and touches followed by less play than the time watched.
 */
function listFirstTouches(input: MetricInput): readonly FirstTouch[] {
  return firstTouches(input).get(input.player.index) ?? [];
}

const firstTouches = perMatch(({ match, all }) => findFirstTouches(match, all(touchDetector)));

function findFirstTouches(match: MatchView, touches: readonly TouchEvent[]): Map<number, FirstTouch[]> {
  const byPlayer = new Map<number, FirstTouch[]>();
  for (const play of splitIntoPlays(match, touches)) {
    const stops = match.clock.elapsed[play.endFrame]!;
    play.touches.forEach((touch, at) => {
      const before = play.touches[at - 1];
      const view = match.viewOf(touch.player);
      if (before === undefined || before.player === touch.player || touch.evidence.contested) return;
      if (view === undefined || touch.time + WATCH_SECONDS > stops) return;
      const playerTouches = byPlayer.get(touch.player) ?? [];
      playerTouches.push({ touch, controlled: isControlled(match, view, touch) });
      byPlayer.set(touch.player, playerTouches);
    });
  }
  return byPlayer;
}

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

/** What a player does with the ball. */
export const BALL_CONTROL_METRICS = {
  dribbles: eventsPer5(dribbleDetector),
  dribbleTime: (input) =>
    per5(
      input.of(dribbleDetector).reduce((total, { duration }) => total + duration, 0),
      input,
    ),
  flicks: eventsPer5(flickDetector),
  doubleTaps: eventsPer5(doubleTapDetector),
  redirects: eventsPer5(redirectDetector),
  pinches: eventsPer5(pinchDetector),
  wallTouches: eventsPer5(touchDetector, ({ evidence }) => evidence.surface === 'wall'),
  whiffs: eventsPer5(whiffDetector),
  touchQuality: (input) => {
    const first = listFirstTouches(input);
    return share(first.filter(({ controlled }) => controlled).length, first.length);
  },
} satisfies MetricComputes;

export const AERIAL_METRICS = {
  aerialTouches: eventsPer5(aerialDetector, ({ kind }) => kind === 'aerialTouch'),
  aerialSuccessPct: ({ of }) => {
    const events = of(aerialDetector);
    const touches = events.filter(({ kind }) => kind === 'aerialTouch').length;
    return share(touches, touches + events.filter(({ kind }) => kind === 'aerialMiss').length);
  },
  doubleAerials: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && event.evidence.double),
  singleAerials: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && !event.evidence.double),
  fastAerials: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && event.evidence.fast),
  airDribbles: eventsPer5(airDribbleDetector),
  flipResets: eventsPer5(flipResetDetector),
  ceilingShots: eventsPer5(ceilingShotDetector, ({ evidence }) => evidence.direct),
} satisfies MetricComputes;

export const MOVEMENT_METRICS = {
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
