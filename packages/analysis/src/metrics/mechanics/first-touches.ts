import { playsOf } from '../../detectors/touch/plays.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import type { TouchEvent } from '../../detectors/touch/touch-event.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import type { MetricInput } from '../define-metric.ts';
import { perMatch } from '../per-match.ts';

/** The ball is under control within this distance and relative speed, uu and uu/s, for this part of this time, s [SA]. */
const NEAR_BALL = 600;
const SLOW_BALL = 800;
const CONTROLLED_SHARE = 0.7;
const WATCH_SECONDS = 1.25;

/** A player's first touch after somebody else's. */
export interface FirstTouch {
  touch: TouchEvent;
  controlled: boolean;
}

/**
 * First touches of a player's receptions in a match (game-and-stats.md 4.2, touch quality). Left out: the first touch of
 * a kickoff, which nobody sent, 50/50s, and touches that play outlasts by less than the time watched.
 */
export function firstTouchesOf(input: MetricInput): readonly FirstTouch[] {
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
    const away = Math.hypot(ball.x[at]! - car.x[at]!, ball.y[at]! - car.y[at]!, ball.z[at]! - car.z[at]!);
    if (away > NEAR_BALL) continue;
    const speed = Math.hypot(
      ball.vx[at]! - car.vx[at]!,
      ball.vy[at]! - car.vy[at]!,
      ball.vz[at]! - car.vz[at]!,
    );
    if (speed <= SLOW_BALL) near += clock.delta[at]!;
  }
  return near >= CONTROLLED_SHARE * WATCH_SECONDS;
}
