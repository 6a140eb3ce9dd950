import { BOOST_PADS, FLOOR_TILES, TILE_WIDTH, type ViewerTracks } from '@datacoach/analysis/metadata';
import {
  CircleGeometry,
  Color,
  Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
} from 'three';
import { createPadReader, createTileReader } from '../playback/bursts.ts';
import type { Arena } from './arena.ts';
import { toScene } from './axes.ts';
import { LIFT, NEUTRAL_STRIP } from './build-arena.ts';
import { Mesher, mixColors, type Point } from './mesher.ts';
import { getTeamColor, type SceneColors } from './scene-colors.ts';

export interface Ground {
  readonly group: Group;
  readonly show: (time: number) => void;
}

/** Radius of a pad on the floor and of its light above it, and the light's height, uu. */
const PADS = {
  big: { disc: 165, light: 52, height: 130 },
  small: { disc: 82, light: 18, height: 26 },
} as const;

/** Boost pads, lit where there is boost; two draws. */
export function buildPads(tracks: ViewerTracks, colors: SceneColors): Ground {
  const isLit = createPadReader(tracks);
  const material = new MeshBasicMaterial();
  const discs = new InstancedMesh(
    new CircleGeometry(1, 18).rotateX(-Math.PI / 2),
    material,
    BOOST_PADS.length,
  );
  const lights = new InstancedMesh(new IcosahedronGeometry(1, 1), material, BOOST_PADS.length);
  const shades = {
    lit: new Color(colors.pad),
    disc: mixColors(colors.floor, colors.pad, 0.6),
    dark: mixColors(colors.floor, '#000000', 0.35),
  };
  const matrix = new Matrix4();
  const none = new Matrix4().makeScale(0, 0, 0);
  const sizes = BOOST_PADS.map(({ big }) => (big ? PADS.big : PADS.small));
  BOOST_PADS.forEach(({ x, y }, index) => {
    const { disc } = sizes[index] ?? PADS.small;
    matrix.makeScale(disc, 1, disc).setPosition(toScene({ x, y, z: 2 * LIFT }));
    discs.setMatrixAt(index, matrix);
  });
  let shown = '';
  return {
    group: new Group().add(discs, lights),
    show(time) {
      const lit = isLit(time);
      const key = lit.join();
      if (key === shown) return;
      shown = key;
      BOOST_PADS.forEach(({ x, y }, index) => {
        const { light, height } = sizes[index] ?? PADS.small;
        matrix.makeScale(light, light, light).setPosition(toScene({ x, y, z: height }));
        lights.setMatrixAt(index, lit[index] ? matrix : none);
        lights.setColorAt(index, shades.lit);
        discs.setColorAt(index, lit[index] ? shades.disc : shades.dark);
      });
      for (const mesh of [lights, discs]) {
        mesh.instanceMatrix.needsUpdate = true;
        if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
      }
    },
  };
}

/** From the middle line to the first row's centers, uu. */
const FIRST_ROW = FLOOR_TILES.reduce(
  (shortest, { y }) => Math.min(shortest, Math.abs(y)),
  Number.POSITIVE_INFINITY,
);
/** Radius of a tile that leaves just a seam between neighbors. */
const TILE_RADIUS = (TILE_WIDTH / Math.sqrt(3)) * 0.95;

/** A tile of orange's half; of the first row, what the strip in the middle leaves of it. */
function createTileGeometry(isCut: boolean) {
  const [wide, high] = [(TILE_RADIUS * Math.sqrt(3)) / 2, TILE_RADIUS];
  const from = isCut
    ? [
        [-wide, NEUTRAL_STRIP - FIRST_ROW],
        [wide, NEUTRAL_STRIP - FIRST_ROW],
      ]
    : [
        [-wide, -high / 2],
        [0, -high],
        [wide, -high / 2],
      ];
  const points = [...from, [wide, high / 2], [0, high], [-wide, high / 2]];
  return new Mesher()
    .addFace(
      points.map(([x = 0, y = 0]): Point => [x, y, 0]),
      '#ffffff',
      [0, 0, -1],
    )
    .build();
}

/** Dropshot's floor: whole tiles in their team's color, damaged ones bright, open ones a hole. */
export function buildTiles(tracks: ViewerTracks, colors: SceneColors): Ground {
  const statesAt = createTileReader(tracks);
  const material = new MeshBasicMaterial();
  const tiles = new InstancedMesh(createTileGeometry(false), material, FLOOR_TILES.length);
  const cut = new InstancedMesh(createTileGeometry(true), material, FLOOR_TILES.length);
  const matrix = new Matrix4();
  const shades = ([0, 1] as const).map((team) => [
    mixColors(colors.floor, getTeamColor(colors, team), 0.3),
    mixColors(colors.floor, getTeamColor(colors, team), 0.85),
    mixColors(colors.background, '#000000', 0.6),
  ]);
  const none = new Matrix4().makeScale(0, 0, 0);
  FLOOR_TILES.forEach(({ x, y }, index) => {
    const isCut = Math.abs(y) < TILE_RADIUS;
    matrix.makeRotationY(y < 0 ? Math.PI : 0).setPosition(toScene({ x, y, z: 0 }));
    tiles.setMatrixAt(index, isCut ? none : matrix);
    cut.setMatrixAt(index, isCut ? matrix : none);
  });
  let shown = '';
  return {
    group: new Group().add(tiles, cut),
    show(time) {
      const states = statesAt(time);
      const key = states.join('');
      if (key === shown) return;
      shown = key;
      FLOOR_TILES.forEach(({ y }, index) => {
        for (const mesh of [tiles, cut]) {
          mesh.setColorAt(index, shades[y < 0 ? 0 : 1]?.[states[index] ?? 0] as Color);
          if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
        }
      });
    },
  };
}

export const buildGround = (
  tracks: ViewerTracks,
  arena: Arena,
  hasPads: boolean,
  colors: SceneColors,
): Ground[] => [
  ...(hasPads ? [buildPads(tracks, colors)] : []),
  ...(arena.hasTiles ? [buildTiles(tracks, colors)] : []),
];
