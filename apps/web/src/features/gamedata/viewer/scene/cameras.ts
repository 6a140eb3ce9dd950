import { Vector3 } from 'three';
import type { FixedPose } from '../../../../shared/viewer/viewer-handle.ts';
import type { ReportPlayer } from '../../match/teams.ts';
import type { Shot } from '../playback/director.ts';
import { type Position, rotateVector } from '../playback/interpolate-body.ts';
import type { CarMoment, Moment } from '../playback/moment.ts';
import { type Arena, FIELD } from './arena.ts';
import { toScene } from './axes.ts';

/** Camera position and target in scene axes, and its field of view. */
export interface View {
  readonly position: Vector3;
  readonly target: Vector3;
  readonly up: Vector3;
  /** Field of view in degrees; horizontal if `across`, else vertical. */
  readonly fov: number;
  readonly across: boolean;
  /** Whether the camera cuts to this view instead of moving there. */
  readonly stands?: boolean;
  /** A different value than in the previous frame means a cut. */
  readonly shot?: string;
  /** Share of the remaining distance that the camera covers each second. */
  readonly haste?: number;
}

const UP = new Vector3(0, 1, 0);
/** In the view from above, the orange goal is on the right, as on every map in the app. */
const UP_FROM_ABOVE = toScene({ x: 1, y: 0, z: 0 });

/** The game's default camera settings (110°, 100, -3°, 270), for files without camera settings. */
const DEFAULT_CAMERA: NonNullable<ReportPlayer['camera']> = {
  fov: 110,
  height: 100,
  pitch: -3,
  distance: 270,
  stiffness: 0.5,
  swivelSpeed: 5,
  transitionSpeed: 1,
};

/** Below this speed, uu/s, the camera faces where the nose points, not where the car is going. */
const MIN_DRIVE_SPEED = 400;
/** Share of the distance covered per second with minimum camera stiffness, and what maximum stiffness adds. */
const STIFFNESS = { min: 8, more: 14 } as const;

/**
 * A player's own camera, at the distance, height and angle they have set. With ball cam on, as recorded, it is
 * on the line from the ball through the car; otherwise behind the car's direction of travel.
 */
export function getPlayerView(moment: Moment, index: number, camera: ReportPlayer['camera']): View | null {
  const car = moment.cars[index];
  if (!car) return null;
  const { fov, stiffness } = camera ?? DEFAULT_CAMERA;
  const view =
    car.ballCam && moment.ball ? createBallCamView(car, moment.ball, camera) : createCarView(car, camera);
  return { ...view, up: UP, fov, across: true, haste: STIFFNESS.min + STIFFNESS.more * stiffness };
}

type CameraAim = Pick<View, 'position' | 'target'>;

function createBallCamView(car: CarMoment, ball: Position, camera: ReportPlayer['camera']): CameraAim {
  const { height, pitch, distance } = camera ?? DEFAULT_CAMERA;
  const away = new Vector3(car.x - ball.x, car.y - ball.y, 0);
  if (away.lengthSq() < 1) away.set(0, -1, 0);
  away.normalize().multiplyScalar(distance);
  const rise = height - Math.tan((pitch * Math.PI) / 180) * distance * 0.5;
  return {
    position: toScene({ x: car.x + away.x, y: car.y + away.y, z: Math.max(car.z + rise, 40) }),
    // Between car and ball, so that both stay in the picture.
    target: toScene({
      x: car.x + (ball.x - car.x) * 0.6,
      y: car.y + (ball.y - car.y) * 0.6,
      z: car.z + height * 0.6 + (ball.z - car.z) * 0.6,
    }),
  };
}

function createCarView(car: CarMoment, camera: ReportPlayer['camera']): CameraAim {
  const { height, pitch, distance } = camera ?? DEFAULT_CAMERA;
  const { velocity } = car;
  const drives = Math.hypot(velocity.x, velocity.y) > MIN_DRIVE_SPEED;
  const nose = rotateVector(car.turn, [1, 0, 0]);
  const ahead = drives
    ? new Vector3(velocity.x, velocity.y, velocity.z)
    : new Vector3(nose.x, nose.y, nose.z);
  ahead.z *= 0.5;
  ahead.normalize();
  const down = Math.tan((pitch * Math.PI) / 180);
  const z = car.z + height;
  return {
    position: toScene({
      x: car.x - ahead.x * distance,
      y: car.y - ahead.y * distance,
      z: Math.max(z - (ahead.z + down) * distance, 40),
    }),
    target: toScene({ x: car.x + ahead.x * 600, y: car.y + ahead.y * 600, z: z + (ahead.z + down) * 600 }),
  };
}

export function getBallView({ ball }: Moment): View {
  const at = ball ?? { x: 0, y: 0, z: FIELD.ballRadius };
  return {
    position: toScene({ x: at.x * 0.8, y: at.y - 1500, z: at.z + 700 }),
    target: toScene(at),
    up: UP,
    fov: 60,
    across: false,
  };
}

/** The stand camera ignores cars this much further from the ball than the second nearest one, in uu. */
const FAR_CAR_DISTANCE = 1500;
/** Within this distance of the center spot the ball is waiting for a kickoff, which includes everyone, in uu. */
const AT_KICKOFF = 600;
/** Stand camera: at the side wall, and further back if play is spread wider than `near`, in uu. */
const STAND = { behind: 1700, z: 1900, near: 3000, back: 0.6, furthest: 2600 } as const;
/** Fields of view of the stand camera in degrees; `room` is the margin around play as a factor, `margin` its minimum. */
const FOV_RANGE = { min: 22, max: 95, room: 1.12, margin: 4 } as const;

