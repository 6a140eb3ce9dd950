import { doubleTapDetector } from '../../detectors/double-tap/double-tap.detector.ts';
import { dribbleDetector } from '../../detectors/dribble/dribble.detector.ts';
import { flickDetector } from '../../detectors/flick/flick.detector.ts';
import { pinchDetector } from '../../detectors/pinch/pinch.detector.ts';
import { redirectDetector } from '../../detectors/redirect/redirect.detector.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import { playsOf, type TouchEvent } from '../../detectors/touch/touch-event.ts';
import { whiffDetector } from '../../detectors/whiff/whiff.detector.ts';
import { length } from '../../model/length.ts';
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
function firstTouchesOf(input: MetricInput): readonly FirstTouch[] {
  return firstTouches(input).get(input.player.index) ?? [];
}

const firstTouches = perMatch(({ match, all }) => findFirstTouches(match, all(touchDetector)));

function findFirstTouches(match: MatchView, touches: readonly TouchEvent[]): Map<number, FirstTouch[]> {
  const byPlayer = new Map<number, FirstTouch[]>();
  const views = new Map(match.players.map((view) => [view.index, view]));
  for (const play of playsOf(match, touches)) {
    const stops = match.clock.elapsed[play.endFrame]!;
    play.touches.forEach((touch, at) => {
      const before = play.touches[at - 1];
      const view = views.get(touch.player);
      if (before === undefined || before.player === touch.player || touch.evidence.contested) return;
      if (view === undefined || touch.time + WATCH_SECONDS > stops) return;
      const own = byPlayer.get(touch.player) ?? [];
      own.push({ touch, controlled: isControlled(match, view, touch) });
      byPlayer.set(touch.player, own);
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
    const away = length(ball.x[at]! - car.x[at]!, ball.y[at]! - car.y[at]!, ball.z[at]! - car.z[at]!);
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
    const first = firstTouchesOf(input);
    return share(first.filter(({ controlled }) => controlled).length, first.length);
  },
} satisfies MetricComputes;
