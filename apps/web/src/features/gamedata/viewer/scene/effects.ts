import type { ViewerTracks } from '@datacoach/analysis/metadata';
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  RingGeometry,
  TetrahedronGeometry,
  Vector3,
} from 'three';
import { BURST_SECONDS, type Burst, listBursts } from '../playback/bursts.ts';
import { type Position, rotateVector } from '../playback/interpolate-body.ts';
import { isSupersonic, type Moment, type MomentReader } from '../playback/moment.ts';
import { toScene } from './axes.ts';
import { getTeamColor, type SceneColors } from './scene-colors.ts';

/** All effects depend only on time: the same moment looks the same in reverse and when paused. */
export function buildEffects(tracks: ViewerTracks, read: MomentReader, colors: SceneColors) {
  const trails = buildTrails(tracks, read, colors);
  const bursts = buildBursts(listBursts(tracks), colors);
  return {
    group: new Group().add(trails.mesh, bursts.group),
    show(moment: Moment) {
      trails.show(moment);
      bursts.show(moment.time);
    },
  };
}

/** Number and interval, s, of a trail's segments; position of the rear wheels and width of a trail, uu. */
const TRAIL = { pieces: 12, gap: 0.04, behind: 42, aside: 32, width: 7 } as const;
const CORNERS_PER_PIECE = 6;

/** Two ribbons behind each supersonic car, in one draw call. */
function buildTrails({ players }: ViewerTracks, read: MomentReader, colors: SceneColors) {
  const max = players.length * 2 * TRAIL.pieces * CORNERS_PER_PIECE;
  const positions = new BufferAttribute(new Float32Array(max * 3), 3).setUsage(DynamicDrawUsage);
  const shades = new BufferAttribute(new Float32Array(max * 4), 4).setUsage(DynamicDrawUsage);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', positions);
  geometry.setAttribute('color', shades);
  const material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  const paint = players.map(({ team }) =>
    new Color(getTeamColor(colors, team)).lerp(new Color('#ffffff'), 0.4),
  );
  const show = ({ time, cars }: Moment) => {
    let used = 0;
    cars.forEach((car, index) => {
      if (!car || !isSupersonic(car)) return;
      const { r, g, b } = paint[index] ?? new Color();
      const points = buildTrail(read, index, time);
      points.slice(1).forEach((to, piece) => {
        const from = points[piece] as Position[];
        const [near, far] = [1 - piece / TRAIL.pieces, 1 - (piece + 1) / TRAIL.pieces];
        for (const side of [0, 2]) {
          const [a, d] = [from[side] as Position, from[side + 1] as Position];
          const [e, h] = [to[side] as Position, to[side + 1] as Position];
          for (const [at, fresh] of [
            [a, near],
            [d, near],
            [h, far],
            [a, near],
            [h, far],
            [e, far],
          ] as const) {
            positions.setXYZ(used, -at.x, at.z, -at.y);
            shades.setXYZW(used, r, g, b, fresh * 0.75);
            used += 1;
          }
        }
      });
    });
    mesh.visible = used > 0;
    geometry.setDrawRange(0, used);
    positions.needsUpdate = shades.needsUpdate = true;
  };
  return { mesh, show };
}

/** Edges of both ribbons at each of the last moments in which the car was that fast, newest first. */
function buildTrail(read: MomentReader, index: number, time: number): Position[][] {
  const points: Position[][] = [];
  for (let piece = 0; piece <= TRAIL.pieces; piece++) {
    const car = read.car(index, time - piece * TRAIL.gap);
    if (!car || !isSupersonic(car)) break;
    const [ahead, right] = [rotateVector(car.turn, [1, 0, 0]), rotateVector(car.turn, [0, 1, 0])];
    const up = rotateVector(car.turn, [0, 0, 1]);
    const at = (aside: number): Position => ({
      x: car.x - ahead.x * TRAIL.behind + right.x * aside - up.x * 6,
      y: car.y - ahead.y * TRAIL.behind + right.y * aside - up.y * 6,
      z: car.z - ahead.z * TRAIL.behind + right.z * aside - up.z * 6,
    });
    points.push(
      [
        -TRAIL.aside - TRAIL.width,
        -TRAIL.aside + TRAIL.width,
        TRAIL.aside - TRAIL.width,
        TRAIL.aside + TRAIL.width,
      ].map(at),
    );
  }
  return points;
}

