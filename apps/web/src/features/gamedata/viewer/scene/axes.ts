import { Quaternion, Vector3 } from 'three';
import type { Place, Turn } from '../playback/follow-body.ts';

/**
 * The field's axes are left-handed with z up, three's are right-handed with y up: field (x, y, z) stands at
 * three (-x, z, -y), so that who faces the orange goal sees blue's right on their right.
 */
export function toScene({ x, y, z }: Place, into = new Vector3()): Vector3 {
  return into.set(-x, z, -y);
}

/** A turn under that mirror: its axis is mirrored too, and turns the other way round. */
export function toSceneTurn({ x, y, z, w }: Turn, into = new Quaternion()): Quaternion {
  return into.set(x, -z, y, w);
}

/** The way back of `toScene`. */
export function toField({ x, y, z }: Vector3): Place {
  return { x: -x, y: -z, z: y };
}
