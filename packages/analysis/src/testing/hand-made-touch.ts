import { type AnyDetector, type Detector, type GameEvent, makeEvent } from '../detectors/game-event.ts';
import { touchDetector } from '../detectors/touch/touch.detector.ts';
import type { TouchEvent, TouchEvidence } from '../detectors/touch/touch-event.ts';
import { UNKNOWN_THREAT } from '../detectors/touch/touch-threat.ts';
import type { MatchView } from '../timeline/match-view.ts';

/** A hand-made touch; omitted fields are taken from the match or have plain values. */
export interface HandMadeTouch extends Partial<TouchEvidence> {
  player: number;
  time: number;
  x?: number;
  y?: number;
  z?: number;
}

function handMadeTouch(match: MatchView, { player, time, x, y, z, ...evidence }: HandMadeTouch): TouchEvent {
  const { ball } = match;
  const frame = match.frameAt(time - 1e-6);
  const view = match.players.find(({ index }) => index === player)!;
  return makeEvent(match, {
    kind: 'touch',
    code: null,
    player,
    team: view.team,
    frame,
    at: { x: x ?? ball.x[frame]!, y: y ?? ball.y[frame]!, z: z ?? ball.z[frame]! },
    confidence: 0.95,
    evidence: {
      strength: 'hard',
      speedChange: 1000,
      ballSpeedBefore: 0,
      ballSpeedAfter: Math.hypot(ball.vx[frame]!, ball.vy[frame]!, ball.vz[frame]!),
      ballFrameBefore: Math.max(0, frame - 1),
      ballFrameAfter: frame,
      surface: 'ground',
      height: 'ground',
      carZ: 17,
      carSpeed: 1000,
      dodging: false,
      contested: false,
      gap: 0,
      contactX: 70,
      contactY: 0,
      contactZ: 20,
      contacts: 1,
      lastContactFrame: frame,
      ...UNKNOWN_THREAT,
      source: 'ballPath',
      ...evidence,
    },
  });
}

/** Runs a detector and its dependencies with these touches in place of detected touches. */
export function detectWith<E extends GameEvent>(
  match: MatchView,
  detector: Detector<E>,
  touches: readonly HandMadeTouch[],
): E[] {
  const events = touches
    .map((touch) => handMadeTouch(match, touch))
    .sort((a, b) => a.frame - b.frame || a.player - b.player);
  const run = (requested: AnyDetector): readonly GameEvent[] =>
    requested === touchDetector ? events : requested.detect(match, requested.needs.map(run) as never);
  return run(detector) as E[];
}
