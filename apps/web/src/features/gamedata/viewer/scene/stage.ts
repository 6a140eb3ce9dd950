import type { HitboxName, ViewerTracks } from '@datacoach/analysis/metadata';
import type { CameraPose } from '@datacoach/contract';
import {
  AmbientLight,
  BufferGeometry,
  Color,
  DirectionalLight,
  Float32BufferAttribute,
  Line,
  LineDashedMaterial,
  Mesh,
  PerspectiveCamera,
  Scene,
  Vector3,
  type WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Position } from '../playback/interpolate-body.ts';
import type { Moment, MomentReader } from '../playback/moment.ts';
import type { ViewerData } from '../viewer-context.ts';
import { buildActors } from './actors.ts';
import { type Arena, getArena } from './arena.ts';
import { toField, toScene } from './axes.ts';
import { buildArena } from './build-arena.ts';
import { createCameraMover } from './camera-mover.ts';
import type { View } from './cameras.ts';
import { toHitboxName } from './car-model.ts';
import { buildEffects } from './effects.ts';
import { buildGround } from './ground.ts';
import { createResolution } from './resolution.ts';
import type { SceneColors } from './scene-colors.ts';

/** A point of the picture, in px from its top left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** One viewpoint of the picture. Positions are field coordinates. */
export interface Pane {
  /** Returns a position's point in the picture; null behind the camera or outside the picture. */
  readonly toScreenPoint: (fieldPosition: Position) => ScreenPoint | null;
  /** Same, even outside the picture; null only behind the camera. */
  readonly projectPoint: (fieldPosition: Position) => ScreenPoint | null;
  /** Returns the floor position at a point of the picture; null for the sky. */
  readonly projectToFloor: (point: ScreenPoint) => { x: number; y: number } | null;
  readonly pose: () => CameraPose;
}

export interface Stage {
  /** Draws one moment from one or two viewpoints; null leaves the camera under the user's control. */
  readonly draw: (moment: Moment, views: readonly (View | null)[], seconds: number) => void;
  readonly panes: readonly Pane[];
  /** Shows the ball's path as a dashed line; empty for none. */
  readonly showPath: (positions: readonly Position[]) => void;
  readonly resize: (width: number, height: number) => void;
  readonly dispose: () => void;
}

export interface StageMatch {
  readonly tracks: ViewerTracks;
  readonly read: MomentReader;
  /** By index in the tracks. */
  readonly families: readonly HitboxName[];
  readonly arena: Arena;
  readonly hasPads: boolean;
}

export const toStageMatch = (
  { tracks, players, report }: Pick<ViewerData, 'tracks' | 'players' | 'report'>,
  read: MomentReader,
): StageMatch => ({
  tracks,
  read,
  families: players.map((player) => toHitboxName(player?.car?.hitbox)),
  arena: getArena(report.match.mode),
  hasPads: report.match.map.standard,
});

/** Device pixels per CSS pixel: a higher resolution costs more than it shows, especially with software rendering. */
export interface ResolutionLimits {
  readonly first: number;
  readonly min: number;
  readonly max: number;
}

/** Draws a field on the renderer's canvas and disposes of both when done. */
export function createStage(
  renderer: WebGLRenderer,
  { tracks, read, families, arena, hasPads }: StageMatch,
  colors: SceneColors,
  fineness: ResolutionLimits,
): Stage {
  const resolution = createResolution(fineness.first, fineness.min, fineness.max);
  renderer.setPixelRatio(resolution.ratio());
  renderer.setScissorTest(true);
  const scene = new Scene();
  scene.background = new Color(colors.background);
  const sun = new DirectionalLight(0xffffff, 1.9);
  sun.position.set(2000, 5000, 1000);
  const actors = buildActors(tracks, families, arena, colors);
  const ground = buildGround(tracks, arena, hasPads, colors);
  const effects = buildEffects(tracks, read, colors);
  const pathLine = new Line(
    new BufferGeometry(),
    new LineDashedMaterial({ color: colors.accent, dashSize: 70, gapSize: 50 }),
  );
  pathLine.visible = false;
  scene.add(new AmbientLight(0xffffff, 1.3), sun, buildArena(arena, colors), pathLine);
  scene.add(actors.group, effects.group, ...ground.map(({ group }) => group));
  const views = [0, 1].map((index) => createView(index === 0 ? renderer.domElement : null));
  let size = { width: 1, height: 1 };
  let shown = 0;
  let last = performance.now();
  let changes = 0;
  const stillness = watchStillness(() => changes);

  const draw: Stage['draw'] = (moment, requested, seconds) => {
    const now = performance.now();
    const change = stillness(moment.time, views.slice(0, requested.length), size);
    if (change === 'moves' && resolution.addFrame(now - last)) renderer.setPixelRatio(resolution.ratio());
    last = now;
    if (change === 'still') renderer.setPixelRatio(Math.max(fineness.max, resolution.ratio()));
    if (change === 'moves again') renderer.setPixelRatio(resolution.ratio());
    actors.show(moment);
    effects.show(moment);
    for (const { show } of ground) show(moment.time);
    const rects = layOutPanes(requested.length, size.width, size.height);
    shown = requested.length;
    requested.forEach((view, index) => {
      const pane = views[index] as PaneView;
      pane.setRect(rects[index] as PaneRect);
      pane.look.move(view, seconds);
      const { x, y, width, height } = pane.rect;
      renderer.setViewport(x, size.height - y - height, width, height);
      renderer.setScissor(x, size.height - y - height, width, height);
      if (change === 'drawn') return;
      actors.scaleToCamera(pane.camera, height);
      renderer.render(scene, pane.camera);
    });
  };

  return {
    draw,
    get panes() {
      return views.slice(0, Math.max(shown, 1)).map(({ pane }) => pane);
    },
    showPath(positions) {
      changes += 1;
      pathLine.visible = positions.length > 1;
      const numbers = positions.flatMap((fieldPosition) => toScene(fieldPosition).toArray());
      pathLine.geometry.dispose();
      pathLine.geometry = new BufferGeometry();
      pathLine.geometry.setAttribute('position', new Float32BufferAttribute(numbers, 3));
      pathLine.computeLineDistances();
    },
    resize(width, height) {
      size = { width: Math.max(width, 1), height: Math.max(height, 1) };
      renderer.setSize(size.width, size.height, false);
    },
    dispose() {
      for (const { controls } of views) controls?.dispose();
      disposeAll(scene);
      renderer.dispose();
    },
  };
}

