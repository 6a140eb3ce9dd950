import { HITBOXES, type HitboxName } from '@datacoach/analysis/metadata';
import { type BufferGeometry, CylinderGeometry } from 'three';
import carShapes from './car-shapes.data.json' with { type: 'json' };
import { Mesher, mixColors, type Point } from './mesher.ts';

/** A cross section of a car: position along it, lower and upper edge, and widths at bottom, waist and top. Shares of the hitbox. */
type CrossSection = readonly [
  x: number,
  low: number,
  high: number,
  bottom: number,
  waist: number,
  top: number,
];

/** A separate part: opposite corners, as shares of the hitbox. Mirrored unless it crosses the middle. */
type Part = readonly [
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

interface CarShape {
  /** From tail to nose; x -0.5 to 0.5, heights 0 to 1, widths 0 to 1 of half of it. */
  readonly hull: readonly CrossSection[];
  readonly cabin: readonly CrossSection[];
  readonly parts: readonly Part[];
  readonly front: Wheel;
  readonly rear: Wheel;
}

/**
 * One shape per hitbox: what bodies with that hitbox have in common, drawn for this viewer. Every shape fills its
 * hitbox to the edges, so that cars that touch on screen touched in the game.
 */
const CAR_SHAPES = carShapes as unknown as Readonly<Record<HitboxName, CarShape>>;

/** Preset of a report's hitbox; unknown ones get the Octane's, as in the stats. */
export function toHitboxName(label: string | undefined): HitboxName {
  const name = (label ?? '').toLowerCase();
  return Object.hasOwn(HITBOXES, name) ? (name as HitboxName) : 'octane';
}

const GLASS = 0x0b0f14;
const DARK = 0x1b2128;
const LIGHT = 0xf4f1dc;
const TAIL = 0xd02038;

/** Faces of a cut's ring in order: left below, left above, top, right above, right below, bottom. */
const LOWER_SIDES = [0, 4];
const UPPER_SIDES = [1, 3];
const TOP = 2;
const BOTTOM = 5;

/** Lights reach the ends of the hitbox; the hull ends slightly before them to prevent z-fighting. */
const HULL_LENGTH_SCALE = 0.99;

/** A car of a family in its team's color, as large as its hitbox, around its center of mass. */
export function createCarGeometry(family: HitboxName, color: string): BufferGeometry {
  const { hull, cabin, parts } = CAR_SHAPES[family];
  const { length, width, height, offsetX, offsetZ } = HITBOXES[family];
  const at = (x: number, y: number, z: number): Point => [
    offsetX + x * length,
    (y * width) / 2,
    offsetZ + (z - 0.5) * height,
  ];
  const listSectionCorners = ([x, low, high, bottom, waist, top]: CrossSection): Point[] => {
    const middle = low + (high - low) * 0.45;
    return [
      at(x * HULL_LENGTH_SCALE, -bottom, low),
      at(x * HULL_LENGTH_SCALE, -waist, middle),
      at(x * HULL_LENGTH_SCALE, -top, high),
      at(x * HULL_LENGTH_SCALE, top, high),
      at(x * HULL_LENGTH_SCALE, waist, middle),
      at(x * HULL_LENGTH_SCALE, bottom, low),
    ];
  };
  const roof = mixColors(color, '#ffffff', 0.22);
  const sill = mixColors(color, '#000000', 0.45);
  const paints = { body: roof, dark: DARK, light: LIGHT, tail: TAIL };
  const mesher = new Mesher()
    .addTube(hull.map(listSectionCorners), (edge) => {
      if (edge === BOTTOM) return DARK;
      return LOWER_SIDES.includes(edge) || edge === -1 ? sill : color;
    })
    .addTube(cabin.map(listSectionCorners), (edge, segment) => {
      const isRoof = edge === TOP && segment === 1;
      const isPillar = UPPER_SIDES.includes(edge) && segment !== 1;
      return isRoof || isPillar ? roof : GLASS;
    });
  // Below the hitbox, between the wheels.
  mesher.addBox(at(-0.42, -0.58, -0.34), at(0.44, 0.58, 0.1), DARK);
  const addPart = ([x0, x1, y0, y1, z0, z1, paint]: Part) => {
    mesher.addBox(at(x0, y0, z0), at(x1, y1, z1), paints[paint]);
    if (y0 > 0) mesher.addBox(at(x0, -y1, z0), at(x1, -y0, z1), paints[paint]);
  };
  parts.forEach(addPart);
  return mesher.build();
}

const WHEEL_SIDES = 12;
const SPOKES = 5;
/** Width of a wheel whose radius is 1. */
const WHEEL_WIDTH = 0.9;

/** A wheel of radius 1 whose axle points to the car's right, with spokes so that its rotation is visible. */
export function createWheelGeometry(): BufferGeometry {
  const listCirclePoints = (radius: number, y: number): Point[] =>
    Array.from({ length: WHEEL_SIDES }, (_, i) => {
      const angle = (2 * Math.PI * i) / WHEEL_SIDES;
      return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
    });
  const half = WHEEL_WIDTH / 2;
  const mesher = new Mesher().addTube(
    [listCirclePoints(1, -half), listCirclePoints(1, half)],
    () => 0x14181d,
  );
  for (const side of [-1, 1]) {
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const angle = (2 * Math.PI * spoke) / SPOKES;
      const toWheelPoint = (radius: number, turn: number): Point => [
        radius * Math.cos(angle + turn),
        side * (half + 0.03),
        radius * Math.sin(angle + turn),
      ];
      mesher.addFace(
        [
          toWheelPoint(0.08, -1.2),
          toWheelPoint(0.74, -0.16),
          toWheelPoint(0.74, 0.16),
          toWheelPoint(0.08, 1.2),
        ],
        0xb9c2cc,
        [0, 0, 0],
      );
    }
  }
  return mesher.build();
}

/** Positions of the wheels relative to the center of mass, in car axes; the first two steer. */
export function listWheels(family: HitboxName): readonly { at: Point; radius: number; steers: boolean }[] {
  const { front, rear } = CAR_SHAPES[family];
  const rest = REST[family];
  return [front, front, rear, rear].map(([x, y, radius], index) => ({
    // At rest, a car's wheels are on the floor.
    at: [x, index % 2 === 0 ? -y : y, radius - rest],
    radius,
    steers: index < 2,
  }));
}

/** Height of the center of mass of a car at rest, uu (game-and-stats.md 1.4). */
const REST: Readonly<Record<HitboxName, number>> = {
  octane: 17.01,
  dominus: 17.05,
  plank: 18.65,
  breakout: 18.33,
  hybrid: 17,
  merc: 17.01,
};

/** A flame of length 1 behind the origin, and 1 wide where it starts. */
export const createFlameGeometry = (): BufferGeometry =>
  new CylinderGeometry(0, 0.5, 1, 7, 1).rotateZ(-Math.PI / 2).translate(0.5, 0, 0);
