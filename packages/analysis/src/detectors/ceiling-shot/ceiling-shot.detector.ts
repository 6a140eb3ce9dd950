import { FIELD } from '../../model/field-geometry.ts';
import { upZ } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { createBallFromCar, readBallFromCar } from '../dribble/ball-from-car.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** The car is on the ceiling: max gap of its center, uu, and max height component of its roof [SA]. */
const CEILING_GAP = 90;
const MAX_ROOF = -0.72;
/** Max time until the touch, s [SA]; up to the later limit it is a play off the ceiling [P]. */
const SHOT_SECONDS = 1.35;
const PLAY_SECONDS = 3;
/** Min distance from the ceiling, min heights of car and ball at the touch, uu [SA]. */
const MIN_SEPARATION = 120;
const MIN_CAR_Z = 260;
const MIN_BALL_Z = 220;
/** Min cosine between nose and ball, min speed toward it, min change in the ball's velocity, uu/s [SA]. */
const MIN_ALIGNMENT = 0.12;
const MIN_APPROACH = 90;
const MIN_SPEED_CHANGE = 120;
const CONFIDENCE = 0.8;
const PLAY_CONFIDENCE = 0.6;

export type CeilingShotEvidence = {
  /** Whether it was within 1.35 s of the ceiling; later it is a play off the ceiling without a code. */
  direct: boolean;
  /** From the ceiling to the touch, s. */
  delay: number;
  /** Distance from the ceiling at the touch, uu. */
  separation: number;
  speedChange: number;
};
/** From the last contact with the ceiling to the touch. */
export type CeilingShotEvent = GameEvent<'ceilingShot', CeilingShotEvidence>;

const CEILING_SHOT_CODE = 190;
const relative = createBallFromCar();

/** Detects first touches after dropping from the ceiling. Source: game-and-stats.md 3.22. */
export const ceilingShotDetector = defineDetector<CeilingShotEvent, readonly [typeof touchDetector]>({
  kinds: ['ceilingShot'],
  needs: [touchDetector],
  detect(match, [touches]) {
    const usedContacts = new Set<string>();
    return touches.flatMap((touch) => {
      const player = match.viewOf(touch.player);
      const contact = player === undefined ? -1 : ceilingContact(match, player, touch.frame);
      if (player === undefined || contact < 0 || usedContacts.has(`${player.index}:${contact}`)) return [];
      usedContacts.add(`${player.index}:${contact}`);
      return judgeTouch(match, player, touch, contact) ?? [];
    });
  },
});

/** Returns the last frame before a touch in which the car was on the ceiling; -1 if none in time. */
function ceilingContact({ clock }: MatchView, { car }: PlayerView, touchFrame: number): number {
  for (let frame = touchFrame; frame >= 0; frame--) {
    if (clock.elapsed[touchFrame]! - clock.elapsed[frame]! > PLAY_SECONDS) return -1;
    if (car.life[frame] !== car.life[touchFrame]) return -1;
    const gap = FIELD.ceilingZ - car.z[frame]!;
    if (gap <= CEILING_GAP && upZ(car, frame) <= MAX_ROOF) return frame;
  }
  return -1;
}

function judgeTouch(
  match: MatchView,
  player: PlayerView,
  touch: TouchEvent,
  contact: number,
): CeilingShotEvent | null {
  const { car } = player;
  const { frame } = touch;
  const separation = FIELD.ceilingZ - car.z[frame]!;
  if (separation < MIN_SEPARATION || car.z[frame]! < MIN_CAR_Z) return null;
  if (touch.z < MIN_BALL_Z || touch.evidence.speedChange < MIN_SPEED_CHANGE) return null;
  const { dx, dy, dz, distance, forward } = readBallFromCar(match, player, frame, relative);
  const approach = (car.vx[frame]! * dx + car.vy[frame]! * dy + car.vz[frame]! * dz) / distance;
  if (forward / distance < MIN_ALIGNMENT || approach < MIN_APPROACH) return null;
  const delay = touch.time - match.clock.elapsed[contact]!;
  const direct = delay <= SHOT_SECONDS;
  return makePlayerEvent(match, player, {
    kind: 'ceilingShot',
    code: direct ? CEILING_SHOT_CODE : null,
    frame: contact,
    endFrame: frame,
    at: touch,
    confidence: direct ? CONFIDENCE : PLAY_CONFIDENCE,
    evidence: { direct, delay, separation, speedChange: touch.evidence.speedChange },
  });
}
