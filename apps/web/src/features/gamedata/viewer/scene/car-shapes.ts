import type { HitboxName } from '@datacoach/analysis/metadata';
import carShapes from './car-shapes.data.json' with { type: 'json' };

/** Where a car is cut across: place along it, lower and upper edge, and widths at its bottom, waist and top. Shares of the hitbox. */
export type Station = readonly [
  x: number,
  low: number,
  high: number,
  bottom: number,
  waist: number,
  top: number,
];

/** A part of its own: opposite corners, as shares of the hitbox. Both sides alike unless it lies over the middle. */
export type Part = readonly [
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  paint: 'body' | 'dark' | 'light' | 'tail',
];

/** A wheel: ahead of and to the side of the center of mass, and its radius, uu. */
type Wheel = readonly [x: number, y: number, radius: number];

export interface CarShape {
  /** From tail to nose; x -0.5 to 0.5, heights 0 to 1, widths 0 to 1 of half of it. */
  readonly hull: readonly Station[];
  readonly cabin: readonly Station[];
  readonly parts: readonly Part[];
  readonly front: Wheel;
  readonly rear: Wheel;
}

/**
 * One shape for each hitbox: what the bodies of a family have in common, drawn for this viewer. Every shape fills its
 * hitbox to the edges, so that what touches in the picture touched in the game.
 */
export const CAR_SHAPES = carShapes as unknown as Readonly<Record<HitboxName, CarShape>>;
