import { length } from '../../model/length.ts';
import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { listControlledSpans, possessionDetector } from '../possession/possession.detector.ts';
import { dodgeTimes } from '../touch/find-contacts.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** Max distance at which the opponent has the ball, uu. */
const OPPONENT_REACH = 500;
/** The approach starts at least this far from the ball and ends between these distances, uu. */
const FROM_DISTANCE = 1500;
const NEAR_DISTANCE = 400;
const FAR_DISTANCE = 1100;
/** Min closing speed, uu/s; this soon after, s, it must be below the second speed, uu/s. */
const CLOSING_SPEED = 800;
const BRAKE_SECONDS = 0.6;
const BRAKED_SPEED = 100;
/** Max time from the approach to the turn, s. */
const APPROACH_SECONDS = 2.5;
/** Max time from the turn to the opponent's touch, s, and its min strength (medium), uu/s. */
const REACTION_SECONDS = 0.5;
const MIN_SPEED_CHANGE = 320;
/** Max time until the player's team touches the ball next, s. */
const SUCCESS_SECONDS = 2.5;

const CONFIDENCE = 0.5;

export type FakeChallengeEvidence = {
  /** Min distance to the ball, uu, and max closing speed, uu/s. */
  distance: number;
  closing: number;
  /** Seconds from the turn to the opponent's touch. */
  reaction: number;
  /** Whether the player's team touched the ball next. */
  successful: boolean;
};
/** Located at the turn; `other` is the opponent who touched. */
export type FakeChallengeEvent = GameEvent<'fakeChallenge', FakeChallengeEvidence>;

/** Detects approaches that are broken off and make the opponent touch early (game-and-stats.md 3.28 [P]). */
export const fakeChallengeDetector = defineDetector({
  kinds: ['fakeChallenge'],
  needs: [touchDetector, possessionDetector],
  detect: (match, [touches, possessions]): FakeChallengeEvent[] => {
    const controls = listControlledSpans(possessions);
    const dodges = new Map(match.players.map((view) => [view.index, dodgeTimes(match, view)]));
    return touches.flatMap((touch, index) => {
      if (touch.team === null || touch.evidence.speedChange < MIN_SPEED_CHANGE) return [];
      const holds = controls.some(
        ({ team, frame, endFrame }) => team === touch.team && frame < touch.frame && touch.frame <= endFrame,
      );
      if (!holds) return [];
      return match.teams[touch.team === 0 ? 1 : 0].flatMap((view) => {
        const fake = breakOff(match, view, touch);
        if (fake === null) return [];
        const from = match.clock.elapsed[fake.turn]! - APPROACH_SECONDS;
        const hasTouched = touches.some(
          ({ player, time }) =>
            player === view.index && time >= from && time <= touch.time + REACTION_SECONDS,
        );
        if (hasTouched || dodges.get(view.index)?.startsBetween(from, touch.time + REACTION_SECONDS))
          return [];
        const next = touches[index + 1];
        return makePlayerEvent(match, view, {
          kind: 'fakeChallenge',
          other: touch.player,
          frame: fake.turn,
          endFrame: touch.frame,
          confidence: CONFIDENCE,
          evidence: {
            distance: fake.distance,
            closing: fake.closing,
            reaction: touch.time - match.clock.elapsed[fake.turn]!,
            successful:
              next !== undefined && next.team === view.team && next.time - touch.time <= SUCCESS_SECONDS,
          },
        });
      });
    });
  },
});

interface BreakOff {
  turn: number;
  distance: number;
  closing: number;
}

/** Looks back from the opponent's touch for an approach broken off just before it. */
function breakOff(match: MatchView, view: PlayerView, touch: TouchEvent): BreakOff | null {
  const { clock } = match;
  const last = touch.evidence.ballFrameBefore;
  const first = match.frameAt(touch.time - REACTION_SECONDS);
  for (let turn = first; turn <= last; turn++) {
    if (closingSpeed(match, view, turn) >= BRAKED_SPEED) continue;
    const approachFrom = clock.elapsed[turn]! - BRAKE_SECONDS;
    let distance = Number.POSITIVE_INFINITY;
    let closing = 0;
    let cameFrom = 0;
    for (
      let frame = turn;
      frame >= 0 && clock.elapsed[frame]! >= clock.elapsed[turn]! - APPROACH_SECONDS;
      frame--
    ) {
      if (match.live[frame] === 0 || !match.isAlive(view, frame)) break;
      const away = calculateDistanceAt(match.ball, view.car, frame);
      cameFrom = Math.max(cameFrom, away);
      if (clock.elapsed[frame]! < approachFrom) continue;
      distance = Math.min(distance, away);
      closing = Math.max(closing, closingSpeed(match, view, frame));
    }
    const near = distance >= NEAR_DISTANCE && distance <= FAR_DISTANCE;
    if (!near || closing < CLOSING_SPEED || cameFrom < FROM_DISTANCE) return null;
    return isGoalSide(match, view, turn) && hasBall(match, touch, turn) ? { turn, distance, closing } : null;
  }
  return null;
}

const isGoalSide = ({ ball }: MatchView, { car, sign }: PlayerView, frame: number): boolean =>
  sign * car.y[frame]! < sign * ball.y[frame]!;

function hasBall(match: MatchView, { player }: TouchEvent, frame: number): boolean {
  const opponent = match.viewOf(player);
  return opponent !== undefined && calculateDistanceAt(match.ball, opponent.car, frame) <= OPPONENT_REACH;
}

function closingSpeed({ ball }: MatchView, { car }: PlayerView, frame: number): number {
  const dx = ball.x[frame]! - car.x[frame]!;
  const dy = ball.y[frame]! - car.y[frame]!;
  const dz = ball.z[frame]! - car.z[frame]!;
  return (
    ((car.vx[frame]! - ball.vx[frame]!) * dx +
      (car.vy[frame]! - ball.vy[frame]!) * dy +
      (car.vz[frame]! - ball.vz[frame]!) * dz) /
    (length(dx, dy, dz) || 1)
  );
}
