import type { HitboxName, ViewerTracks } from '@datacoach/analysis/metadata';
import {
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type PerspectiveCamera,
  Quaternion,
  RingGeometry,
  Vector3,
} from 'three';
import { type Position, rotateVector } from '../playback/interpolate-body.ts';
import type { CarMoment, Moment } from '../playback/moment.ts';
import type { Arena } from './arena.ts';
import { toScene, toSceneRotation } from './axes.ts';
import { createBallGeometry } from './ball-model.ts';
import { createCarGeometry, createFlameGeometry, createWheelGeometry, listWheels } from './car-model.ts';
import { getTeamColor, type SceneColors } from './scene-colors.ts';

const WHEELS = 4;
/** Greatest turn of the front wheels, radians; less at speed (game-and-stats.md 1.4). */
const MAX_STEER_ANGLE = 0.53;
const LOCK_SPEED = 1500;
/** Length and width of a flame, uu, and where it comes out of the hitbox. */
const FLAME = { length: 95, width: 36, flicker: 0.3, behind: 48, above: 14 } as const;
const FLAME_COLORS = [0xffc44d, 0xfff1c2] as const;

/** Ball, cars, wheels and flames. One draw call per car, and one each for all wheels and all flames. */
export function buildActors(
  tracks: ViewerTracks,
  families: readonly HitboxName[],
  arena: Arena,
  colors: SceneColors,
) {
  const solid = new MeshLambertMaterial({ vertexColors: true });
  const ball = new Mesh(createBallGeometry(arena, colors), solid);
  const ring = new Mesh(
    new RingGeometry(arena.ballRadius * 0.95, arena.ballRadius * 1.15, 32).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: colors.ball, transparent: true, opacity: 0.7 }),
  );
  const cars = tracks.players.map(({ team }, index) => {
    const family = families[index] ?? 'octane';
    const mesh = new Mesh(createCarGeometry(family, getTeamColor(colors, team)), solid);
    return { mesh, family, wheels: listWheels(family), rolled: 0, time: 0 };
  });
  const wheels = new InstancedMesh(createWheelGeometry(), solid, Math.max(cars.length * WHEELS, 1));
  const flames = FLAME_COLORS.map(
    (color) =>
      new InstancedMesh(createFlameGeometry(), new MeshBasicMaterial({ color }), Math.max(cars.length, 1)),
  );
  const plumbs = createPlumbLines(tracks, colors);
  for (const mesh of [wheels, ...flames, plumbs]) mesh.frustumCulled = false;
  const group = new Group().add(ball, ring, wheels, plumbs, ...flames, ...cars.map(({ mesh }) => mesh));
  const [own, part, turn] = [new Matrix4(), new Matrix4(), new Quaternion()];
  const [at, size] = [new Vector3(), new Vector3()];
  const none = new Matrix4().makeScale(0, 0, 0);
  let latest: Moment | null = null;

  const positionWheels = (car: (typeof cars)[number], index: number, moment: CarMoment | null) => {
    car.wheels.forEach(({ at: [x, y, z], radius, steers }, wheel) => {
      const slot = index * WHEELS + wheel;
      if (!moment) {
        wheels.setMatrixAt(slot, none);
        return;
      }
      const steer = steers ? moment.steer * calculateSteerAngle(moment) : 0;
      // The scene's up axis rotates in the opposite direction from the field's.
      turn.setFromAxisAngle(at.set(0, 1, 0), -steer);
      part.compose(toScene({ x, y, z }, at), turn, size.setScalar(radius));
      part.multiply(own.makeRotationZ(car.rolled / radius));
      wheels.setMatrixAt(slot, own.copy(car.mesh.matrix).multiply(part));
    });
  };
  const positionFlame = (
    car: (typeof cars)[number],
    index: number,
    moment: CarMoment | null,
    time: number,
  ) => {
    flames.forEach((mesh, layer) => {
      if (!moment?.boosting) {
        mesh.setMatrixAt(index, none);
        return;
      }
      // Deterministic in time, so that a frame can be rendered again.
      const flicker = 1 + FLAME.flicker * Math.sin(time * 61 + index * 2 + layer);
      const share = layer === 0 ? 1 : 0.55;
      toScene({ x: -FLAME.behind, y: 0, z: FLAME.above }, at);
      part.compose(
        at,
        turn.identity(),
        size.set(FLAME.length * flicker * share, FLAME.width * share, FLAME.width * share),
      );
      mesh.setMatrixAt(index, own.copy(car.mesh.matrix).multiply(part));
    });
  };
  const positionAttachments = () => {
    cars.forEach((car, index) => {
      const moment = latest?.cars[index] ?? null;
      car.mesh.updateMatrix();
      positionWheels(car, index, moment);
      positionFlame(car, index, moment, latest?.time ?? 0);
    });
    for (const mesh of [wheels, ...flames]) mesh.instanceMatrix.needsUpdate = true;
  };

  return {
    group,
    show(moment: Moment) {
      latest = moment;
      ball.visible = ring.visible = moment.ball !== null;
      if (moment.ball) {
        toScene(moment.ball, ball.position);
        toSceneRotation(moment.ball.turn, ball.quaternion);
        ring.position.set(ball.position.x, 10, ball.position.z);
      }
      cars.forEach((car, index) => {
        const one = moment.cars[index] ?? null;
        car.mesh.visible = one !== null;
        if (!one) return;
        toScene(one, car.mesh.position);
        toSceneRotation(one.turn, car.mesh.quaternion);
        car.rolled += calculateForwardSpeed(one) * Math.min(Math.max(moment.time - car.time, -0.1), 0.1);
        car.time = moment.time;
      });
      updatePlumbLines(plumbs, moment);
    },
    /** Far cars are drawn larger than life so that viewers can find them. */
    scaleToCamera(camera: PerspectiveCamera, height: number) {
      for (const { mesh } of cars) mesh.scale.setScalar(calculateCarScale(camera, mesh.position, height));
      positionAttachments();
    },
  };
}

