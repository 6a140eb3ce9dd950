import type { CameraPose } from '@datacoach/contract';
import { Vector3 } from 'three';
import type { ReportPlayer } from '../../team-words.ts';
import type { Place } from '../playback/follow-body.ts';
import type { Moment } from '../playback/moment.ts';
import { toScene } from './axes.ts';
import { FIELD } from './field.ts';

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
}

const UP = new Vector3(0, 1, 0);
/** In the view from above, the orange goal is on the right, as on every map in the app. */
const UP_FROM_ABOVE = toScene({ x: 1, y: 0, z: 0 });

/** The game's default camera settings (110°, 100, -3°, 270), for files without camera settings. */
const USUAL: NonNullable<ReportPlayer['camera']> = {
  fov: 110,
  height: 100,
  pitch: -3,
  distance: 270,
  stiffness: 0.5,
  swivelSpeed: 5,
  transitionSpeed: 1,
};

/** Returns a player's own ball cam view: behind the car on the line from the ball, using their camera settings. */
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
  // Between car and ball, so that both stay in the picture.
  const target = toScene({
    x: car.x + (ball.x - car.x) * 0.6,
    y: car.y + (ball.y - car.y) * 0.6,
    z: car.z + height * 0.6 + (ball.z - car.z) * 0.6,
  });
  return { position, target, up: UP, fov, across: true };
}

/** Returns a view that follows the ball from its blue side, slightly above. */
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

/** The stand camera ignores cars this much further from the ball than the second nearest one, in uu. */
const ELSEWHERE = 1500;
/** Within this distance of the center spot the ball is waiting for a kickoff, which includes everyone, in uu. */
const AT_KICKOFF = 600;
/** Stand camera: at the side wall, and further back if play is spread wider than `near`, in uu. */
const STAND = { behind: 1700, z: 1900, near: 3000, back: 0.6, furthest: 2600 } as const;
/** Fields of view of the stand camera in degrees; `room` is the margin around play as a factor, `margin` its minimum. */
const SHOWN = { least: 22, most: 95, room: 1.12, margin: 4 } as const;

const inDegrees = (angle: number): number => (angle * 180) / Math.PI;
const middle = (numbers: readonly number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;
const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/**
 * Returns the positions that must be in the picture: the ball and the two nearest cars, or all cars at a kickoff. A
 * car that approaches is eased in from the ball so that the camera never jumps.
 */
function placesInPlay({ ball, cars }: Moment): Place[] {
  const at: Place = ball ?? { x: 0, y: 0, z: FIELD.ballRadius };
  const far = cars.flatMap((car) => (car ? [{ car, away: Math.hypot(car.x - at.x, car.y - at.y) }] : []));
  const second = far.map(({ away }) => away).toSorted((a, b) => a - b)[1] ?? 0;
  const kickoff = 1 - Math.hypot(at.x, at.y) / AT_KICKOFF;
  const drawn = far.map(({ car, away }) => {
    const share = far.length < 3 ? 1 : Math.min(Math.max(1 - (away - second) / ELSEWHERE, kickoff, 0), 1);
    return {
      x: at.x + (car.x - at.x) * share,
      y: at.y + (car.y - at.y) * share,
      z: at.z + (car.z - at.z) * share,
    };
  });
  return [at, ...drawn];
}

/** Returns the stand view: turns with play and frames everything that matters, at any aspect ratio. */
export function standView(moment: Moment, aspect: number): View {
  const places = placesInPlay(moment);
  const along = places.map(({ y }) => y);
  const back = Math.min(Math.max((spread(along) - STAND.near) * STAND.back, 0), STAND.furthest);
  const eye = { x: FIELD.sideX + STAND.behind + back, y: middle(along) * 0.7, z: STAND.z };
  const turns = places.map(({ x, y }) => Math.atan2(y - eye.y, eye.x - x));
  const rises = places.map(({ x, y, z }) => Math.atan2(z - eye.z, Math.hypot(eye.x - x, eye.y - y)));
  const [turn, rise] = [middle(turns), middle(rises)];
  const angleOf = (angles: readonly number[]) => inDegrees(spread(angles)) * SHOWN.room + 2 * SHOWN.margin;
  const across = Math.min(Math.max(angleOf(turns), SHOWN.least), SHOWN.most);
  const half = Math.tan((across * Math.PI) / 360) / aspect;
  const far = eye.x - (places[0]?.x ?? 0);
  return {
    position: toScene(eye),
    target: toScene({
      x: eye.x - far,
      y: eye.y + Math.tan(turn) * far,
      z: eye.z + (Math.tan(rise) * far) / Math.cos(turn),
    }),
    up: UP,
    fov: Math.min(Math.max(inDegrees(Math.atan(half) * 2), angleOf(rises)), SHOWN.most),
    across: false,
  };
}

/** Returns a fixed camera's view. */
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

/** Returns a view of the whole field from above. */
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
