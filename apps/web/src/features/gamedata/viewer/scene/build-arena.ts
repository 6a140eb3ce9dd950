import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import { type Arena, FIELD, getHalfWidthAt, HOOP } from './arena.ts';
import { toScene } from './axes.ts';
import { Mesher, mixColors, type Point, toPoints } from './mesher.ts';
import { getTeamColor, type SceneColors } from './scene-colors.ts';

type Edge = readonly [Point, Point];

const createEdge = (...numbers: readonly number[]) => toPoints(...numbers) as unknown as Edge;

/** Distance between floor layers to prevent z-fighting, in uu. */
export const LIFT = 4;
/** Bands of the floor, and width of what is drawn on it, uu. */
const BAND = 640;
const LINE_WIDTH = 26;
/** Floor and wall meet in a quarter circle of this radius, drawn as two slopes, uu. */
const RAMP = 200;
/** The ground below Dropshot's tiles, uu. */
const UNDER_TILES = 40;
/** Half the strip between the halves of Dropshot, which covers their first tiles in part (game-and-stats.md 1.11), uu. */
export const NEUTRAL_STRIP = 64;
const SIDES = [-1, 1] as const;

/** Floor, lines, walls and goals: two draws, which software rendering needs. Walls are seen from inside only. */
export function buildArena(arena: Arena, colors: SceneColors): Group {
  const mesher = new Mesher();
  addFloor(mesher, arena, colors);
  addMarkings(mesher, arena, colors);
  addWalls(mesher, arena, colors);
  if (arena.goal === 'mouth') for (const side of SIDES) addGoal(mesher, side, colors);
  if (arena.goal === 'hoop') for (const side of SIDES) addHoop(mesher, side, colors);
  const solid = new Mesh(mesher.build(), new MeshBasicMaterial({ vertexColors: true }));
  solid.matrixAutoUpdate = false;
  return new Group().add(solid, createLines(arena, colors));
}

const getSideTeam = (side: number) => (side < 0 ? 0 : 1);
const POINT_BELOW: Point = [0, 0, -1e5];

/** Tints the floor in its half's color, stronger toward the goal. */
const mixTeamColor = (arena: Arena, colors: SceneColors, base: string | Color, y: number): Color =>
  mixColors(base, getTeamColor(colors, getSideTeam(y)), 0.02 + (0.08 * Math.abs(y)) / arena.backY);

function addFloor(mesher: Mesher, arena: Arena, colors: SceneColors): void {
  const corners = arena.outline.map(([, y]) => y);
  const cuts = new Set([...corners, 0]);
  for (let y = BAND; y < arena.backY; y += BAND) cuts.add(y).add(-y);
  const ys = [...cuts].sort((a, b) => a - b);
  ys.slice(1).forEach((to, index) => {
    const from = ys[index] as number;
    const [near, far] = [getHalfWidthAt(arena, from), getHalfWidthAt(arena, to)];
    const middle = (from + to) / 2;
    const striped = Math.floor(Math.abs(middle) / BAND) % 2 === 0;
    const plain = striped && !arena.hasTiles ? colors.stripe : colors.floor;
    const base = arena.isIce ? mixColors(plain, '#e4f0f6', 0.3) : plain;
    const z = arena.hasTiles ? -UNDER_TILES : 0;
    const strip = toPoints(-near, from, z, near, from, z, far, to, z, -far, to, z);
    mesher.addFace(strip, mixTeamColor(arena, colors, base, middle), POINT_BELOW);
  });
}

function addMarkings(mesher: Mesher, arena: Arena, colors: SceneColors): void {
  const addBar = (x0: number, y0: number, x1: number, y1: number, color: string | Color) => {
    mesher.addFace(toPoints(x0, y0, LIFT, x1, y0, LIFT, x1, y1, LIFT, x0, y1, LIFT), color, POINT_BELOW);
  };
  const half = LINE_WIDTH / 2;
  const width = getHalfWidthAt(arena, 0) - RAMP;
  const middle = arena.hasTiles ? NEUTRAL_STRIP : half;
  addBar(
    -width,
    -middle,
    width,
    middle,
    arena.hasTiles ? mixColors(colors.floor, colors.line, 0.35) : colors.line,
  );
  if (arena.hasTiles) return;
  const radius = arena.isIce ? 700 : FIELD.centerCircle;
  addRing(mesher, [0, 0, LIFT], radius, LINE_WIDTH, colors.line);
  if (arena.goal !== 'mouth') return;
  for (const side of SIDES) {
    const color = mixColors(colors.line, getTeamColor(colors, getSideTeam(side)), 0.75);
    const [front, back, wide] = [side * 4000, side * (arena.backY - 10), 1500];
    addBar(-wide, front - half, wide, front + half, color);
    for (const x of [-wide, wide]) addBar(x - half, front, x + half, back, color);
    addBar(-FIELD.goalHalfWidth, back - half, FIELD.goalHalfWidth, back + half, color);
    if (arena.isIce) addBar(-width, side * 1706 - half * 3, width, side * 1706 + half * 3, color);
  }
}

