import { MECHANICS } from './mechanic-list.ts';
import firstRows from './side-rows.data.json' with { type: 'json' };

/** Something counted on the left and on the right, as the player sees it facing the opponents' goal. */
interface SideRow {
  readonly key: string;
  readonly label: string;
  /** Sentence about a difference: shares of the worse and the better side, and the names of these sides. */
  readonly says: string;
}

export type SideRowKey = keyof typeof firstRows;

/** Stored by place: new rows go to the end of the mechanics, which come last. */
export const SIDE_ROWS: readonly SideRow[] = [
  ...Object.entries(firstRows).map(([key, row]) => ({ key, ...row })),
  ...MECHANICS.map(({ key, label }) => ({
    key,
    label,
    says: `${label}: {worse}% succeed on the {side}, {better}% on the {other}.`,
  })),
];
export const FIRST_SIDE_ROWS = Object.keys(firstRows) as readonly SideRowKey[];