/** Consecutive identical frames until the picture counts as still. */
const STILL_PICTURES = 8;

/**
 * Detects whether the picture is still. A still is drawn once at full resolution and then not again: a paused match
 * costs nothing.
 */
function watchStillness(changes: () => number) {
  let before = '';
  let alike = 0;
  return (time: number, views: readonly PaneView[], size: { width: number; height: number }) => {
    const cameras = views.map(({ camera: { position, quaternion, fov } }) =>
      [...position.toArray().map((value) => value / 100), ...quaternion.toArray(), fov / 100]
        .map((value) => value.toFixed(3))
        .join(),
    );
    const now = [time, size.width, size.height, changes(), ...cameras].join();
    const wasStill = alike >= STILL_PICTURES;
    alike = now === before ? alike + 1 : 0;
    before = now;
    if (alike > STILL_PICTURES) return 'drawn' as const;
    if (alike === STILL_PICTURES) return 'still' as const;
    return wasStill ? ('moves again' as const) : ('moves' as const);
  };
}

interface PaneView {
  readonly camera: PerspectiveCamera;
  readonly controls: OrbitControls | null;
  readonly look: ReturnType<typeof createCameraMover>;
  readonly pane: Pane;
  rect: PaneRect;
  readonly setRect: (rect: PaneRect) => void;
}

function createView(element: HTMLElement | null): PaneView {
  const camera = new PerspectiveCamera(50, 1, 20, 40_000);
  const controls = element ? new OrbitControls(camera, element) : null;
  if (controls) {
    controls.maxPolarAngle = Math.PI / 2 - 0.02;
    controls.maxDistance = 16_000;
  }
  const look = createCameraMover(camera, controls);
  const projected = new Vector3();
  const projectToScreen = (fieldPosition: Position) => {
    toScene(fieldPosition, projected).project(camera);
    const { x, y, width, height } = created.rect;
    return { x: x + ((projected.x + 1) * width) / 2, y: y + ((1 - projected.y) * height) / 2 };
  };
  const created: PaneView = {
    camera,
    controls,
    look,
    rect: { x: 0, y: 0, width: 1, height: 1 },
    setRect(rect) {
      created.rect = rect;
      const aspect = rect.width / rect.height;
      if (camera.aspect === aspect) return;
      camera.aspect = aspect;
      camera.updateProjectionMatrix();
    },
    pane: {
      toScreenPoint(fieldPosition) {
        const point = projectToScreen(fieldPosition);
        const isOutside = projected.z > 1 || Math.abs(projected.x) > 1 || Math.abs(projected.y) > 1;
        return isOutside ? null : point;
      },
      projectPoint(fieldPosition) {
        const point = projectToScreen(fieldPosition);
        return Math.abs(projected.z) > 1 ? null : point;
      },
      projectToFloor({ x, y }) {
        const { rect } = created;
        projected.set((2 * (x - rect.x)) / rect.width - 1, 1 - (2 * (y - rect.y)) / rect.height, 0.5);
        const pathLine = projected.unproject(camera).sub(camera.position);
        if (pathLine.y >= 0) return null;
        const floor = toField(
          camera.position.clone().addScaledVector(pathLine, -camera.position.y / pathLine.y),
        );
        return { x: floor.x, y: floor.y };
      },
      pose: () => ({
        position: toField(camera.position),
        target: toField(look.target),
        up: toField(camera.up),
        fov: camera.fov,
      }),
    },
  };
  return created;
}

function disposeAll(scene: Scene): void {
  scene.traverse((child) => {
    if (!(child instanceof Mesh || child instanceof Line)) return;
    child.geometry.dispose();
    for (const material of [child.material].flat()) material.dispose();
  });
}

/** A viewpoint's part of the picture, px from the top left corner. */
interface PaneRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Two viewpoints are side by side, or stacked if the picture is taller than wide. */
export function layOutPanes(count: number, width: number, height: number): readonly PaneRect[] {
  if (count < 2) return [{ x: 0, y: 0, width, height }];
  if (width >= height) {
    const half = Math.floor(width / 2);
    return [
      { x: 0, y: 0, width: half, height },
      { x: half, y: 0, width: width - half, height },
    ];
  }
  const half = Math.floor(height / 2);
  return [
    { x: 0, y: 0, width, height: half },
    { x: 0, y: half, width, height: height - half },
  ];
}
