import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** Min touches in the chain, in total and in the air [SA]. */
const MIN_TOUCHES = 3;
const MIN_AIR_TOUCHES = 2;
/** Min heights of car and ball for a touch in the air, uu [SA]. */
const MIN_CAR_Z = 100;
const MIN_BALL_Z = 300;
/** Max gap between touches, min length of the chain, s [SA]. */
const MAX_GAP_SECONDS = 3;
const MIN_SECONDS = 0.65;
/** Ball height at which it is on the ground, uu [SA]. */
const GROUNDED_BALL_Z = 110;
/** Takeoff from a wall: height and distance, uu [SA]. */
const WALL_START_Z = 120;
const WALL_START_X = 3200;
const WALL_START_Y = 4600;
const CONFIDENCE = 0.85;

export type AirDribbleEvidence = {
  origin: 'ground' | 'wall';
  touches: number;
  airTouches: number;
  /** Distance that the ball traveled between the touches, uu. */
  way: number;
  /** Distance gained toward the opponents' goal, uu. */
  progress: number;
};
/** From the first touch of the chain to the last. */
export type AirDribbleEvent = GameEvent<'airDribble', AirDribbleEvidence>;

/** Detects chains of touches in the air by one player. Source: game-and-stats.md 3.14. */
export const airDribbleDetector = defineDetector<AirDribbleEvent, readonly [typeof touchDetector]>({
  kinds: ['airDribble'],
  needs: [touchDetector],
  detect(match, [touches]) {
    const events: AirDribbleEvent[] = [];
    let chain: TouchEvent[] = [];
    const close = (): void => {
      const event = judgeChain(match, chain);
      if (event !== null) events.push(event);
      chain = [];
    };
    for (const touch of touches) {
      const last = chain.at(-1);
      if (last !== undefined && !continues(match, last, touch)) close();
      chain.push(touch);
    }
    close();
    return events;
  },
});

function continues(match: MatchView, last: TouchEvent, touch: TouchEvent): boolean {
  if (touch.player !== last.player || touch.time - last.time > MAX_GAP_SECONDS) return false;
  for (let frame = last.frame + 1; frame <= touch.frame; frame++) {
    if (match.live[frame] !== 1) return false;
    if (frame < touch.frame && match.ball.z[frame]! <= GROUNDED_BALL_Z) return false;
  }
  return true;
}

function judgeChain(match: MatchView, chain: readonly TouchEvent[]): AirDribbleEvent | null {
  const first = chain[0];
  const last = chain.at(-1);
  const player = first && match.viewOf(first.player);
  if (first === undefined || last === undefined || player === undefined) return null;
  const { car, sign } = player;
  const air = chain.filter(({ frame, z }) => car.z[frame]! >= MIN_CAR_Z && z >= MIN_BALL_Z);
  if (chain.length < MIN_TOUCHES || air.length < MIN_AIR_TOUCHES) return null;
  if (last.time - first.time < MIN_SECONDS) return null;
  let way = 0;
  for (let at = 1; at < chain.length; at++) {
    const [a, b] = [chain[at - 1]!, chain[at]!];
    way += Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z);
  }
  const [x, y, z] = [car.x[first.frame]!, car.y[first.frame]!, car.z[first.frame]!];
  const nearWall = Math.abs(x) >= WALL_START_X || Math.abs(y) >= WALL_START_Y;
  return makePlayerEvent(match, player, {
    kind: 'airDribble',
    frame: first.frame,
    endFrame: last.frame,
    at: first,
    confidence: CONFIDENCE,
    evidence: {
      origin: z >= WALL_START_Z && nearWall ? 'wall' : 'ground',
      touches: chain.length,
      airTouches: air.length,
      way,
      progress: sign * (last.y - first.y),
    },
  });
}