function addRing(mesher: Mesher, [x, y, z]: Point, radius: number, width: number, color: string): void {
  const pieces = 48;
  const at = (index: number, out: number): Point => {
    const angle = (2 * Math.PI * index) / pieces;
    return [x + (radius + out) * Math.cos(angle), y + (radius + out) * Math.sin(angle), z];
  };
  for (let i = 0; i < pieces; i++) {
    const corners = [at(i, -width / 2), at(i + 1, -width / 2), at(i + 1, width / 2), at(i, width / 2)];
    mesher.addFace(corners, color, POINT_BELOW);
  }
}

/** Heights of a wall's bands; each end has its own shade, fading from the floor's color to dark. */
const WALL_BANDS = [RAMP, 700, 1400] as const;

function addWalls(mesher: Mesher, arena: Arena, colors: SceneColors): void {
  const { outline, ceiling, goal, backY } = arena;
  const mouth = FIELD.goalHalfWidth;
  outline.forEach(([x0, y0], index) => {
    const [x1, y1] = outline[(index + 1) % outline.length] as readonly [number, number];
    const isBack = goal === 'mouth' && y0 === y1 && Math.abs(y0) === backY;
    const stops = isBack
      ? [0, (Math.abs(x0) - mouth) / (2 * Math.abs(x0)), (Math.abs(x0) + mouth) / (2 * Math.abs(x0)), 1]
      : [0, 0.5, 1];
    stops.slice(1).forEach((to, part) => {
      const from = stops[part] as number;
      const point = (share: number) => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share] as const;
      const isMouth = isBack && part === 1;
      addWall(mesher, arena, colors, point(from), point(to), isMouth ? FIELD.goalHeight : 0, ceiling);
    });
  });
}

type FlatPoint = readonly [x: number, y: number];

/** One piece of wall, with a ramp where it meets the floor. */
function addWall(
  mesher: Mesher,
  arena: Arena,
  colors: SceneColors,
  from: FlatPoint,
  to: FlatPoint,
  low: number,
  ceiling: number,
): void {
  const getShade = (z: number, y: number): Color => {
    const wallColor = mixTeamColor(
      arena,
      colors,
      mixColors(
        colors.wall,
        getTeamColor(colors, getSideTeam(y)),
        0.14 * Math.min(Math.abs(y) / arena.backY, 1),
      ),
      y,
    );
    return wallColor.lerp(new Color(colors.background), Math.min((z / ceiling) * 1.05, 1));
  };
  const moveInward = ([x, y]: FlatPoint, by: number): FlatPoint => {
    const far = Math.hypot(x, y);
    return [x - (x / far) * by, y - (y / far) * by];
  };
  const addQuad = (z0: number, z1: number, in0: number, in1: number) => {
    const [a, b, c, d] = [
      moveInward(from, in0),
      moveInward(to, in0),
      moveInward(to, in1),
      moveInward(from, in1),
    ];
    const points = toPoints(...a, z0, ...b, z0, ...c, z1, ...d, z1);
    const outside: Point = [(from[0] + to[0]) * 2, (from[1] + to[1]) * 2, 0];
    mesher.addFace(
      points,
      [getShade(z0, a[1]), getShade(z0, b[1]), getShade(z1, c[1]), getShade(z1, d[1])],
      outside,
    );
  };
  if (low === 0) {
    addQuad(1, RAMP * 0.3, RAMP, RAMP * 0.3);
    addQuad(RAMP * 0.3, RAMP, RAMP * 0.3, 0);
  }
  const heights = [Math.max(low, RAMP), ...WALL_BANDS.slice(1).filter((z) => z > low), ceiling];
  heights.slice(1).forEach((z, index) => {
    addQuad(heights[index] as number, z, 0, 0);
  });
}

/** Half the thickness of posts and bar, uu. */
const POST = 34;

