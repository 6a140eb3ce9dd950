import { useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PaintedPicture } from '../../../../shared/viewer/viewer-handle.ts';
import { TEAM_KEYS } from '../../match/teams.ts';
import { calculateFlatScale, drawFlat } from '../flat/draw-flat.ts';
import { planDirectorShots } from '../playback/director.ts';
import { createMomentReader, type Moment, type MomentReader } from '../playback/moment.ts';
import { getArena } from '../scene/arena.ts';
import { acquireRenderer, getFineness } from '../scene/prepare-renderer.ts';
import { readSceneColors } from '../scene/scene-colors.ts';
import {
  createStage,
  layOutPanes,
  type Pane,
  type ScreenPoint,
  type Stage,
  toStageMatch,
} from '../scene/stage.ts';
import { type CameraContext, getView } from '../scene/viewpoint.ts';
import { useViewer, type ViewerData } from '../viewer-context.ts';
import classes from './stage-view.module.css';

const MS_PER_SECOND = 1000;
/** Max step of the animation loop, so that a page continues where it was after a pause (another tab), in seconds. */
const MAX_STEP = 0.25;
/** Part of the ball's path shown around a chosen event, in seconds. */
const PATH_SECONDS = { before: 1.2, after: 1.8, step: 0.05 } as const;
/** Height of names above their cars, in uu. */
const NAME_HEIGHT = 130;
/** Distance of a name from the center of its car, in px. */
const NAME_CLEAR = 14;
/** Typical size of a name with its boost, in px. */
const NAME_SIZE = { width: 80, height: 25 } as const;

/** The field in motion: 3D, or from above if the browser has no WebGL, which it reports with `onFlat`. */
export function StageView({ onFlat }: { onFlat: () => void }) {
  const viewer = useViewer();
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const picture = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const [flat, setFlat] = useState(false);
  const scheme = useComputedColorScheme('dark');
  const { tracks, report } = viewer;
  const readMoment = useMemo(() => createMomentReader(tracks), [tracks]);
  const filming = useMemo(() => {
    const arena = getArena(report.match.mode);
    return { arena, shots: planDirectorShots(tracks, arena.backY) };
  }, [tracks, report]);
  // Lets the loop read current values without restarting.
  const current = useRef({ viewer, width, height });
  current.current = { viewer, width, height };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme is a new picture
  useEffect(() => {
    const element = picture.current;
    if (!element || width === 0) return;
    const draw = flat
      ? createFlatPainter(element, current, filming)
      : createStagePainter(element, current, readMoment, filming);
    if (!draw) {
      setFlat(true);
      onFlat();
      return;
    }
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const { playback } = current.current.viewer;
      const seconds = Math.min((now - last) / MS_PER_SECOND, MAX_STEP);
      playback.advance(seconds);
      last = now;
      const moment = readMoment(playback.getTime());
      const { viewer: shown, width, height } = current.current;
      const panes = draw.paintMoment(moment, seconds);
      positionNames(names.current, moment, panes);
      const { projectPoint, projectToFloor: floorAt, pose } = panes[0] as PaintedPane;
      shown.painted({
        ...{ projectPoint, projectToFloor: floorAt, pose },
        width,
        height,
        findCar: (player) => moment.cars[shown.tracks.players.findIndex(({ key }) => key === player)] ?? null,
      });
      frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      draw.destroy();
      element.replaceChildren();
    };
  }, [flat, scheme, readMoment, filming, width === 0]);

  const viewpoints = listViewpoints(viewer);
  return (
    <div ref={ref} className={classes.stage} data-flat={flat || undefined} data-stage>
      <div
        ref={picture}
        className={`${classes.picture} h-full`}
        role="img"
        aria-label={describePicture(viewer)}
      />
      <div ref={names} className={classes.names} aria-hidden="true">
        {viewpoints.map(({ watched }, pane) =>
          viewer.players.map((player, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the first viewpoint stays the first
              key={`${pane} ${tracks.players[index]?.key}`}
              data-team={TEAM_KEYS[tracks.players[index]?.team ?? 0]}
              data-watched={index === watched || undefined}
            >
              <b>{player?.name}</b>
              <i />
            </span>
          )),
        )}
      </div>
      {flat && (
        <p className="absolute bottom-2 left-3 text-t2 text-[12px]">
          Top view: your browser doesn’t support 3D.
        </p>
      )}
    </div>
  );
}

const describePicture = ({ report }: ViewerData): string =>
  `3D replay of the match, ${report.players.length} players. See Events for a written list.`;

