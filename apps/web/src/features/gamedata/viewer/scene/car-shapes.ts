import type { HitboxName } from '@datacoach/analysis/metadata';

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
export const CAR_SHAPES: Readonly<Record<HitboxName, CarShape>> = {
  // Short and tall, with a steep hood and a wing.
  octane: {
    hull: [
      [-0.5, 0.2, 0.6, 0.6, 0.86, 0.72],
      [-0.36, 0, 0.68, 0.72, 1, 0.84],
      [0.0, 0, 0.64, 0.72, 0.94, 0.8],
      [0.24, 0, 0.58, 0.72, 1, 0.82],
      [0.42, 0.05, 0.42, 0.66, 0.92, 0.7],
      [0.5, 0.16, 0.32, 0.5, 0.66, 0.5],
    ],
    cabin: [
      [-0.34, 0.6, 0.66, 0.62, 0.62, 0.56],
      [-0.22, 0.6, 1, 0.7, 0.66, 0.46],
      [0.02, 0.6, 0.98, 0.7, 0.66, 0.46],
      [0.2, 0.54, 0.6, 0.64, 0.62, 0.5],
    ],
    parts: [
      [-0.5, -0.36, -0.92, 0.92, 0.9, 0.97, 'body'],
      [-0.46, -0.4, 0.5, 0.6, 0.6, 0.9, 'dark'],
      [-0.5, -0.49, 0.4, 0.78, 0.42, 0.54, 'tail'],
      [0.44, 0.475, 0.42, 0.7, 0.3, 0.4, 'light'],
      [0.06, 0.3, -0.2, 0.2, 0.5, 0.66, 'dark'],
    ],
    front: [51.25, 35, 12.5],
    rear: [-33.75, 36, 15],
  },
  // Long and low: a muscle car with a flat hood.
  dominus: {
    hull: [
      [-0.5, 0.12, 0.7, 0.72, 0.92, 0.84],
      [-0.34, 0, 0.76, 0.76, 1, 0.88],
      [0.06, 0, 0.7, 0.76, 0.98, 0.88],
      [0.4, 0, 0.62, 0.76, 1, 0.86],
      [0.5, 0.12, 0.46, 0.7, 0.88, 0.78],
    ],
    cabin: [
      [-0.42, 0.68, 0.74, 0.68, 0.68, 0.62],
      [-0.24, 0.68, 1, 0.74, 0.7, 0.54],
      [-0.02, 0.68, 1, 0.74, 0.7, 0.54],
      [0.14, 0.64, 0.7, 0.72, 0.7, 0.6],
    ],
    parts: [
      [-0.5, -0.42, -0.88, 0.88, 0.74, 0.86, 'body'],
      [-0.5, -0.49, 0.36, 0.82, 0.48, 0.6, 'tail'],
      [0.475, 0.5, 0.48, 0.78, 0.3, 0.42, 'light'],
      [0.18, 0.4, -0.24, 0.24, 0.6, 0.78, 'dark'],
    ],
    front: [50.3, 36, 12],
    rear: [-34.75, 36, 13.5],
  },
  // A flat plank with a small canopy and fins.
  plank: {
    hull: [
      [-0.5, 0.14, 0.62, 0.7, 0.9, 0.8],
      [-0.3, 0, 0.7, 0.8, 1, 0.84],
      [0.1, 0, 0.6, 0.8, 0.98, 0.86],
      [0.4, 0.02, 0.42, 0.8, 1, 0.84],
      [0.5, 0.12, 0.26, 0.72, 0.9, 0.8],
    ],
    cabin: [
      [-0.3, 0.58, 0.7, 0.4, 0.4, 0.3],
      [-0.12, 0.58, 1, 0.46, 0.42, 0.26],
      [0.04, 0.58, 0.96, 0.46, 0.42, 0.26],
      [0.3, 0.46, 0.54, 0.4, 0.38, 0.26],
    ],
    parts: [
      [-0.5, -0.28, 0.72, 0.82, 0.5, 1, 'body'],
      [-0.5, -0.49, 0.2, 0.6, 0.4, 0.52, 'tail'],
      [0.47, 0.5, 0.52, 0.8, 0.2, 0.28, 'light'],
      [-0.5, -0.32, -0.2, 0.2, 0.6, 0.82, 'dark'],
    ],
    front: [49.97, 36, 12.5],
    rear: [-35.43, 36, 15],
  },
  // A wedge with its nose on the floor and a high wing.
  breakout: {
    hull: [
      [-0.5, 0.16, 0.76, 0.68, 0.94, 0.8],
      [-0.3, 0, 0.78, 0.74, 1, 0.84],
      [0.08, 0, 0.6, 0.74, 0.92, 0.78],
      [0.34, 0, 0.36, 0.74, 0.92, 0.66],
      [0.5, 0.04, 0.14, 0.36, 0.46, 0.36],
    ],
    cabin: [
      [-0.36, 0.7, 0.76, 0.6, 0.6, 0.52],
      [-0.16, 0.66, 0.98, 0.64, 0.6, 0.42],
      [0.0, 0.62, 0.96, 0.64, 0.6, 0.42],
      [0.3, 0.36, 0.42, 0.52, 0.5, 0.38],
    ],
    parts: [
      [-0.5, -0.38, -1, 1, 0.92, 1, 'body'],
      [-0.47, -0.42, 0.6, 0.7, 0.7, 0.92, 'dark'],
      [-0.5, -0.49, 0.3, 0.84, 0.52, 0.62, 'tail'],
      [0.34, 0.4, 0.5, 0.72, 0.24, 0.36, 'light'],
    ],
    front: [51.5, 35, 13.5],
    rear: [-35.75, 35, 15],
  },
  // Broad shoulders around a narrow waist, under a bubble.
  hybrid: {
    hull: [
      [-0.5, 0.18, 0.58, 0.56, 0.8, 0.64],
      [-0.3, 0, 0.72, 0.66, 1, 0.8],
      [-0.02, 0.04, 0.6, 0.6, 0.78, 0.68],
      [0.3, 0, 0.62, 0.66, 1, 0.78],
      [0.44, 0.06, 0.46, 0.6, 0.86, 0.62],
      [0.5, 0.14, 0.32, 0.44, 0.6, 0.46],
    ],
    cabin: [
      [-0.36, 0.58, 0.68, 0.5, 0.5, 0.42],
      [-0.18, 0.58, 0.96, 0.58, 0.54, 0.34],
      [0.0, 0.56, 1, 0.58, 0.54, 0.34],
      [0.24, 0.54, 0.6, 0.54, 0.52, 0.4],
    ],
    parts: [
      [-0.5, -0.4, -0.7, 0.7, 0.74, 0.82, 'dark'],
      [-0.5, -0.49, 0.3, 0.7, 0.42, 0.52, 'tail'],
      [0.45, 0.48, 0.36, 0.62, 0.3, 0.42, 'light'],
      [0.26, 0.42, -0.16, 0.16, 0.54, 0.64, 'body'],
    ],
    front: [51.25, 34, 12.5],
    rear: [-34.25, 35, 15],
  },
  // A van: upright, with a long roof and a light bar.
  merc: {
    hull: [
      [-0.5, 0.08, 0.56, 0.84, 0.96, 0.92],
      [-0.3, 0, 0.58, 0.84, 1, 0.94],
      [0.3, 0, 0.54, 0.84, 1, 0.92],
      [0.45, 0.04, 0.48, 0.82, 0.98, 0.88],
      [0.5, 0.12, 0.4, 0.78, 0.92, 0.82],
    ],
    cabin: [
      [-0.49, 0.54, 0.92, 0.88, 0.86, 0.8],
      [-0.42, 0.54, 0.95, 0.9, 0.88, 0.8],
      [0.12, 0.54, 0.95, 0.9, 0.88, 0.8],
      [0.3, 0.5, 0.56, 0.86, 0.84, 0.76],
    ],
    parts: [
      [0.02, 0.07, -0.62, 0.62, 0.94, 1, 'light'],
      [-0.5, 0.0, 0.6, 0.7, 0.94, 1, 'dark'],
      [-0.5, -0.49, 0.66, 0.9, 0.3, 0.46, 'tail'],
      [0.48, 0.5, 0.5, 0.82, 0.24, 0.38, 'light'],
      [0.48, 0.5, -0.4, 0.4, 0.16, 0.3, 'dark'],
    ],
    front: [51.25, 33, 15],
    rear: [-33.75, 33, 15],
  },
};
