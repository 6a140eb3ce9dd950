import type { CameraPose } from '@datacoach/contract';
import {
  AmbientLight,
  BufferGeometry,
  Color,
  DirectionalLight,
  Float32BufferAttribute,
  type Group,
  Line,
  LineBasicMaterial,
  LineDashedMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  RingGeometry,
  Scene,
  SphereGeometry,
  Vector3,
  type WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Team } from '../../team-words.ts';
import type { Place } from '../playback/follow-body.ts';
import type { Moment } from '../playback/moment.ts';
import { toField, toScene, toSceneTurn } from './axes.ts';
import { buildCar, buildField, type Pad } from './build-field.ts';
import type { View } from './cameras.ts';
import { FIELD, type SceneColors } from './field.ts';

export interface StagePlayer {
  readonly team: Team;
  readonly hitbox: readonly [number, number, number];
}

/** A point of the picture, in px from its top left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** The drawn field. Positions are in field coordinates. */
export interface Stage {
  /** Draws one moment; null leaves the camera to the user. */
  readonly draw: (moment: Moment, view: View | null) => void;
  /** Returns a position's point in the picture; null behind the camera or outside the picture. */
  readonly screenPoint: (place: Place) => ScreenPoint | null;
  /** Same, even outside the picture; null only behind the camera. */
  readonly pointOf: (place: Place) => ScreenPoint | null;
  /** Returns the floor position at a point of the picture; null for the sky. */
  readonly floorAt: (point: ScreenPoint) => { x: number; y: number } | null;
  /** Returns the camera pose in field coordinates. */
  readonly pose: () => CameraPose;
  /** Shows the ball's path as a dashed line; empty for none. */
  readonly showWay: (places: readonly Place[]) => void;
  readonly resize: (width: number, height: number) => void;
  readonly dispose: () => void;
}

/** A higher resolution costs more than it is worth, especially with software rendering. */
const MAX_PIXEL_RATIO = 1.5;
const MIN_PIXEL_RATIO = 0.6;
/** Frames that take longer than this on average, in ms, lower the resolution; checked every `JUDGED` frames. */
const SLOW_MS = 34;
const JUDGED = 30;
const COARSER = 0.8;
/** Rate at which the camera approaches its target per second: calm, but never left behind. */
const CAMERA_HASTE = 9;
/** From this distance the camera cuts instead of moving, in uu. */
const CUT = 6000;

/**
 * Draws a field on the renderer's canvas, and disposes of both at the end.
 *
 * @param players by index in the tracks
 */
export function createStage(
  renderer: WebGLRenderer,
  players: readonly StagePlayer[],
  pads: readonly Pad[],
  colors: SceneColors,
): Stage {
  renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));
  const scene = new Scene();
  scene.background = new Color(colors.background);
  const camera = new PerspectiveCamera(50, 1, 20, 40_000);
  const controls = new OrbitControls(camera, renderer.domElement);
  controls.maxPolarAngle = Math.PI / 2 - 0.02;
  controls.maxDistance = 16_000;
  const sun = new DirectionalLight(0xffffff, 1.6);
  sun.position.set(2000, 5000, 1000);
  scene.add(new AmbientLight(0xffffff, 1.5), sun, buildField(colors, pads));
  const ball = new Mesh(
    new SphereGeometry(FIELD.ballRadius, 24, 16),
    new MeshLambertMaterial({ color: colors.ball }),
  );
  const ring = new Mesh(new RingGeometry(80, 100, 32), new MeshLambertMaterial({ color: colors.ball }));
  ring.rotation.x = -Math.PI / 2;
  const cars = players.map(({ team, hitbox }) => {
    const color = team === 0 ? colors.blue : colors.orange;
    return { group: buildCar(hitbox, color), plumb: plumbLine(color) };
  });
  const ballPlumb = plumbLine(colors.ball);
  const way = new Line(
    new BufferGeometry(),
    new LineDashedMaterial({ color: colors.accent, dashSize: 70, gapSize: 50 }),
  );
  way.visible = false;
  scene.add(ball, ring, ballPlumb, way, ...cars.flatMap(({ group, plumb }) => [group, plumb]));
  const look = cameraMover(camera, controls);
  const isSlow = pace();
  const projected = new Vector3();
  let size = { width: 1, height: 1 };

  return {
    draw(moment, view) {
      ball.visible = ring.visible = moment.ball !== null;
      if (moment.ball) {
        toScene(moment.ball, ball.position);
        ring.position.set(ball.position.x, 8, ball.position.z);
      }
      hang(ballPlumb, moment.ball, FIELD.ballRadius * 2);
      cars.forEach(({ group, plumb }, index) => {
        const car = moment.cars[index] ?? null;
        group.visible = car !== null;
        if (car) {
          toScene(car, group.position);
          toSceneTurn(car.turn, group.quaternion);
        }
        hang(plumb, car, 120);
      });
      look.move(view);
      for (const { group } of cars) group.scale.setScalar(carScale(camera, group.position, size.height));
      const ratio = renderer.getPixelRatio();
      if (isSlow() && ratio > MIN_PIXEL_RATIO) {
        renderer.setPixelRatio(Math.max(ratio * COARSER, MIN_PIXEL_RATIO));
      }
      renderer.render(scene, camera);
    },
    screenPoint(place) {
      toScene(place, projected).project(camera);
      if (projected.z > 1 || Math.abs(projected.x) > 1 || Math.abs(projected.y) > 1) return null;
      return { x: ((projected.x + 1) * size.width) / 2, y: ((1 - projected.y) * size.height) / 2 };
    },
    pointOf(place) {
      toScene(place, projected).project(camera);
      if (Math.abs(projected.z) > 1) return null;
      return { x: ((projected.x + 1) * size.width) / 2, y: ((1 - projected.y) * size.height) / 2 };
    },
    floorAt({ x, y }) {
      projected.set((2 * x) / size.width - 1, 1 - (2 * y) / size.height, 0.5).unproject(camera);
      const way = projected.sub(camera.position);
      if (way.y >= 0) return null;
      const { x: floorX, y: floorY } = toField(
        camera.position.clone().addScaledVector(way, -camera.position.y / way.y),
      );
      return { x: floorX, y: floorY };
    },
    pose: () => ({
      position: toField(camera.position),
      target: toField(look.target),
      up: toField(camera.up),
      fov: camera.fov,
    }),
    showWay(places) {
      way.visible = places.length > 1;
      const numbers = places.flatMap((place) => toScene(place).toArray());
      way.geometry.dispose();
      way.geometry = new BufferGeometry();
      way.geometry.setAttribute('position', new Float32BufferAttribute(numbers, 3));
      way.computeLineDistances();
    },
    resize(width, height) {
      size = { width: Math.max(width, 1), height: Math.max(height, 1) };
      renderer.setSize(size.width, size.height, false);
      camera.aspect = size.width / size.height;
      camera.updateProjectionMatrix();
    },
    dispose() {
      controls.dispose();
      disposeAll(scene);
      renderer.dispose();
    },
  };
}