interface Current {
  readonly current: { readonly viewer: ViewerData; readonly width: number; readonly height: number };
}
type PaintedPane = Omit<Pane, 'pose'> & { pose: PaintedPicture['pose'] };
interface Painter {
  /** Draws a frame and returns where field positions are in each viewpoint's part of the picture. */
  readonly paintMoment: (moment: Moment, seconds: number) => readonly PaintedPane[];
  readonly destroy: () => void;
}

const listViewpoints = ({ camera, watched, second }: ViewerData) =>
  second ? [{ camera, watched }, second] : [{ camera, watched }];

/** Returns null if the browser has no WebGL. */
function createStagePainter(
  box: HTMLElement,
  latest: Current,
  readMoment: MomentReader,
  filming: CameraContext,
): Painter | null {
  let stage: Stage;
  try {
    const renderer = acquireRenderer();
    box.append(renderer.domElement);
    const match = toStageMatch(latest.current.viewer, readMoment);
    stage = createStage(renderer, match, readSceneColors(box), getFineness());
  } catch {
    return null;
  }
  let size = '';
  let shownPathEvent: unknown = null;
  return {
    paintMoment(moment, seconds) {
      const { viewer, width, height } = latest.current;
      if (size !== `${width} ${height}`) {
        size = `${width} ${height}`;
        stage.resize(width, height);
      }
      if (shownPathEvent !== viewer.chosen) {
        shownPathEvent = viewer.chosen;
        stage.showPath(viewer.chosen ? listBallPath(readMoment, viewer.chosen.time) : []);
      }
      const viewpoints = listViewpoints(viewer);
      const rects = layOutPanes(viewpoints.length, width, Math.max(height, 1));
      const views = viewpoints.map((viewpoint, index) => {
        const rect = rects[index] ?? { width: 1, height: 1 };
        return getView(viewpoint, viewer, moment, filming, rect.width / rect.height);
      });
      stage.draw(moment, views, seconds);
      return stage.panes;
    },
    destroy: stage.dispose,
  };
}

function createFlatPainter(box: HTMLElement, latest: Current, { arena }: CameraContext): Painter | null {
  const canvas = document.createElement('canvas');
  box.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) return null;
  const colors = readSceneColors(box);
  const teams = latest.current.viewer.tracks.players.map(({ team }) => team);
  return {
    paintMoment(moment) {
      const { width, height } = latest.current;
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      drawFlat(context, { width, height }, moment, teams, colors, arena);
      const scale = calculateFlatScale({ width, height }, arena);
      // Field y points right, field x up.
      return [
        {
          toScreenPoint: () => null,
          projectPoint: ({ x, y }) => ({ x: width / 2 + y * scale, y: height / 2 - x * scale }),
          projectToFloor: ({ x, y }) => ({ x: (height / 2 - y) / scale, y: (x - width / 2) / scale }),
          pose: () => null,
        },
      ];
    },
    destroy: () => undefined,
  };
}

function listBallPath(readMoment: (time: number) => Moment, time: number) {
  const positions = [];
  for (let at = time - PATH_SECONDS.before; at <= time + PATH_SECONDS.after; at += PATH_SECONDS.step) {
    const { ball } = readMoment(at);
    if (ball) positions.push({ ...ball });
  }
  return positions;
}

/** Positions names and boost over the cars; written straight to the DOM, 60 times a second. */
function positionNames(
  box: HTMLDivElement | null,
  { cars }: Moment,
  panes: readonly Pick<Pane, 'toScreenPoint'>[],
): void {
  if (!box) return;
  const placed: ScreenPoint[] = [];
  [...box.children].forEach((label, slot) => {
    if (!(label instanceof HTMLElement)) return;
    const car = cars[slot % cars.length];
    const toScreenPoint = panes[Math.floor(slot / cars.length)]?.toScreenPoint;
    const point = (car && toScreenPoint?.({ x: car.x, y: car.y, z: car.z + NAME_HEIGHT })) ?? null;
    label.hidden = point === null;
    if (!car || !point) return;
    // From above, height doesn't show and the name would cover its car.
    const over = (toScreenPoint?.(car) ?? point).y - NAME_CLEAR;
    const { x, y } = moveAboveOthers({ x: point.x, y: Math.min(point.y, over) }, placed);
    placed.push({ x, y });
    label.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -100%)`;
    label.style.setProperty('--boost', `${car.boost ?? 0}%`);
  });
}

/** Moves a name above those that it would cover. */
function moveAboveOthers({ x, y }: ScreenPoint, placed: readonly ScreenPoint[]): ScreenPoint {
  let free = y;
  for (const other of placed.toSorted((a, b) => b.y - a.y)) {
    const covers = Math.abs(other.x - x) < NAME_SIZE.width && Math.abs(other.y - free) < NAME_SIZE.height;
    if (covers) free = other.y - NAME_SIZE.height;
  }
  return { x, y: free };
}
