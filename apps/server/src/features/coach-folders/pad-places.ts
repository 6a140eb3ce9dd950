import { BOOST_PADS } from '@datacoach/analysis/metadata';

/** Pads nearer than this to the middle line belong to no one, uu. */
const MIDLINE = 128;

/** The pad at the same place seen from the other goal, by number. */
const MIRRORED = BOOST_PADS.map(({ x, y }) =>
  BOOST_PADS.findIndex((pad) => Math.abs(pad.x + x) < 1 && Math.abs(pad.y + y) < 1),
);

/** Pickups by number of the pad as a team attacking to +y has them: orange's are turned round. */
export function turnedPads(pads: readonly number[], team: 0 | 1): number[] {
  return team === 0 ? [...pads] : MIRRORED.map((number) => pads[number]!);
}

/** Pads in the opponents' half of a team attacking to +y. */
export const isTheirs = (number: number): boolean => BOOST_PADS[number]!.y > MIDLINE;

export function addPads(rows: readonly (readonly number[])[]): number[] {
  return BOOST_PADS.map((_, number) => rows.reduce((sum, row) => sum + row[number]!, 0));
}
