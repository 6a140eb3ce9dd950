import { getOtherTeam } from '../../model/teams.ts';
import { calculateDistanceAt, calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, getCarAt, makePlayerEvent } from '../game-event.ts';
import { mapControlToFrames, possessionDetector } from '../possession/possession.detector.ts';

/** A player farther ahead of the ball than this is out of the defense, uu, attack frame. */
const AHEAD_OF_BALL = 500;
/** Players are back in time if they get goal-side within this, s. */
const RECOVERY_SECONDS = 2.5;
/** Min time until the same player's next recovery, s. */
const SAME_PLAYER_SECONDS = 1.5;

/** The last man has no teammate goal-side of the ball within this distance, uu. */
export const COVER_DISTANCE = 3000;
export const CONFIDENCE = 0.6;

export type GoalSideRecoveryEvidence = {
  readonly seconds: number;
  /** Speed when they got goal-side, uu/s. */
  readonly speed: number;
  readonly distanceToBall: number;
};
export type GoalSideRecovery = GameEvent<'goalSideRecovery', GoalSideRecoveryEvidence>;

/** Detects players getting back behind the ball while opponents have it in their half. game-and-stats.md 4.7 [P]. */
export const goalSideRecoveryDetector = defineDetector({
  kinds: ['goalSideRecovery'],
  needs: [possessionDetector],
  detect: (match, [possessions]): GoalSideRecovery[] => {
    const possession = mapControlToFrames(possessions, match);
    return match.players.flatMap((view) => findForPlayer(match, view, possession));
  },
});

function findForPlayer(match: MatchView, view: PlayerView, possession: Uint8Array): GoalSideRecovery[] {
  const { ball, clock, live, frames } = match;
  const { car, sign, team } = view;
  const opponents = getOtherTeam(team);
  const events: GoalSideRecovery[] = [];
  let aheadFrame = -1;
  let quietUntil = Number.NEGATIVE_INFINITY;
  for (let frame = 0; frame < frames; frame++) {
    const ballY = sign * ball.y[frame]!;
    const threatened =
      live[frame] === 1 && possession[frame] === opponents && ballY < 0 && car.presence[frame] === 1;
    if (!threatened) {
      aheadFrame = -1;
      continue;
    }
    const lead = sign * car.y[frame]! - ballY;
    const now = clock.elapsed[frame]!;
    if (lead > AHEAD_OF_BALL) aheadFrame = frame;
    else if (lead <= 0 && aheadFrame >= 0) {
      if (now - clock.elapsed[aheadFrame]! <= RECOVERY_SECONDS && now >= quietUntil) {
        events.push(describe(match, view, aheadFrame, frame));
        quietUntil = now + SAME_PLAYER_SECONDS;
      }
      aheadFrame = -1;
    }
  }
  return events;
}

function describe(match: MatchView, view: PlayerView, from: number, to: number): GoalSideRecovery {
  const { ball, clock } = match;
  const { car } = view;
  return makePlayerEvent(match, view, {
    kind: 'goalSideRecovery',
    frame: from,
    endFrame: to,
    at: getCarAt(view, to),
    confidence: CONFIDENCE,
    evidence: {
      seconds: clock.elapsed[to]! - clock.elapsed[from]!,
      speed: calculateSpeedAt(car, to),
      distanceToBall: calculateDistanceAt(car, ball, to),
    },
  });
}
