import type { OverlayPainter } from '../../../../shared/viewer/viewer-handle.ts';
import { getTeamName, TEAMS, type Team } from '../../match/teams.ts';
import { planDirectorShots } from '../playback/director.ts';
import { createMomentReader, type Moment } from '../playback/moment.ts';
import { calculateScore } from '../playback/playback.ts';
import { createRenderer } from '../scene/prepare-renderer.ts';
import { getTeamColor, readSceneColors, type SceneColors } from '../scene/scene-colors.ts';
import { createStage, type Pane, toStageMatch } from '../scene/stage.ts';
import { getView } from '../scene/viewpoint.ts';
import type { ViewerData } from '../viewer-context.ts';

/** Shapes that a clip or picture is saved in, px. */
export const SHAPES = { '16:9': { width: 1280, height: 720 }, '9:16': { width: 720, height: 1280 } } as const;
export type Shape = keyof typeof SHAPES;

export const CLIP_SECONDS = [5, 10, 20] as const;
export const FRAMES_PER_SECOND = 30;

/** Times of a clip's pictures in the recording, s; it ends with the recording. */
export function listFrameTimes(from: number, seconds: number, end: number): readonly number[] {
  const until = Math.min(from + seconds, end);
  const count = Math.max(Math.round((until - from) * FRAMES_PER_SECOND), 1);
  return Array.from({ length: count }, (_, index) => from + index / FRAMES_PER_SECOND);
}

/** Name of a saved file: teams and clock, in characters that are valid on every system. */
export function formatFileName(title: string, clock: string, ending: string): string {
  const toFileNamePart = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[^a-zA-Z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
  return `${['datacoach', toFileNamePart(title), toFileNamePart(clock)].filter(Boolean).join('-').toLowerCase()}.${ending}`;
}

export interface ClipPainter {
  readonly canvas: HTMLCanvasElement;
  readonly paintFrame: (time: number, over?: OverlayPainter | null) => void;
  readonly end: () => void;
}

type FilmedViewer = Pick<ViewerData, 'tracks' | 'players' | 'report' | 'camera' | 'watched' | 'pose'>;

/**
 * Paints frames at their own size, independent of the viewer and equally exact however slow the computer is.
 *
 * @param box whose colors it has
 */
export function createClipPainter(
  viewer: FilmedViewer,
  shape: Shape,
  box: Element,
  clockAt: (time: number) => string,
): ClipPainter {
  const { width, height } = SHAPES[shape];
  const read = createMomentReader(viewer.tracks);
  const match = toStageMatch(viewer, read);
  const colors = readSceneColors(box);
  const renderer = createRenderer();
  const stage = createStage(renderer, match, colors, { first: 1, min: 1, max: 1 });
  stage.resize(width, height);
  const filming = { arena: match.arena, shots: planDirectorShots(viewer.tracks, match.arena.backY) };
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  return {
    canvas,
    paintFrame(time, over) {
      const moment = read(time);
      const view =
        getView(viewer, viewer, moment, filming, width / height) ??
        getView({ ...viewer, camera: 'stand' }, viewer, moment, filming, width / height);
      stage.draw(moment, [view], 1 / FRAMES_PER_SECOND);
      context.drawImage(renderer.domElement, 0, 0, width, height);
      const pane = stage.panes[0] as Pane;
      drawNames(context, viewer, moment, pane, colors);
      over?.(context, {
        ...pane,
        width,
        height,
        findCar: (key) =>
          moment.cars[viewer.tracks.players.findIndex((player) => player.key === key)] ?? null,
      });
      drawScore(context, viewer, time, clockAt(time), colors);
    },
    end: stage.dispose,
  };
}

const FONT = 'system-ui, sans-serif';
const NAME = { size: 20, lift: 130, pad: 8, gauge: 4 } as const;
const DARK = 'rgba(9, 13, 18, 0.78)';
const LIGHT = '#f2f5f8';

/** Names and gauges over the cars, as on the screen. */
function drawNames(
  context: CanvasRenderingContext2D,
  { players, tracks }: FilmedViewer,
  { cars }: Moment,
  { toScreenPoint: screenPoint }: Pane,
  colors: SceneColors,
): void {
  context.font = `600 ${NAME.size}px ${FONT}`;
  context.textBaseline = 'top';
  context.textAlign = 'center';
  cars.forEach((car, index) => {
    const name = players[index]?.name;
    const point = car && screenPoint({ x: car.x, y: car.y, z: car.z + NAME.lift });
    if (!car || !name || !point) return;
    const wide = context.measureText(name).width + 2 * NAME.pad;
    const [getLeft, top] = [point.x - wide / 2, point.y - NAME.size * 2];
    context.fillStyle = DARK;
    context.fillRect(getLeft, top, wide, NAME.size + 10);
    context.fillStyle = LIGHT;
    context.fillText(name, point.x, top + 2);
    context.fillStyle = getTeamColor(colors, tracks.players[index]?.team ?? 0);
    context.fillRect(getLeft, top + NAME.size + 10 - NAME.gauge, (wide * (car.boost ?? 0)) / 100, NAME.gauge);
  });
}

const BOARD = { top: 24, high: 52, goals: 64, clock: 108, side: 230, font: 24 } as const;

/** Teams, goals and clock at the top, as in a broadcast. */
function drawScore(
  context: CanvasRenderingContext2D,
  { report }: FilmedViewer,
  time: number,
  clock: string,
  colors: SceneColors,
): void {
  const score = calculateScore(report, time);
  const middle = context.canvas.width / 2;
  const { top, high, goals, side } = BOARD;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  const box = (x: number, wide: number, color: string, text: string, strong = false) => {
    context.fillStyle = color;
    context.fillRect(x, top, wide, high);
    context.fillStyle = LIGHT;
    context.font = `${strong ? 700 : 600} ${strong ? BOARD.font + 6 : BOARD.font}px ${FONT}`;
    context.fillText(text, x + wide / 2, top + high / 2 + 1, wide - 16);
  };
  box(middle - BOARD.clock / 2, BOARD.clock, DARK, clock);
  for (const team of TEAMS) {
    const direction = team === 0 ? -1 : 1;
    const near = middle + direction * (BOARD.clock / 2);
    const getLeft = (wide: number, off: number) => near + direction * off - (team === 0 ? wide : 0);
    box(getLeft(goals, 0), goals, getTeamColor(colors, team), String(score[team]), true);
    box(getLeft(side, goals), side, DARK, getTeamLabel(report, team));
  }
}

function getTeamLabel(report: FilmedViewer['report'], team: Team): string {
  const names = report.players.filter((player) => player.team === team).map(({ name }) => name);
  return report.teams[team]?.name || names.join(' · ') || getTeamName(report, team);
}
