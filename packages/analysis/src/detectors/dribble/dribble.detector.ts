import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import type { GameEvent } from '../game-event.ts';
import { carAt, makeEvent } from '../make-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { type Carry, findCarries } from './find-carries.ts';
import { CONFIDENCE, ENDING_SECONDS } from './thresholds.ts';

export type DribbleEvidence = {
  touches: number;
  /** Way of the car and distance between its ends, uu. */
  way: number;
  straight: number;
  /** uu/s. */
  meanSpeed: number;
  /** Gain towards the opponent goal, uu. */
  progress: number;
  /** What came within half a second: a dodge with a touch, the player's next touch, a team mate's, an opponent's. */
  ending: 'dodge' | 'touch' | 'teamMate' | 'opponent' | 'released';
};
export type DribbleEvent = GameEvent<'dribble', DribbleEvidence>;

const DRIBBLE_CODE = 205;

/** Carries of the ball along the ground. Source: game-and-stats.md 3.11. */
export const dribbleDetector = defineDetector<DribbleEvent, readonly [typeof touchDetector]>({
  key: 'dribble',
  kinds: ['dribble'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    match.players
      .flatMap((player) => {
        const breaks = touches.filter((touch) => touch.player !== player.index).map(({ frame }) => frame);
        return findCarries(match, player, breaks).map((carry) =>
          describeCarry(match, player, carry, touches),
        );
      })
      .sort((a, b) => a.frame - b.frame),
});

function describeCarry(
  match: MatchView,
  player: PlayerView,
  { startFrame, endFrame }: Carry,
  touches: readonly TouchEvent[],
): DribbleEvent {
  const { car, sign } = player;
  const dx = car.x[endFrame]! - car.x[startFrame]!;
  const dy = car.y[endFrame]! - car.y[startFrame]!;
  let way = 0;
  for (let frame = startFrame + 1; frame <= endFrame; frame++) {
    way += Math.hypot(car.x[frame]! - car.x[frame - 1]!, car.y[frame]! - car.y[frame - 1]!);
  }
  const seconds = match.clock.elapsed[endFrame]! - match.clock.elapsed[startFrame]!;
  return makeEvent(match, {
    kind: 'dribble',
    code: DRIBBLE_CODE,
    team: player.team,
    player: player.index,
    frame: startFrame,
    endFrame,
    at: carAt(player, startFrame),
    confidence: CONFIDENCE,
    evidence: {
      touches: touches.filter(
        ({ player: toucher, frame, evidence }) =>
          toucher === player.index && evidence.lastContactFrame >= startFrame && frame <= endFrame,
      ).length,
      way,
      straight: Math.hypot(dx, dy),
      meanSpeed: way / seconds,
      progress: sign * dy,
      ending: endingOf(match, player, endFrame, touches),
    },
  });
}

function endingOf(
  match: MatchView,
  player: PlayerView,
  endFrame: number,
  touches: readonly TouchEvent[],
): DribbleEvidence['ending'] {
  const until = match.clock.elapsed[endFrame]! + ENDING_SECONDS;
  const next = touches.find(({ frame, time }) => frame >= endFrame && time <= until);
  if (next === undefined) return 'released';
  if (next.player !== player.index) return next.team === player.team ? 'teamMate' : 'opponent';
  return next.evidence.dodging ? 'dodge' : 'touch';
}
