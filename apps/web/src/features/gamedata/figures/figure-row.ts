import type { Term } from '../../../shared/ui/definition.tsx';

/** A value of one player or team. */
export interface Figure {
  readonly value: number | null;
  /** What it stands on ("from 12") or why there is none ("no shots"). */
  readonly note: string | null;
}

/** One figure of the match for everybody: a row of a comparison. */
export interface FigureRow {
  readonly key: string;
  readonly label: string;
  readonly term: Term;
  /** Stands behind the value; '' for plain counts. */
  readonly unit: string;
  /** What the notes count, under the label: "shots". */
  readonly sample: string | null;
  readonly decimals: number;
  readonly better: 'higher' | 'lower' | 'neutral';
  /** By key of the player. */
  readonly players: ReadonlyMap<string, Figure>;
  /** Null where a team has no figure of its own. */
  readonly teams: readonly [Figure, Figure] | null;
}

export const NO_FIGURE: Figure = { value: null, note: null };