const toDegrees = (angle: number): number => (angle * 180) / Math.PI;
const calculateMiddle = (numbers: readonly number[]): number =>
  (Math.min(...numbers) + Math.max(...numbers)) / 2;
const calculateSpread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/**
 * Returns the positions that must be in the picture: the ball and the two nearest cars, or all cars at a kickoff. A
 * car that approaches is eased in from the ball so that the camera never jumps.
 */
function listPositionsInPlay({ ball, cars }: Moment): Position[] {
  const at: Position = ball ?? { x: 0, y: 0, z: FIELD.ballRadius };
  const far = cars.flatMap((car) => (car ? [{ car, away: Math.hypot(car.x - at.x, car.y - at.y) }] : []));
  const second = far.map(({ away }) => away).toSorted((a, b) => a - b)[1] ?? 0;
  const kickoff = 1 - Math.hypot(at.x, at.y) / AT_KICKOFF;
  const drawn = far.map(({ car, away }) => {
    const share =
      far.length < 3 ? 1 : Math.min(Math.max(1 - (away - second) / FAR_CAR_DISTANCE, kickoff, 0), 1);
    return {
      x: at.x + (car.x - at.x) * share,
      y: at.y + (car.y - at.y) * share,
      z: at.z + (car.z - at.z) * share,
    };
  });
  return [at, ...drawn];
}

/** Returns the stand view: turns with play and frames everything that matters, at any aspect ratio. */
export function getStadiumView(moment: Moment, aspect: number, sideX: number = FIELD.sideX): View {
  const positions = listPositionsInPlay(moment);
  const along = positions.map(({ y }) => y);
  const back = Math.min(Math.max((calculateSpread(along) - STAND.near) * STAND.back, 0), STAND.furthest);
  const eye = { x: sideX + STAND.behind + back, y: calculateMiddle(along) * 0.7, z: STAND.z };
  const turns = positions.map(({ x, y }) => Math.atan2(y - eye.y, eye.x - x));
  const rises = positions.map(({ x, y, z }) => Math.atan2(z - eye.z, Math.hypot(eye.x - x, eye.y - y)));
  const [turn, rise] = [calculateMiddle(turns), calculateMiddle(rises)];
  const calculateAngle = (angles: readonly number[]) =>
    toDegrees(calculateSpread(angles)) * FOV_RANGE.room + 2 * FOV_RANGE.margin;
  const across = Math.min(Math.max(calculateAngle(turns), FOV_RANGE.min), FOV_RANGE.max);
  const half = Math.tan((across * Math.PI) / 360) / aspect;
  const far = eye.x - (positions[0]?.x ?? 0);
  return {
    position: toScene(eye),
    target: toScene({
      x: eye.x - far,
      y: eye.y + Math.tan(turn) * far,
      z: eye.z + (Math.tan(rise) * far) / Math.cos(turn),
    }),
    up: UP,
    fov: Math.min(Math.max(toDegrees(Math.atan(half) * 2), calculateAngle(rises)), FOV_RANGE.max),
    across: false,
  };
}

export const getStillView = ({ position, target, up, fov, glides }: FixedPose): View => ({
  position: toScene(position),
  target: toScene(target),
  up: toScene(up),
  fov,
  across: false,
  stands: !glides,
});

export function getTopView(aspect: number, { sideX, backY, goalDepth }: Arena): View {
  const fov = 40;
  const half = Math.tan((fov * Math.PI) / 360);
  const height = Math.max((sideX * 1.08) / half, ((backY + goalDepth) * 1.04) / (half * aspect));
  return {
    position: new Vector3(0, height, 0),
    target: new Vector3(0, 0, 0),
    up: UP_FROM_ABOVE,
    fov,
    across: false,
  };
}

/** Attack camera: distance and height behind the ball, uu, and how much of its aim goes to the goal. */
const ATTACK = { behind: 1900, z: 620, goal: 0.35 } as const;
/** Goal camera: position in front of the goal, off center, uu. */
const GOAL = { before: 2300, aside: 1500, z: 520 } as const;

export function getDirectorView(
  moment: Moment,
  { kind, side, place: goalPosition, from }: Shot,
  aspect: number,
  arena: Arena,
): View {
  const shot = `${kind} ${from}`;
  if (kind === 'stand') return { ...getStadiumView(moment, aspect, arena.sideX), shot };
  const ball: Position = moment.ball ?? { x: 0, y: side * arena.backY, z: FIELD.ballRadius };
  const camera = { up: UP, fov: aspect < 1 ? 75 : 58, across: false, shot, haste: 5 };
  if (kind === 'goal' && goalPosition) {
    const offset = goalPosition.x < 0 ? GOAL.aside : -GOAL.aside;
    const eye = { x: offset, y: side * (arena.backY - GOAL.before), z: GOAL.z };
    return {
      ...camera,
      position: toScene(eye),
      target: toScene({ ...goalPosition, z: goalPosition.z * 0.6 + 120 }),
    };
  }
  const aimToward = (ball: number, goal: number) => ball * (1 - ATTACK.goal) + goal * ATTACK.goal;
  return {
    ...camera,
    position: toScene({ x: ball.x * 0.7, y: ball.y - side * ATTACK.behind, z: ATTACK.z + ball.z * 0.55 }),
    target: toScene({
      x: aimToward(ball.x, 0),
      y: aimToward(ball.y, side * arena.backY),
      z: aimToward(ball.z, 200),
    }),
  };
}
