import {
  type Measure,
  metricMeasure,
  POLR_MEASURE,
  polrMeasure,
  type ReferenceBook,
  scoredMetric,
} from '@datacoach/analysis';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** Games of a moving mean. */
export const MOVING_GAMES = 20;

/** What stands in the list beside the picture: POLR and a few metrics of every category. */
const LISTED = [
  POLR_MEASURE,
  'xg',
  'xgPerShot',
  'keyPasses',
  'goalsPrevented',
  'challengeWinPct',
  'clearSuccessPct',
  'doubleCommits',
  'timeBehindBall',
  'timeZeroPct',
  'aerialSuccessPct',
  'recoveryTime',
  'whiffs',
  'kickoffWinPct',
] as const;

/** POLR of a plan that does not open it. */
export const CLOSED_POLR: Measure = {
  key: POLR_MEASURE,
  better: 'higher',
  of: () => null,
  hasSingles: false,
  single: () => null,
};

export interface Measures {
  /** Throws ProblemError 400 for a measure that does not exist. */
  find: (key: string) => Measure;
}

/** @param hasPolr the plan opens POLR; without it POLR has no figure anywhere */
export function measuresOf(
  { rank, book }: { rank: number | null; book: ReferenceBook },
  hasPolr: boolean,
): Measures {
  // One for all who ask: it reads each game once.
  const ofPolr = hasPolr ? polrMeasure(rank, book) : CLOSED_POLR;
  return {
    find: (key) => {
      if (key === POLR_MEASURE) return ofPolr;
      const metric = scoredMetric(key);
      if (!metric) throw new ProblemError(400, 'unknown-metric', `There is no metric ${key}.`);
      return metricMeasure(metric);
    },
  };
}

/** The measures of the list, and the chosen one where it is none of them; POLR only where the plan opens it. */
export function listMeasures(measures: Measures, chosen: Measure): Measure[] {
  const listed = LISTED.map(measures.find).filter((measure) => measure !== CLOSED_POLR);
  if (chosen === CLOSED_POLR) return listed;
  return listed.some(({ key }) => key === chosen.key) ? listed : [...listed, chosen];
}
