import {
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  type ColorRepresentation,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Shape,
  ShapeGeometry,
} from 'three';
import { toScene } from './axes.ts';
import { FIELD, floorOutline, type SceneColors } from './field.ts';

type Point = readonly [number, number, number];
type Edge = readonly [Point, Point];

/** Builds floor, lines, walls and goals as lines: one draw call each, which software rendering needs. */
export function buildField(colors: SceneColors, pads: readonly Pad[]): Group {
  const field = new Group();
  field.add(floor(colors.floor));
  for (const from of [-FIELD.backY, FIELD.thirdY]) field.add(stripe(colors.stripe, from));
  field.add(lines(markings(), colors.line, 0.9));
  field.add(lines(walls(), colors.wall, 0.5));
  for (const team of [0, 1] as const) {
    const side = team === 0 ? -1 : 1;
    const color = team === 0 ? colors.blue : colors.orange;
    field.add(lines(goalFrame(side), color, 1), lines(goalNet(side), color, 0.28));
  }
  for (const big of [true, false]) {
    const alike = pads.filter((pad) => pad.big === big);
    if (alike.length > 0) field.add(discs(alike, big, colors.pad));
  }
  return field;
}

/** A boost pad: position and size. */
export interface Pad {
  readonly x: number;
  readonly y: number;
  readonly big: boolean;
}

/** Distance between floor layers to prevent z-fighting, in uu. */
const LIFT = 3;

function floor(color: ColorRepresentation): Mesh {
  const shape = new Shape();
  floorOutline().forEach(([x, y], index) => {
    if (index === 0) shape.moveTo(-x, y);
    else shape.lineTo(-x, y);
  });
  return flat(new ShapeGeometry(shape), color, 0);
}

/** An outer third, cut off at the corners like the floor. */
function stripe(color: ColorRepresentation, from: number): Mesh {
  const to = from + FIELD.backY - FIELD.thirdY;
  const halfWidth = (y: number) => Math.min(FIELD.sideX, FIELD.cornerSum - Math.abs(y));
  const edge = FIELD.cornerSum - FIELD.sideX;
  const ys = [from, -edge, edge, to].filter((y) => y >= from && y <= to);
  const shape = new Shape();
  ys.forEach((y, index) => {
    if (index === 0) shape.moveTo(-halfWidth(y), y);
    else shape.lineTo(-halfWidth(y), y);
  });
  for (const y of ys.toReversed()) shape.lineTo(halfWidth(y), y);
  return flat(new ShapeGeometry(shape), color, LIFT);
}

/** Builds all pads of one size, in one draw call. */
function discs(pads: readonly Pad[], big: boolean, color: ColorRepresentation): InstancedMesh {
  const geometry = new CircleGeometry(big ? 150 : 70, 20).rotateX(-Math.PI / 2);
  const material = new MeshBasicMaterial({ color, transparent: true, opacity: big ? 0.55 : 0.35 });
  const mesh = new InstancedMesh(geometry, material, pads.length);
  const place = new Matrix4();
  pads.forEach(({ x, y }, index) => {
    mesh.setMatrixAt(index, place.setPosition(toScene({ x, y, z: 2 * LIFT })));
  });
  return mesh;
}

/** Builds a shape drawn with x right and y forward, laid flat on the floor. */
function flat(
  geometry: BufferGeometry,
  color: ColorRepresentation,
  height: number,
): Mesh<BufferGeometry, MeshBasicMaterial> {
  const mesh = new Mesh(geometry, new MeshBasicMaterial({ color }));
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = height;
  return mesh;
}

function lines(edges: readonly Edge[], color: ColorRepresentation, opacity: number): LineSegments {
  const geometry = new BufferGeometry();
  const numbers = edges.flatMap((edge) => edge.flatMap(([x, y, z]) => toScene({ x, y, z }).toArray()));
  geometry.setAttribute('position', new Float32BufferAttribute(numbers, 3));
  return new LineSegments(geometry, new LineBasicMaterial({ color, opacity, transparent: opacity < 1 }));
}

function markings(): Edge[] {
  const z = 4 * LIFT;
  const ring = circle(FIELD.centerCircle, 48).map(([x, y]): Point => [x, y, z]);
  return [
    [
      [-FIELD.sideX, 0, z],
      [FIELD.sideX, 0, z],
    ],
    ...loop(ring),
  ];
}

function walls(): Edge[] {
  const outline = floorOutline();
  const at = (height: number): Point[] => outline.map(([x, y]) => [x, y, height]);
  const posts = outline.map(
    ([x, y]): Edge => [
      [x, y, 0],
      [x, y, FIELD.ceiling],
    ],
  );
  return [...loop(at(4 * LIFT)), ...loop(at(FIELD.ceiling)), ...posts];
}

function goalFrame(side: number): Edge[] {
  const { goalHalfWidth: w, goalHeight: h, backY } = FIELD;
  const y = side * backY;
  return [
    [
      [-w, y, 0],
      [-w, y, h],
    ],
    [
      [-w, y, h],
      [w, y, h],
    ],
    [
      [w, y, h],
      [w, y, 0],
    ],
    [
      [-w, y, 4 * LIFT],
      [w, y, 4 * LIFT],
    ],
  ];
}

const NET_CELLS = 6;

function goalNet(side: number): Edge[] {
  const { goalHalfWidth: w, goalHeight: h, goalDepth, backY } = FIELD;
  const front = side * backY;
  const back = side * (backY + goalDepth);
  const edges: Edge[] = [];
  for (let i = 0; i <= NET_CELLS; i++) {
    const x = -w + (2 * w * i) / NET_CELLS;
    const z = (h * i) / NET_CELLS;
    edges.push(
      [
        [x, back, 0],
        [x, back, h],
      ],
      [
        [x, front, h],
        [x, back, h],
      ],
      [
        [-w, back, z],
        [w, back, z],
      ],
      [
        [-w, front, z],
        [-w, back, z],
      ],
      [
        [w, front, z],
        [w, back, z],
      ],
    );
  }
  return edges;
}

function circle(radius: number, pieces: number): [number, number][] {
  return Array.from({ length: pieces }, (_, i) => {
    const angle = (2 * Math.PI * i) / pieces;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

function loop(points: readonly Point[]): Edge[] {
  return points.map((point, index): Edge => [point, points[(index + 1) % points.length] as Point]);
}

/**
 * Builds a car the size of its hitbox, in scene axes (nose towards -x, up +y): a body that slopes to the front, and a
 * cabin. Real car bodies belong to the game; in a replay the hitbox is what counts.
 */
export function buildCar(
  [length, width, height]: readonly [number, number, number],
  color: ColorRepresentation,
): Group {
  const car = new Group();
  const paint = new MeshLambertMaterial({ color });
  const body = new BoxGeometry(length, height * 0.55, width);
  const points = body.getAttribute('position');
  for (let i = 0; i < points.count; i++) {
    const nose = points.getX(i) < 0;
    if (nose && points.getY(i) > 0) points.setY(i, points.getY(i) - height * 0.28);
    if (nose) points.setZ(i, points.getZ(i) * 0.82);
  }
  body.computeVertexNormals();
  car.add(new Mesh(body, paint));
  const cabin = new Mesh(
    new BoxGeometry(length * 0.42, height * 0.4, width * 0.72),
    new MeshLambertMaterial({ color, emissive: 0xffffff, emissiveIntensity: 0.18 }),
  );
  cabin.position.set(length * 0.1, height * 0.45, 0);
  car.add(cabin);
  return car;
}