const SHARDS = 36;
/** Max bursts visible at the same time. */
const MAX_BURSTS = 2;
/** How far shards fly and how large they are, uu; how wide the wave gets. */
const SIZES = {
  goal: { reach: 2100, shard: 62, wave: 1900 },
  demolition: { reach: 620, shard: 30, wave: 420 },
} as const;

/** Shards that fly apart and a wave on the ground; two draws. */
function buildBursts(bursts: readonly Burst[], colors: SceneColors) {
  const shards = new InstancedMesh(new TetrahedronGeometry(1), new MeshBasicMaterial(), SHARDS * MAX_BURSTS);
  const waves = new InstancedMesh(
    new RingGeometry(0.86, 1, 40).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ transparent: true, opacity: 0.55, side: DoubleSide, depthWrite: false }),
    MAX_BURSTS,
  );
  for (const mesh of [shards, waves]) {
    mesh.frustumCulled = false;
    mesh.visible = false;
  }
  const [matrix, turn, size, at] = [new Matrix4(), new Quaternion(), new Vector3(), new Vector3()];
  const axis = new Vector3(1, 1, 0).normalize();
  const none = new Matrix4().makeScale(0, 0, 0);
  const shade = new Color();
  const show = (time: number) => {
    const seen = bursts
      .filter((burst) => burst.time <= time && time < burst.time + BURST_SECONDS)
      .slice(-MAX_BURSTS);
    shards.visible = waves.visible = seen.length > 0;
    if (seen.length === 0) return;
    for (let slot = 0; slot < MAX_BURSTS; slot++) {
      const burst = seen[slot];
      if (!burst) {
        waves.setMatrixAt(slot, none);
        for (let i = 0; i < SHARDS; i++) shards.setMatrixAt(slot * SHARDS + i, none);
        continue;
      }
      const { reach, shard, wave } = SIZES[burst.kind];
      const age = (time - burst.time) / BURST_SECONDS;
      // Fast at first, then slower.
      const out = 1 - (1 - age) ** 3;
      shade.set(getTeamColor(colors, burst.team));
      const wide = 40 + wave * out;
      matrix
        .makeScale(wide, 1, wide)
        .setPosition(toScene({ ...burst.place, z: Math.max(burst.place.z - 60, 12) }));
      waves.setMatrixAt(slot, age < 0.7 ? matrix : none);
      waves.setColorAt(slot, shade);
      for (let i = 0; i < SHARDS; i++) {
        const far = reach * out * (0.35 + 0.65 * getPseudoRandom(i, 1));
        const [around, rise] = [2 * Math.PI * getPseudoRandom(i, 2), getPseudoRandom(i, 3) * 1.5 - 0.15];
        toScene(
          {
            x: burst.place.x + Math.cos(around) * Math.cos(rise) * far,
            y: burst.place.y + Math.sin(around) * Math.cos(rise) * far,
            z: Math.max(burst.place.z + Math.sin(rise) * far - 700 * age * age, 10),
          },
          at,
        );
        turn.setFromAxisAngle(axis, age * 12 + i);
        matrix.compose(at, turn, size.setScalar(shard * (1 - age) * (0.6 + getPseudoRandom(i, 4))));
        shards.setMatrixAt(slot * SHARDS + i, matrix);
        shards.setColorAt(
          slot * SHARDS + i,
          i % 3 === 0 ? shade.clone().lerp(new Color('#ffffff'), 0.6) : shade,
        );
      }
    }
    for (const mesh of [shards, waves]) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  };
  return { group: new Group().add(shards, waves), show };
}

/** Returns a pseudorandom number from 0 to 1, the same on every call. */
function getPseudoRandom(index: number, salt: number): number {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}
