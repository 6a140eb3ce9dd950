import { MARK_TEXT_LENGTH, type MarkPosition, type ReviewMark } from '@datacoach/contract';
import type { PaintedPicture, PicturePoint } from '../../../shared/viewer/viewer-handle.ts';
import { simplify, toPictureShare } from '../marks/mark-shapes.ts';
import type { DrawingState } from './tools.ts';

/** Shorter drags are accidental, in uu. */
const MIN_ARROW = 150;
/** Radius of a zone that was only clicked, in uu. */
const DEFAULT_ZONE_RADIUS = 500;
const MIN_ZONE = 120;
/** Max distance at which a click selects a car, in px. */
const NEAR_CAR = 90;
const SLACK = { floor: 60, picture: 0.002 } as const;
const MAX_POINTS = { arrow: 64, pen: 200 } as const;
/** Positions beyond the walls are off the field, in uu. */
const EDGE = { x: 4400, y: 6200 } as const;

/**
 * Builds the mark that the user drew; null for an accidental drag, or if there is nothing to draw on.
 *
 * @param way points of the picture, in px
 * @param players keys of the players that a ring may select
 */
export function buildMark(
  { tool, color, text }: DrawingState,
  path: readonly PicturePoint[],
  picture: PaintedPicture,
  players: readonly string[],
): ReviewMark | null {
  const id = crypto.randomUUID();
  const last = path.at(-1);
  if (tool === null || !last) return null;
  switch (tool) {
    case 'arrow': {
      const positions = projectToFloor(path, picture);
      const points = reducePoints(positions, SLACK.floor, MAX_POINTS.arrow);
      return calculatePathLength(points) < MIN_ARROW ? null : { id, kind: 'arrow', color, points };
    }
    case 'zone': {
      const [center] = projectToFloor(path.slice(0, 1), picture);
      const edge = projectToFloor([last], picture)[0];
      if (!center || !edge) return null;
      const reach = Math.round(Math.hypot(edge.x - center.x, edge.y - center.y));
      return {
        id,
        kind: 'zone',
        color,
        center,
        radius: reach < MIN_ZONE ? DEFAULT_ZONE_RADIUS : Math.min(reach, 7000),
      };
    }
    case 'ring': {
      const player = findNearestCar(last, picture, players);
      return player === null ? null : { id, kind: 'ring', color, player };
    }
    case 'text': {
      const [at] = projectToFloor([last], picture);
      // Drop half an emoji at the cut.
      const words = text
        .trim()
        .slice(0, MARK_TEXT_LENGTH)
        .replace(/\p{Surrogate}$/u, '');
      return at && words ? { id, kind: 'text', color, at, text: words } : null;
    }
    case 'pen': {
      const points = reducePoints(
        path.map((point) => toPictureShare(point, picture)),
        SLACK.picture,
        MAX_POINTS.pen,
      );
      return points.length < 2 ? null : { id, kind: 'pen', color, points };
    }
  }
}

/** Returns the player whose car is nearest to a point; null if none is near. */
function findNearestCar(
  point: PicturePoint,
  picture: PaintedPicture,
  players: readonly string[],
): string | null {
  let nearest: string | null = null;
  let shortest: number = NEAR_CAR;
  for (const player of players) {
    const car = picture.findCar(player);
    const at = car && picture.projectPoint(car);
    if (!at) continue;
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    if (distance < shortest) [nearest, shortest] = [player, distance];
  }
  return nearest;
}

const projectToFloor = (
  path: readonly PicturePoint[],
  { projectToFloor: floorAt }: PaintedPicture,
): MarkPosition[] =>
  path.flatMap((point) => {
    const position = floorAt(point);
    if (!position) return [];
    const clamp = (value: number, edge: number) => Math.round(Math.min(Math.max(value, -edge), edge));
    return [{ x: clamp(position.x, EDGE.x), y: clamp(position.y, EDGE.y) }];
  });

function reducePoints(points: readonly MarkPosition[], slack: number, max: number): MarkPosition[] {
  let kept = simplify(points, slack);
  for (let more = slack * 2; kept.length > max; more *= 2) kept = simplify(points, more);
  return kept;
}

const calculatePathLength = (points: readonly MarkPosition[]): number =>
  points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : 0;
  }, 0);
