import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  IcosahedronGeometry,
  Vector3,
} from 'three';
import { type Arena, type BallKind, PUCK_HEIGHT } from './arena.ts';
import { mixColors } from './mesher.ts';
import type { SceneColors } from './scene-colors.ts';

/** Centers of the twelve dark panels: corners of an icosahedron. */
const PANELS = listIcosahedronCorners();
/** Cosines of the angle from a panel's center to its edge, and to the edge of the seam around it. */
const PANEL = { edge: Math.cos(0.36), seam: Math.cos(0.42) } as const;

const calculatePanelCloseness = (at: Vector3) => Math.max(...PANELS.map((panel) => panel.dot(at)));

/** How dark a point of the surface is, so that the spin of each kind of ball is visible. */
const PATTERNS: Readonly<Record<BallKind, (direction: Vector3) => number>> = {
  ball: (at) => {
    const near = calculatePanelCloseness(at);
    return near > PANEL.edge ? 0.78 : near > PANEL.seam ? 0.35 : 0;
  },
  basketball: ({ x, y, z }) => {
    const seams = [
      Math.abs(x),
      Math.abs(y),
      Math.abs(Math.hypot(x - 0.95, z) - 0.72),
      Math.abs(Math.hypot(x + 0.95, z) - 0.72),
    ];
    return Math.min(...seams) < 0.06 ? 0.85 : 0.3;
  },
  breakout: (at) => (calculatePanelCloseness(at) > PANEL.edge ? 0.1 : 0.62),
  puck: ({ x, z }) => (Math.floor((Math.atan2(z, x) / Math.PI + 1) * 4) % 2 === 0 ? 0.85 : 0.6),
};

const FINENESS = 7;

/** A ball in the scene's axes; a puck lies flat. */
export function createBallGeometry({ ball, ballRadius }: Arena, colors: SceneColors): BufferGeometry {
  const geometry =
    ball === 'puck'
      ? new CylinderGeometry(ballRadius, ballRadius, PUCK_HEIGHT, 24, 1).toNonIndexed()
      : new IcosahedronGeometry(ballRadius, FINENESS);
  const points = geometry.getAttribute('position');
  const shades = new Float32Array(points.count * 3);
  const [light, dark] = [new Color(colors.ball), mixColors(colors.ball, '#0a0d12', 1)];
  const middle = new Vector3();
  const corner = new Vector3();
  // One color per face: sharp panels without loading a texture.
  for (let face = 0; face < points.count; face += 3) {
    middle.set(0, 0, 0);
    for (let i = 0; i < 3; i++) middle.add(corner.fromBufferAttribute(points, face + i));
    const shade = light.clone().lerp(dark, PATTERNS[ball](middle.normalize()));
    for (let i = 0; i < 3; i++) shade.toArray(shades, (face + i) * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(shades, 3));
  if (ball !== 'puck') roundNormals(geometry);
  return geometry;
}

/** Smooths the normals so that the sphere is lit as one round surface. */
function roundNormals(geometry: BufferGeometry): void {
  const points = geometry.getAttribute('position');
  const normals = geometry.getAttribute('normal');
  const at = new Vector3();
  for (let i = 0; i < points.count; i++) {
    at.fromBufferAttribute(points, i).normalize();
    normals.setXYZ(i, at.x, at.y, at.z);
  }
}

function listIcosahedronCorners(): Vector3[] {
  const golden = (1 + Math.sqrt(5)) / 2;
  return [-1, 1].flatMap((a) =>
    [-golden, golden].flatMap((b) => [
      new Vector3(0, a, b).normalize(),
      new Vector3(a, b, 0).normalize(),
      new Vector3(b, 0, a).normalize(),
    ]),
  );
}