const calculateForwardSpeed = ({ velocity: { x, y, z }, turn }: CarMoment): number => {
  const ahead = rotateVector(turn, [1, 0, 0]);
  return x * ahead.x + y * ahead.y + z * ahead.z;
};

/** Wheels turn less at speed. */
const calculateSteerAngle = (car: CarMoment): number =>
  MAX_STEER_ANGLE / (1 + Math.abs(calculateForwardSpeed(car)) / LOCK_SPEED);

/** Minimum length of a car on screen, and the most it is scaled up to reach it. */
const MIN_CAR = { px: 20, scale: 2.2, length: 120 } as const;

function calculateCarScale({ fov, position }: PerspectiveCamera, car: Vector3, height: number): number {
  const seen = 2 * Math.tan((fov * Math.PI) / 360) * position.distanceTo(car);
  const px = (MIN_CAR.length * height) / Math.max(seen, 1);
  return Math.min(Math.max(MIN_CAR.px / px, 1), MIN_CAR.scale);
}

/** From this height, uu, a line to the floor shows how high a body is, which can't be seen otherwise. */
const PLUMB_FROM = { ball: 190, car: 120 } as const;

/** One line for the ball and each car, in a single draw call. */
function createPlumbLines({ players }: ViewerTracks, colors: SceneColors): LineSegments {
  const geometry = new BufferGeometry();
  const bodies = players.length + 1;
  const points = new Float32BufferAttribute(new Float32Array(bodies * 6), 3).setUsage(DynamicDrawUsage);
  const shades = new Float32Array(bodies * 6);
  const paint = [colors.ball, ...players.map(({ team }) => getTeamColor(colors, team))];
  paint.forEach((color, index) => {
    const { r, g, b } = new Color(color);
    shades.set([r, g, b, r, g, b], index * 6);
  });
  geometry.setAttribute('position', points);
  geometry.setAttribute('color', new Float32BufferAttribute(shades, 3));
  const material = new LineBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.45 });
  return new LineSegments(geometry, material);
}

function updatePlumbLines(lines: LineSegments, { ball, cars }: Moment): void {
  const points = lines.geometry.getAttribute('position');
  [ball, ...cars].forEach((body: Position | null, index) => {
    const from = index === 0 ? PLUMB_FROM.ball : PLUMB_FROM.car;
    const at = body && body.z > from ? body : null;
    points.setXYZ(index * 2, -(at?.x ?? 0), at?.z ?? 0, -(at?.y ?? 0));
    points.setXYZ(index * 2 + 1, -(at?.x ?? 0), 0, -(at?.y ?? 0));
  });
  points.needsUpdate = true;
}
