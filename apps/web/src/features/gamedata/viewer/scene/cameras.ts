import type { CameraPose } from '@datacoach/contract';
import { Vector3 } from 'three';
import type { ReportPlayer } from '../../team-words.ts';
import type { Place } from '../playback/follow-body.ts';
import type { Moment } from '../playback/moment.ts';
import { toScene } from './axes.ts';
import { FIELD } from './field.ts';

/** Where the camera stands and looks at, in the scene's axes; degrees of view from left to right or up and down. */
export interface View {
  readonly position: Vector3;
  readonly target: Vector3;
  readonly up: Vector3;
  /** Angle of view, degrees; across where `across`, else upright. */
  readonly fov: number;
  readonly across: boolean;
  /** A camera that stands still is where it is at once. */
  readonly stands?: boolean;
}

const UP = new Vector3(0, 1, 0);
/** In the picture from above the orange goal is on the right, as on every map of the product. */
const UP_FROM_ABOVE = toScene({ x: 1, y: 0, z: 0 });

/** The game's settings of a new player (110°, 100, -3°, 270), for files without camera settings. */
const USUAL: NonNullable<ReportPlayer['camera']> = {
  fov: 110,
  height: 100,
  pitch: -3,
  distance: 270,
  stiffness: 0.5,
  swivelSpeed: 5,
  transitionSpeed: 1,
};

/** A player's own camera with the ball in sight: behind the car on the line from the ball, as far as he has set it. */
export function playerView(moment: Moment, index: number, camera: ReportPlayer['camera']): View | null {
  const car = moment.cars[index];
  if (!car) return null;
  const { fov, height, pitch, distance } = camera ?? USUAL;
  const ball = moment.ball ?? { x: 0, y: 0, z: FIELD.ballRadius };
  const away = new Vector3(car.x - ball.x, car.y - ball.y, 0);
  if (away.lengthSq() < 1) away.set(0, -1, 0);
  away.normalize().multiplyScalar(distance);
  const rise = height - Math.tan((pitch * Math.PI) / 180) * distance * 0.5;
  const position = toScene({ x: car.x + away.x, y: car.y + away.y, z: Math.max(car.z + rise, 40) });
  // Between car and ball: both stay in the picture.
  const target = toScene({
    x: car.x + (ball.x - car.x) * 0.6,
    y: car.y + (ball.y - car.y) * 0.6,
    z: car.z + height * 0.6 + (ball.z - car.z) * 0.6,
  });
  return { position, target, up: UP, fov, across: true };
}

/** Follows the ball from its blue side, a little above. */
export function ballView({ ball }: Moment): View {
  const at = ball ?? { x: 0, y: 0, z: FIELD.ballRadius };
  return {
    position: toScene({ x: at.x * 0.8, y: at.y - 1500, z: at.z + 700 }),
    target: toScene(at),
    up: UP,
    fov: 60,
    across: false,
  };
}

/** From the stand: along the field with the ball, turning after it. */
export function standView({ ball }: Moment): View {
  const at: Place = ball ?? { x: 0, y: 0, z: FIELD.ballRadius };
  return {
    position: toScene({ x: FIELD.sideX + 1700, y: at.y * 0.55, z: 1900 }),
    target: toScene({ x: at.x * 0.75, y: at.y * 0.9, z: at.z * 0.5 }),
    up: UP,
    fov: 48,
    across: false,
  };
}

/** A camera that stands still. */
export function stillView({ position, target, up, fov }: CameraPose): View {
  return {
    position: toScene(position),
    target: toScene(target),
    up: toScene(up),
    fov,
    across: false,
    stands: true,
  };
}

/** The whole field from above. */
export function topView(aspect: number): View {
  const fov = 40;
  const half = Math.tan((fov * Math.PI) / 360);
  const height = Math.max(
    (FIELD.sideX * 1.08) / half,
    ((FIELD.backY + FIELD.goalDepth) * 1.04) / (half * aspect),
  );
  return {
    position: new Vector3(0, height, 0),
    target: new Vector3(0, 0, 0),
    up: UP_FROM_ABOVE,
    fov,
    across: false,
  };
}
