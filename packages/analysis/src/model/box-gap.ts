import carBodies from './car-bodies.data.json' with { type: 'json' };
import { HITBOXES, type HitboxName } from './hitboxes.ts';
import { type Rotation, unrotate, type Vector } from './quaternion.ts';

/**
 * Car bodies: product id, name in the game's shop (null if public lists disagree or have none), hitbox preset.
 * Presets: game-and-stats.md 1.6. Names: from the product lists of several public tools, used only if they agree (29
 * is Hotshot, 403 Dominus and 1018 Dominus GT in all of them).
 */
export const BODIES = carBodies as unknown as readonly (readonly [
  id: number,
  name: string | null,
  hitbox: HitboxName,
])[];

const bodies = new Map(BODIES.map(([id, name, hitbox]) => [id, { name, hitbox }]));

/**
 * Returns the body of a product id. Unknown ids get the Octane preset, used by most bodies, and a name made from the
 * id.
 */
export function getCarBody(id: number) {
  const known = bodies.get(id);
  return { id, name: known?.name ?? `Body ${id}`, hitbox: HITBOXES[known?.hitbox ?? 'octane'].label };
}

/** Half extents of a hitbox, and offset from the car's center of mass to the box center, car axes, uu. */
export interface Box {
  halfLength: number;
  halfWidth: number;
  halfHeight: number;
  offsetX: number;
  offsetZ: number;
  /** Max distance of any point of the box from the center of mass. */
  reach: number;
}

export interface Pose extends Vector, Rotation {}

const presets = new Map(BODIES.map(([id, , hitbox]) => [id, hitbox]));

/** Returns the hitbox of a body; unknown bodies get the Octane's (game-and-stats.md 1.6). */
export function getHitbox(bodyId: number | null): Box {
  const preset = HITBOXES[presets.get(bodyId ?? -1) ?? 'octane'];
  const halfLength = preset.length / 2;
  const halfWidth = preset.width / 2;
  const halfHeight = preset.height / 2;
  return {
    halfLength,
    halfWidth,
    halfHeight,
    offsetX: preset.offsetX,
    offsetZ: preset.offsetZ,
    reach: Math.hypot(halfLength + preset.offsetX, halfWidth, halfHeight + preset.offsetZ),
  };
}

const local: Vector = { x: 0, y: 0, z: 0 };

/**
 * Returns the distance from a point to a car's hitbox, uu; 0 inside. A ball's contact gap is this minus its radius.
 *
 * @param contact receives the nearest point of the box, car axes from the center of mass
 */
export function calculateBoxDistance(
  box: Readonly<Box>,
  pose: Readonly<Pose>,
  x: number,
  y: number,
  z: number,
  contact?: Vector,
): number {
  unrotate(pose, x - pose.x, y - pose.y, z - pose.z, local);
  const cx = clamp(local.x, box.offsetX - box.halfLength, box.offsetX + box.halfLength);
  const cy = clamp(local.y, -box.halfWidth, box.halfWidth);
  const cz = clamp(local.z, box.offsetZ - box.halfHeight, box.offsetZ + box.halfHeight);
  if (contact !== undefined) {
    contact.x = cx;
    contact.y = cy;
    contact.z = cz;
  }
  const dx = local.x - cx;
  const dy = local.y - cy;
  const dz = local.z - cz;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
