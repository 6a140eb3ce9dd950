import { MARK_TEXT_LENGTH, type MarkPosition, type ReviewMark } from '@datacoach/contract';
import type { PaintedPicture, PicturePoint } from '../../../shared/viewer/viewer-handle.ts';
import { simplify, toSpot } from '../marks/mark-shapes.ts';
import type { Hand } from './tools.ts';

/** Shorter ways are slips of the hand, uu. */
const SHORTEST_ARROW = 150;
/** A zone that was only clicked, uu. */
const USUAL_ZONE = 500;
const SMALLEST_ZONE = 120;
/** A car is meant as far away from it, px. */
const NEAR_CAR = 90;
const SLACK = { floor: 60, picture: 0.002 } as const;
const MAX_POINTS = { arrow: 64, pen: 200 } as const;
/** Places beyond the walls are none of the field's, uu. */
const EDGE = { x: 4400, y: 6200 } as const;

/**
 * The mark that the hand has drawn; null for a slip, or where there is nothing to draw on.
 *
 * @param way points of the picture, px
 * @param players keys of those who could be meant by a ring
 */
export function buildMark(
  { tool, color, text }: Hand,
  way: readonly PicturePoint[],
  picture: PaintedPicture,
  players: readonly string[],
): ReviewMark | null {
  const id = crypto.randomUUID();
  const last = way.at(-1);
  if (tool === null || !last) return null;
  switch (tool) {
    case 'arrow': {
      const places = onFloor(way, picture);
      const points = few(places, SLACK.floor, MAX_POINTS.arrow);
      return lengthOf(points) < SHORTEST_ARROW ? null : { id, kind: 'arrow', color, points };
    }
    case 'zone': {
      const [center] = onFloor(way.slice(0, 1), picture);
      const edge = onFloor([last], picture)[0];
      if (!center || !edge) return null;
      const reach = Math.round(Math.hypot(edge.x - center.x, edge.y - center.y));
      return {
        id,
        kind: 'zone',
        color,
        center,
        radius: reach < SMALLEST_ZONE ? USUAL_ZONE : Math.min(reach, 7000),
      };
    }
    case 'ring': {
      const player = nearestCar(last, picture, players);
      return player === null ? null : { id, kind: 'ring', color, player };
    }
    case 'text': {
      const [at] = onFloor([last], picture);
      // Half of an emoji that the cut went through is left out.
      const words = text
        .trim()
        .slice(0, MARK_TEXT_LENGTH)
        .replace(/\p{Surrogate}$/u, '');
      return at && words ? { id, kind: 'text', color, at, text: words } : null;
    }
    case 'pen': {
      const points = few(
        way.map((point) => toSpot(point, picture)),
        SLACK.picture,
        MAX_POINTS.pen,
      );
      return points.length < 2 ? null : { id, kind: 'pen', color, points };
    }
  }
}

/** Whose car is nearest to a point; null when none is near. */
function nearestCar(point: PicturePoint, picture: PaintedPicture, players: readonly string[]): string | null {
  let nearest: string | null = null;
  let least: number = NEAR_CAR;
  for (const player of players) {
    const car = picture.carOf(player);
    const at = car && picture.pointOf(car);
    if (!at) continue;
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    if (distance < least) [nearest, least] = [player, distance];
  }
  return nearest;
}

function onFloor(way: readonly PicturePoint[], { floorAt }: PaintedPicture): MarkPosition[] {
  return way.flatMap((point) => {
    const place = floorAt(point);
    if (!place) return [];
    const inside = (value: number, edge: number) => Math.round(Math.min(Math.max(value, -edge), edge));
    return [{ x: inside(place.x, EDGE.x), y: inside(place.y, EDGE.y) }];
  });
}

function few(points: readonly MarkPosition[], slack: number, most: number): MarkPosition[] {
  let kept = simplify(points, slack);
  for (let more = slack * 2; kept.length > most; more *= 2) kept = simplify(points, more);
  return kept;
}

function lengthOf(points: readonly MarkPosition[]): number {
  return points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : 0;
  }, 0);
}
