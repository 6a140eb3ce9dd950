import type { FirstInsight } from '@datacoach/analysis/metadata';
import type { FindingText } from '../first-insight/first-insight-task.ts';
import sample from './generated/sample-pictures.json' with { type: 'json' };

/** Positions of a recorded play at a fixed rate: field coordinates in tens of uu, angles in degrees. */
export interface SamplePlay {
  /** Rows per second. */
  readonly rate: number;
  /** Row in which the ball crosses the line. */
  readonly goal: number;
  /** Scoreboard seconds left in the first row. */
  readonly clock: number;
  /** x, y, z of each row. */
  readonly ball: readonly number[];
  /** x, y, z, yaw of each row. */
  readonly cars: readonly { readonly name: string; readonly team: 0 | 1; readonly rows: readonly number[] }[];
}

/** What the landing page shows of the sample match; `npm run generate` plays and analyzes that match. */
export interface SamplePictures {
  readonly teams: readonly [blue: readonly string[], orange: readonly string[]];
  /** Final score, and the score before the play. */
  readonly score: readonly [number, number];
  readonly scoreBefore: readonly [number, number];
  /** Both teams' expected goals: shots by minutes and running total. */
  readonly race: {
    readonly length: number;
    readonly ticks: readonly { readonly at: number; readonly label: string }[];
    readonly lines: readonly {
      readonly total: number;
      readonly steps: readonly (readonly [at: number, total: number])[];
      readonly points: readonly { readonly at: number; readonly total: number; readonly goal: boolean }[];
    }[];
  };
  readonly play: SamplePlay;
  readonly scorer: { readonly name: string; readonly xg: number };
  readonly finding: {
    readonly player: string;
    readonly rank: string;
    readonly line: NonNullable<FirstInsight['opportunity']>;
    readonly words: FindingText;
  };
}

export const SAMPLE_PICTURES = sample as unknown as SamplePictures;
