import { GROUND_MAX_Z } from '../../model/field-geometry.ts';
import { calculateSpeedAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';

/** Speeds uu/s. */
export type PowerslideEvidence = { speedBefore: number; speedAfter: number };
export type PowerslideEvent = GameEvent<'powerslide', PowerslideEvidence>;

/** Powerslide on the ground (game-and-stats.md 5.4). The powerslide is replicated; the ground is inferred from height. */
const CONFIDENCE = 0.95;

/** Detects powerslides on the ground, celebrations after goals included. Source: game-and-stats.md 5.4. */
export const powerslideDetector = defineDetector<PowerslideEvent, readonly []>({
  kinds: ['powerslide'],
  detect: (match) => match.players.flatMap((player) => findPowerslides(match, player)),
});

function findPowerslides(match: MatchView, player: PlayerView): PowerslideEvent[] {
  const { car } = player;
  const slides: PowerslideEvent[] = [];
  let start = -1;
  for (let frame = 0; frame <= match.frames; frame++) {
    const sliding =
      frame < match.frames &&
      match.counted[frame] === 1 &&
      car.presence[frame] === PRESENCE.alive &&
      car.handbrake[frame] === 1 &&
      car.z[frame]! <= GROUND_MAX_Z;
    if (sliding && start < 0) start = frame;
    else if (!sliding && start >= 0) {
      const endFrame = frame - 1;
      slides.push(
        makePlayerEvent(match, player, {
          kind: 'powerslide',
          frame: start,
          endFrame,
          confidence: CONFIDENCE,
          evidence: {
            speedBefore: calculateSpeedAt(car, start),
            speedAfter: calculateSpeedAt(car, endFrame),
          },
        }),
      );
      start = -1;
    }
  }
  return slides;
}