function addGoal(mesher: Mesher, side: -1 | 1, colors: SceneColors): void {
  const { goalHalfWidth: w, goalHeight: h, goalDepth, backY } = FIELD;
  const color = getTeamColor(colors, getSideTeam(side));
  const [front, back] = [side * backY, side * (backY + goalDepth)];
  const getShade = (share: number) => mixColors(colors.background, color, share);
  const middle: Point = [0, side * 1e4, h / 2];
  const wallColor = (points: Point[], share: number, outside: Point) =>
    mesher.addFace(points, getShade(share), outside);
  wallColor(toPoints(-w, front, 2, w, front, 2, w, back, 2, -w, back, 2), 0.34, POINT_BELOW);
  wallColor(toPoints(-w, back, 0, w, back, 0, w, back, h, -w, back, h), 0.26, middle);
  for (const x of [-w, w]) {
    wallColor(toPoints(x, front, 0, x, back, 0, x, back, h, x, front, h), 0.2, [x * 9, back, 0]);
  }
  wallColor(toPoints(-w, front, h, w, front, h, w, back, h, -w, back, h), 0.14, [0, back, 1e5]);
  const deep = front + side * POST * 1.4;
  for (const x of [-w - POST, w + POST])
    mesher.addBox([x - POST, front, 0], [x + POST, deep, h + 2 * POST], color);
  mesher.addBox([-w - 2 * POST, front, h], [w + 2 * POST, deep, h + 2 * POST], color);
}

function addHoop(mesher: Mesher, side: -1 | 1, colors: SceneColors): void {
  const { y, z, radius } = HOOP;
  const pieces = 28;
  const color = getTeamColor(colors, getSideTeam(side));
  const ring = (index: number): Point[] => {
    const angle = (2 * Math.PI * index) / pieces;
    const [far, near] = [radius + POST, radius - POST];
    const on = (distance: number, up: number): Point => [
      distance * Math.cos(angle),
      side * y + distance * Math.sin(angle),
      z + up,
    ];
    return [on(near, -POST), on(far, -POST), on(far, POST), on(near, POST)];
  };
  mesher.addTube(
    Array.from({ length: pieces + 1 }, (_, index) => ring(index)),
    () => color,
  );
}

/** Net and edges of the walls, in one draw. */
function createLines(arena: Arena, colors: SceneColors): LineSegments {
  const positions: number[] = [];
  const shades: number[] = [];
  const addEdges = (edges: readonly Edge[], color: string, share: number) => {
    const getShade = mixColors(colors.background, color, share);
    for (const [x, y, z] of edges.flat()) {
      positions.push(...toScene({ x, y, z }).toArray());
      shades.push(getShade.r, getShade.g, getShade.b);
    }
  };
  addEdges(listWallEdges(arena), colors.line, 0.55);
  for (const side of SIDES) {
    const color = getTeamColor(colors, getSideTeam(side));
    if (arena.goal === 'mouth') addEdges(createGoalNet(side), color, 0.6);
    if (arena.goal === 'hoop') addEdges(createHoopNet(side), color, 0.55);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(shades, 3));
  const net = new LineSegments(geometry, new LineBasicMaterial({ vertexColors: true }));
  net.matrixAutoUpdate = false;
  return net;
}

const listWallEdges = ({ outline, ceiling }: Arena): Edge[] =>
  outline.flatMap(([x, y], index): Edge[] => {
    const [x1, y1] = outline[(index + 1) % outline.length] as FlatPoint;
    return [createEdge(x, y, RAMP, x, y, ceiling), createEdge(x, y, ceiling, x1, y1, ceiling)];
  });

const NET_CELLS = 7;

function createGoalNet(side: number): Edge[] {
  const { goalHalfWidth: w, goalHeight: h, goalDepth, backY } = FIELD;
  // Slightly in front of the goal's wall, which would hide it.
  const [front, back, in0] = [side * backY, side * (backY + goalDepth - 8), w - 8];
  const edges: Edge[] = [];
  for (let i = 0; i <= NET_CELLS; i++) {
    const x = -in0 + (2 * in0 * i) / NET_CELLS;
    const z = ((h - 8) * i) / NET_CELLS;
    edges.push(
      createEdge(x, back, 0, x, back, h - 8),
      createEdge(x, front, h - 8, x, back, h - 8),
      createEdge(-in0, back, z, in0, back, z),
      createEdge(-in0, front, z, -in0, back, z),
      createEdge(in0, front, z, in0, back, z),
    );
  }
  return edges;
}

function createHoopNet(side: number): Edge[] {
  const { y, z, radius } = HOOP;
  const pieces = 28;
  const at = (index: number, share: number): Point => {
    const angle = (2 * Math.PI * index) / pieces;
    const wide = radius * (1 - 0.3 * share);
    return [wide * Math.cos(angle), side * y + wide * Math.sin(angle), z - (z - 40) * share];
  };
  return Array.from({ length: pieces }, (_, i): Edge[] => [
    [at(i, 0), at(i + 0.5, 0.5)],
    [at(i + 0.5, 0.5), at(i + 1, 0)],
    [at(i + 0.5, 0.5), at(i, 1)],
    [at(i - 0.5, 0.5), at(i, 1)],
  ]).flat();
}
