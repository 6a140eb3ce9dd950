import { Quaternion, Vector3 } from 'three';
import type { Position, Rotation } from '../playback/interpolate-body.ts';

/**
 * Field axes are left-handed with z up, three.js axes are right-handed with y up: field (x, y, z) maps to three.js
 * (-x, z, -y), so that facing the orange goal, blue's right is on the right.
 */
export const toScene = ({ x, y, z }: Position, into = new Vector3()): Vector3 => into.set(-x, z, -y);

/** Converts a rotation under that mirroring: its axis is mirrored too, and the direction reversed. */
export const toSceneRotation = ({ x, y, z, w }: Rotation, into = new Quaternion()): Quaternion =>
  into.set(x, -z, y, w);

/** Inverse of `toScene`. */
export const toField = ({ x, y, z }: Vector3): Position => ({ x: -x, y: -z, z: y });
