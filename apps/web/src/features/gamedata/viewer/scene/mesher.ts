import { BufferGeometry, Color, type ColorRepresentation, Float32BufferAttribute, Vector3 } from 'three';
import { toScene } from './axes.ts';

/** Field axes: ahead or across, right, up; uu. */
export type Point = readonly [x: number, y: number, z: number];

/** Groups numbers to points: x, y, z of each. */
export const toPoints = (...numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 3 }, (_, index) => {
    const [x = 0, y = 0, z = 0] = numbers.slice(3 * index);
    return [x, y, z];
  });

/** Combines flat colored faces so that a whole object needs one draw call. Field axes in, scene axes out. */
export class Mesher {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #colors: number[] = [];

  /**
   * A flat convex face.
   *
   * @param colors one for all points, or one each
   * @param inside what it turns away from
   */
  addFace(points: readonly Point[], colors: ColorRepresentation | readonly Color[], inside: Point): this {
    const corners = points.map(([x, y, z]) => toScene({ x, y, z }));
    const [a, b, c] = corners as [Vector3, Vector3, Vector3];
    const normal = new Vector3().subVectors(b, a).cross(new Vector3().subVectors(c, a)).normalize();
    const away = a.clone().sub(toScene({ x: inside[0], y: inside[1], z: inside[2] }));
    const turned = normal.dot(away) < 0;
    if (turned) normal.negate();
    const shade = Array.isArray(colors) ? (colors as readonly Color[]) : null;
    const one = shade ? null : new Color(colors as ColorRepresentation);
    for (let i = 1; i + 1 < corners.length; i++) {
      for (const at of turned ? [0, i + 1, i] : [0, i, i + 1]) {
        const corner = corners[at] as Vector3;
        const color = one ?? (shade?.[at] as Color);
        this.#positions.push(corner.x, corner.y, corner.z);
        this.#normals.push(normal.x, normal.y, normal.z);
        this.#colors.push(color.r, color.g, color.b);
      }
    }
    return this;
  }

  addBox([x0, y0, z0]: Point, [x1, y1, z1]: Point, color: ColorRepresentation): this {
    const ring = (x: number) => toPoints(x, y0, z0, x, y1, z0, x, y1, z1, x, y0, z1);
    return this.addTube([ring(x0), ring(x1)], () => color);
  }

  /**
   * Adds consecutive rings with the same number of points, joined and closed at both ends.
   *
   * @param getColor of the face after an edge of the ring, between a ring and the next; ends have the edge -1
   */
  addTube(
    rings: readonly (readonly Point[])[],
    getColor: (edge: number, segment: number) => ColorRepresentation,
  ): this {
    rings.slice(1).forEach((next, segment) => {
      const ring = rings[segment] as readonly Point[];
      const inside = calculateMiddle([...ring, ...next]);
      ring.forEach((point, edge) => {
        const over = (edge + 1) % ring.length;
        const points = [point, ring[over], next[over], next[edge]] as readonly Point[];
        this.addFace(points, getColor(edge, segment), inside);
      });
    });
    const inside = calculateMiddle(rings.flat());
    this.addFace(rings[0] as readonly Point[], getColor(-1, 0), inside);
    return this.addFace(rings.at(-1) as readonly Point[], getColor(-1, rings.length - 2), inside);
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.#positions, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(this.#normals, 3));
    geometry.setAttribute('color', new Float32BufferAttribute(this.#colors, 3));
    return geometry;
  }
}

function calculateMiddle(points: readonly Point[]): Point {
  const calculateMean = (part: 0 | 1 | 2) =>
    points.reduce((sum, point) => sum + point[part], 0) / points.length;
  return [calculateMean(0), calculateMean(1), calculateMean(2)];
}

/** Blends two colors; `share` 0-1 of the second. */
export const mixColors = (a: ColorRepresentation, b: ColorRepresentation, share: number): Color =>
  new Color(a).lerp(new Color(b), share);
