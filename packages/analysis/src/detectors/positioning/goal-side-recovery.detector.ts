import { otherTeam } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { carAt, type GameEvent, makeEvent } from '../game-event.ts';
import { controlledSpans, possessionByFrame, possessionDetector } from '../possession/possession.detector.ts';
import {
  AHEAD_OF_BALL,
  CONFIDENCE,
  RECOVERY_SECONDS,
  SAME_PLAYER_SECONDS,
} from './positioning.thresholds.ts';

export type GoalSideRecoveryEvidence = {
  readonly seconds: number;
  /** Speed when they got goal-side, uu/s. */
  readonly speed: number;
  readonly distanceToBall: number;
};
export type GoalSideRecovery = GameEvent<'goalSideRecovery', GoalSideRecoveryEvidence>;

/** Detects players getting back behind the ball while opponents have it in their half. game-and-stats.md 4.7. */
export const goalSideRecoveryDetector = defineDetector({
  key: 'goal-side-recovery',
  kinds: ['goalSideRecovery'],
  needs: [possessionDetector],
  detect: (match, [possessions]): GoalSideRecovery[] => {
    const possession = possessionByFrame(controlledSpans(possessions), match.frames);
    return match.players
      .flatMap((view) => findForPlayer(match, view, possession))
      .sort((a, b) => a.frame - b.frame || a.player - b.player);
  },
});

function findForPlayer(match: MatchView, view: PlayerView, possession: Uint8Array): GoalSideRecovery[] {
  const { ball, clock, live, frames } = match;
  const { car, sign, team } = view;
  const opponents = otherTeam(team);
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
  const { car, team, index: player } = view;
  return makeEvent(match, {
    kind: 'goalSideRecovery',
    code: null,
    team,
    player,
    frame: from,
    endFrame: to,
    at: carAt(view, to),
    confidence: CONFIDENCE,
    evidence: {
      seconds: clock.elapsed[to]! - clock.elapsed[from]!,
      speed: Math.hypot(car.vx[to]!, car.vy[to]!, car.vz[to]!),
      distanceToBall: Math.hypot(
        car.x[to]! - ball.x[to]!,
        car.y[to]! - ball.y[to]!,
        car.z[to]! - ball.z[to]!,
      ),
    },
  });
}
