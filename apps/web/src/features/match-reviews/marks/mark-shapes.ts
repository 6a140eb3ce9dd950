import type { MarkPosition, MatchReport, ReviewMark } from '@datacoach/contract';
import type { PaintedPicture, PicturePoint } from '../../../shared/viewer/viewer-handle.ts';

const COLORS = { chalk: 'white', yellow: 'yellow', pink: 'pink', green: 'green' } as const;

export function describeMark(mark: ReviewMark, { players }: Pick<MatchReport, 'players'>): string {
  const color = COLORS[mark.color];
  switch (mark.kind) {
    case 'arrow':
      return `Arrow, ${color}`;
    case 'zone':
      return `Zone, ${color}`;
    case 'ring':
      return `Ring around ${players.find(({ key }) => key === mark.player)?.name ?? 'a player'}, ${color}`;
    case 'text':
      return `“${mark.text}”, ${color}`;
    case 'pen':
      return `Pen, ${color}`;
  }
}

export const describeMarks = (marks: readonly ReviewMark[], report: Pick<MatchReport, 'players'>): string =>
  marks.map((mark) => describeMark(mark, report)).join('; ');

/** A mark in the picture, as SVG. */
export interface MarkShape {
  /** Line; empty if none of it is in front of the camera. */
  readonly path: string;
  readonly head: string;
  /** Start of a text. */
  readonly label: PicturePoint | null;
}

const NOTHING: MarkShape = { path: '', head: '', label: null };
/** Lines are split into steps this long so that they follow the floor in perspective, in uu. */
const STEP = 250;
const CORNERS = 48;
/** Radius of a ring around a car, in uu. */
export const RING_RADIUS = 190;
const HEAD = { length: 18, width: 14 } as const;
/** Height of lines above the floor, in uu. */
const LIFT = 8;

type View = Pick<PaintedPicture, 'width' | 'height' | 'projectPoint' | 'findCar'>;

export function getMarkShape(mark: ReviewMark, view: View): MarkShape {
  switch (mark.kind) {
    case 'arrow': {
      const points = interpolateAlongFloor(mark.points).map((position) =>
        view.projectPoint({ ...position, z: LIFT }),
      );
      const head = getArrowHead(points);
      return {
        ...NOTHING,
        path: formatLinePath(head ? trimToHead(points, head.base) : points),
        head: head?.path ?? '',
      };
    }
    case 'zone':
      return { ...NOTHING, path: formatCirclePath(mark.center, LIFT, mark.radius, view) };
    case 'ring': {
      const car = view.findCar(mark.player);
      return car ? { ...NOTHING, path: formatCirclePath(car, car.z - LIFT, RING_RADIUS, view) } : NOTHING;
    }
    case 'text':
      return { ...NOTHING, label: view.projectPoint({ ...mark.at, z: LIFT }) };
    case 'pen':
      return {
        ...NOTHING,
        path: formatLinePath(mark.points.map(({ x, y }) => fromPictureShare({ x, y }, view))),
      };
  }
}

/** Converts a point of the picture to how pen marks are stored: relative to the center, in picture heights. */
export const toPictureShare = (
  { x, y }: PicturePoint,
  { width, height }: Pick<View, 'width' | 'height'>,
): MarkPosition => ({ x: roundTo((x - width / 2) / height, 4), y: roundTo((y - height / 2) / height, 4) });

const fromPictureShare = (
  { x, y }: MarkPosition,
  { width, height }: Pick<View, 'width' | 'height'>,
): PicturePoint => ({ x: width / 2 + x * height, y: height / 2 + y * height });

/** Drops points that a line doesn't need: none is further from it than `slack`. */
export function simplify<P extends MarkPosition>(points: readonly P[], slack: number): P[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let worst = 0;
  let at = 0;
  points.forEach((point, index) => {
    const off = calculateDistance(point, first, last);
    if (off > worst) [worst, at] = [off, index];
  });
  if (worst <= slack) return [first, last];
  return [...simplify(points.slice(0, at + 1), slack).slice(0, -1), ...simplify(points.slice(at), slack)];
}

function calculateDistance(point: MarkPosition, from: MarkPosition, to: MarkPosition): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(dy * (point.x - from.x) - dx * (point.y - from.y)) / length;
}

const interpolateAlongFloor = (points: readonly MarkPosition[]): MarkPosition[] =>
  points.flatMap((to, index) => {
    const from = points[index - 1];
    if (!from) return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  });

function formatCirclePath({ x, y }: MarkPosition, z: number, radius: number, view: View): string {
  const points = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return view.projectPoint({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle), z });
  });
  return formatLinePath(points);
}

/** Skips points behind the camera and continues the line after them. */
function formatLinePath(points: readonly (PicturePoint | null)[]): string {
  let path = '';
  let isDown = false;
  for (const point of points) {
    if (point) path += `${isDown ? 'L' : 'M'}${roundTo(point.x, 1)} ${roundTo(point.y, 1)}`;
    isDown = point !== null;
  }
  return path;
}

/** Ends the line where the head starts, because its end would stick out of the tip. */
function trimToHead(points: readonly (PicturePoint | null)[], base: PicturePoint): (PicturePoint | null)[] {
  const end = points.at(-1);
  const shaft = points.findLastIndex(
    (point) => point && end && Math.hypot(point.x - end.x, point.y - end.y) > HEAD.length,
  );
  return [...points.slice(0, shaft + 1), base];
}

function getArrowHead(points: readonly (PicturePoint | null)[]): { path: string; base: PicturePoint } | null {
  const end = points.at(-1);
  const before = points.findLast(
    (point) => point && end && Math.hypot(point.x - end.x, point.y - end.y) >= HEAD.length / 2,
  );
  if (!end || !before) return null;
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const [ux, uy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const [bx, by] = [end.x - ux * HEAD.length, end.y - uy * HEAD.length];
  const [wx, wy] = [(-uy * HEAD.width) / 2, (ux * HEAD.width) / 2];
  const at = (x: number, y: number) => `${roundTo(x, 1)} ${roundTo(y, 1)}`;
  const path = `M${at(end.x, end.y)}L${at(bx + wx, by + wy)}L${at(bx - wx, by - wy)}Z`;
  return { path, base: { x: bx, y: by } };
}

function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}
