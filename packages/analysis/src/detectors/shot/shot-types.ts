import { BALL } from '../../model/ball-flight.ts';
import { FIELD } from '../../model/field-geometry.ts';
import type { GameEvent } from '../game-event.ts';

/** Where the ball crosses the goal mouth, as seen by the shooter (game-and-stats.md 4.9). */
export const PLACEMENTS = [
  { code: 5, key: 'topRight', label: 'Top Right' },
  { code: 10, key: 'topLeft', label: 'Top Left' },
  { code: 15, key: 'bottomRight', label: 'Bottom Right' },
  { code: 20, key: 'bottomLeft', label: 'Bottom Left' },
  { code: 25, key: 'middle', label: 'Middle' },
  { code: 30, key: 'bar', label: 'Bar' },
] as const;
export type Placement = (typeof PLACEMENTS)[number]['key'];

/** The ball's center passes freely within this area, uu (game-and-stats.md 1.1). */
const FREE = { halfWidth: FIELD.goalPostX - BALL.radius, top: FIELD.goalHeight - BALL.radius } as const;
const EDGE = 15;
const MIDDLE = { halfWidth: 267, bottom: 198, top: 445 } as const;
const HALF_HEIGHT = 321.4;

/**
 * Returns the placement of a crossing.
 *
 * @param attackX X of the ball's center in the attack frame: right of the shooter is negative
 * @param offFrame whether the ball came off a post or the crossbar within a second before
 */
export function getPlacement(attackX: number, z: number, offFrame: boolean): Placement {
  const right = -attackX;
  if (offFrame || Math.abs(right) >= FREE.halfWidth - EDGE || z >= FREE.top - EDGE) return 'bar';
  if (Math.abs(right) <= MIDDLE.halfWidth && z >= MIDDLE.bottom && z <= MIDDLE.top) return 'middle';
  if (z >= HALF_HEIGHT) return right > 0 ? 'topRight' : 'topLeft';
  return right > 0 ? 'bottomRight' : 'bottomLeft';
}

/** Height of a shot at its touch (game-and-stats.md 4.9). */
export const SHOT_HEIGHTS = [
  { code: 5, key: 'ground', label: 'Ground' },
  { code: 10, key: 'aerialBelowCrossbar', label: 'Aerial Below Crossbar' },
  { code: 15, key: 'aerialAboveCrossbar', label: 'Aerial Above Crossbar' },
] as const;
export type ShotHeight = (typeof SHOT_HEIGHTS)[number]['key'];
const GROUND_BALL_Z = 150;
const SURE_GROUND_BALL_Z = 120;

/** @param airborne whether the toucher is off the ground */
export function getShotHeight(ballZ: number, airborne: boolean): ShotHeight {
  if (ballZ >= FIELD.goalHeight) return 'aerialAboveCrossbar';
  const ground = ballZ <= SURE_GROUND_BALL_Z || (ballZ <= GROUND_BALL_Z && !airborne);
  return ground ? 'ground' : 'aerialBelowCrossbar';
}

/** Power and long-range shots, uu/s and uu (4.6). */
const POWER_SPEED = 2600;
const LONG_RANGE = 4500;

/** How a shot was struck. Each shot has one type: the first match from the top (game-and-stats.md 4.6). */
export const SHOT_TYPES = [
  { code: 5, key: 'flipReset', label: 'Flip reset' },
  { code: 10, key: 'ceiling', label: 'Ceiling shot' },
  { code: 15, key: 'doubleTap', label: 'Double tap' },
  { code: 20, key: 'airDribble', label: 'Air dribble' },
  { code: 25, key: 'mustyFlick', label: 'Musty flick' },
  { code: 30, key: 'flick', label: 'Flick' },
  { code: 35, key: 'pinch', label: 'Pinch' },
  { code: 40, key: 'redirect', label: 'Redirect' },
  { code: 45, key: 'wall', label: 'Wall shot' },
  { code: 50, key: 'halfVolley', label: 'Half volley' },
  { code: 55, key: 'rebound', label: 'Rebound' },
  { code: 60, key: 'oneTimer', label: 'One-timer' },
  { code: 65, key: 'aerial', label: 'Aerial' },
  { code: 70, key: 'power', label: 'Power shot' },
  { code: 75, key: 'longRange', label: 'Long range' },
  { code: 80, key: 'ground', label: 'Ground shot' },
] as const;
export type ShotType = (typeof SHOT_TYPES)[number]['key'];

export interface ShotStats {
  rebound: boolean;
  aerial: boolean;
  /** Whether the shooter's car was on a wall. */
  onWall: boolean;
  speed: number;
  distance: number;
}

/** @param mechanics types that other detectors found in this touch */
export function getShotType(mechanics: ReadonlySet<ShotType>, stats: ShotStats): ShotType {
  const fits = (type: ShotType): boolean => {
    switch (type) {
      case 'wall':
        return stats.onWall || mechanics.has('wall');
      case 'rebound':
        return stats.rebound;
      case 'aerial':
        return stats.aerial;
      case 'power':
        return stats.speed >= POWER_SPEED;
      case 'longRange':
        return stats.distance >= LONG_RANGE;
      case 'ground':
        return true;
      default:
        return mechanics.has(type);
    }
  };
  return SHOT_TYPES.find(({ key }) => fits(key))!.key;
}

/** The mechanics that a touch belongs to, by player and frame. */
export class TouchMechanics {
  readonly #found = new Map<string, Set<ShotType>>();

  /** @param getFrame frame of the touch at the event's end */
  add(getFrame: (event: GameEvent) => number, found: Partial<Record<ShotType, readonly GameEvent[]>>): void {
    for (const [type, events] of Object.entries(found) as [ShotType, readonly GameEvent[]][]) {
      for (const event of events) {
        const key = `${event.player}:${getFrame(event)}`;
        this.#found.set(key, (this.#found.get(key) ?? new Set()).add(type));
      }
    }
  }

  of(player: number, frame: number): ReadonlySet<ShotType> {
    return this.#found.get(`${player}:${frame}`) ?? NONE;
  }
}

const NONE: ReadonlySet<ShotType> = new Set();