/**
 * Returns a function that checks after every `JUDGED` frames whether they were too slow; ignores pauses of a hidden
 * page.
 */
function pace(): () => boolean {
  let last = performance.now();
  const gaps: number[] = [];
  return () => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
    if (gaps.length < JUDGED) return false;
    const usual = gaps.sort((a, b) => a - b)[JUDGED >> 1] ?? 0;
    gaps.length = 0;
    return usual > SLOW_MS;
  };
}

/** Cars are enlarged to this length in the picture, up to `scale` times: smaller ones are hard to find. */
const MIN_CAR = { px: 18, scale: 2.2, length: 120 } as const;

/** Returns how much to enlarge a car seen from far away. */
function carScale({ fov, position }: PerspectiveCamera, car: Vector3, height: number): number {
  const seen = 2 * Math.tan((fov * Math.PI) / 360) * position.distanceTo(car);
  const px = (MIN_CAR.length * height) / Math.max(seen, 1);
  return Math.min(Math.max(MIN_CAR.px / px, 1), MIN_CAR.scale);
}

/** Builds a line from a body down to the floor, which shows how high it is. */
function plumbLine(color: string): LineSegments {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(new Float32Array(6), 3));
  const line = new LineSegments(geometry, new LineBasicMaterial({ color, transparent: true, opacity: 0.45 }));
  line.frustumCulled = false;
  return line;
}

function hang(line: LineSegments, place: Place | null, from: number): void {
  line.visible = place !== null && place.z > from;
  if (!place || !line.visible) return;
  const points = line.geometry.getAttribute('position');
  points.setXYZ(0, -place.x, place.z, -place.y);
  points.setXYZ(1, -place.x, 0, -place.y);
  points.needsUpdate = true;
}

interface CameraMover {
  /** The point that the camera looks at. */
  readonly target: Vector3;
  readonly move: (view: View | null) => void;
}

/** Moves the camera towards each frame's view; cuts to far or fixed ones. */
function cameraMover(camera: PerspectiveCamera, controls: OrbitControls): CameraMover {
  const target = new Vector3();
  let free = false;
  let last = performance.now();
  const move = (view: View | null) => {
    const now = performance.now();
    const share = 1 - Math.exp((-CAMERA_HASTE * (now - last)) / 1000);
    last = now;
    controls.enabled = view === null;
    if (!view) {
      if (!free) {
        camera.up.set(0, 1, 0);
        controls.target.copy(target);
        setFov(camera, 55, false);
      }
      free = true;
      controls.update();
      target.copy(controls.target);
      return;
    }
    const cut =
      free ||
      view.stands === true ||
      camera.position.distanceTo(view.position) > CUT ||
      !camera.up.equals(view.up);
    free = false;
    camera.up.copy(view.up);
    camera.position.lerp(view.position, cut ? 1 : share);
    target.lerp(view.target, cut ? 1 : share);
    setFov(camera, view.fov, view.across, cut ? 1 : share);
    camera.lookAt(target);
  };
  return { target, move };
}

/**
 * Sets the vertical angle that three.js uses; the game's own is horizontal.
 *
 * @param share of the way to it, 0-1
 */
function setFov(camera: PerspectiveCamera, fov: number, across: boolean, share = 1): void {
  const half = Math.tan((fov * Math.PI) / 360);
  const upright = across ? (Math.atan(half / camera.aspect) * 360) / Math.PI : fov;
  if (Math.abs(camera.fov - upright) < 0.01) return;
  camera.fov += (upright - camera.fov) * share;
  camera.updateProjectionMatrix();
}

function disposeAll(scene: Scene | Group): void {
  scene.traverse((child) => {
    if (!(child instanceof Mesh || child instanceof Line)) return;
    child.geometry.dispose();
    for (const material of [child.material].flat()) material.dispose();
  });
}
