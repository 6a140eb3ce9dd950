import { MECHANICS } from './mechanics.data.ts';

/** Something counted on the left and on the right, as the player sees it facing the opponents' goal. */
interface SideRow {
  readonly key: string;
  readonly label: string;
  /** Sentence about a difference: shares of the worse and the better side, and the names of these sides. */
  readonly says: string;
}

const FIRST_ROWS = [
  {
    key: 'diagonalKickoff',
    label: 'Diagonal kickoffs won',
    says: 'You win {worse}% of {side}-diagonal kickoffs, {better}% of {other}.',
  },
  {
    key: 'offCenterKickoff',
    label: 'Off-center kickoffs won',
    says: 'You win {worse}% of {side} off-center kickoffs, {better}% of {other}.',
  },
  {
    key: 'touch',
    label: 'Touches that kept the ball',
    says: 'Your team keeps the ball after {worse}% of your touches on the {side}, {better}% on the {other}.',
  },
  {
    key: 'ownCorner',
    label: 'Touches in your corner that kept the ball',
    says: 'Your team keeps the ball after {worse}% of your touches in your {side} corner, {better}% in your {other}.',
  },
  {
    key: 'theirCorner',
    label: 'Touches in their corner that kept the ball',
    says: 'Your team keeps the ball after {worse}% of your touches in their {side} corner, {better}% in their {other}.',
  },
  {
    key: 'shot',
    label: 'Shots scored',
    says: 'You score {worse}% of your shots from the {side}, {better}% from the {other}.',
  },
  {
    key: 'pass',
    label: 'Passes completed',
    says: 'You complete {worse}% of your passes from the {side}, {better}% from the {other}.',
  },
  {
    key: 'fiftyFifty',
    label: '50/50s won',
    says: 'You win {worse}% of 50/50s on the {side}, {better}% on the {other}.',
  },
] as const satisfies readonly SideRow[];
export type SideRowKey = (typeof FIRST_ROWS)[number]['key'];

/** Stored by place: new rows go to the end of the mechanics, which come last. */
export const SIDE_ROWS: readonly SideRow[] = [
  ...FIRST_ROWS,
  ...MECHANICS.map(({ key, label }) => ({
    key,
    label,
    says: `${label}: {worse}% succeed on the {side}, {better}% on the {other}.`,
  })),
];
export const FIRST_SIDE_ROWS: readonly SideRowKey[] = FIRST_ROWS.map(({ key }) => key);
