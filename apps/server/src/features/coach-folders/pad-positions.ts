import { BOOST_PADS } from '@datacoach/analysis/metadata';

/** Pads closer to the midline than this belong to neither half, in uu. */
const MIDLINE = 128;

/** The mirrored pad as seen from the other goal, by index. */
const MIRRORED = BOOST_PADS.map(({ x, y }) =>
  BOOST_PADS.findIndex((pad) => Math.abs(pad.x + x) < 1 && Math.abs(pad.y + y) < 1),
);

/** Returns pickups by pad index for a team attacking toward +y: orange's are rotated. */
export function orientPads(pads: readonly number[], team: 0 | 1): number[] {
  return team === 0 ? [...pads] : MIRRORED.map((number) => pads[number]!);
}

/** Whether a pad is in the opponents' half of a team attacking toward +y. */
export const isOpponentPad = (number: number): boolean => BOOST_PADS[number]!.y > MIDLINE;

export function sumPadRows(rows: readonly (readonly number[])[]): number[] {
  return BOOST_PADS.map((_, number) => rows.reduce((sum, row) => sum + row[number]!, 0));
}
