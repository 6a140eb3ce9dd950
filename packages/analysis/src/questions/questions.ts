import { EVENT_CODES } from '../detectors/event-kinds.ts';
import { MECHANIC_CODES } from '../insight/mechanic-list.ts';
import { PATH_CODES } from './codes.ts';
import { METRIC_MOMENT_CODES } from './metric-moments.data.ts';
import type { Question } from './question.ts';
import questions from './questions.data.json' with { type: 'json' };

/** Names that stand for several codes. */
const CODE_GROUPS: Readonly<Record<string, readonly number[]>> = {
  path: PATH_CODES,
  metricMoments: METRIC_MOMENT_CODES,
  mechanics: MECHANIC_CODES,
};

const CODES = new Map(EVENT_CODES.map(({ key, code }) => [key, code]));

function listCodes(name: string): readonly number[] {
  const code = CODES.get(name);
  const codes = CODE_GROUPS[name] ?? (code === undefined ? null : [code]);
  if (!codes) throw new Error(`There is no event code ${name}.`);
  return codes;
}

/** The screen's questions, in the order of decisions.md 4, which also defines their minimums. */
export const QUESTIONS = questions.map((row) => ({
  ...row,
  codes: row.codes.flatMap(listCodes),
})) as readonly Question[];

/** Questions included in Basic (decisions.md 4.1). */
export const BASIC_QUESTIONS: readonly string[] = [
  'costsGoals',
  'practice',
  'nextRank',
  'unlucky',
  'kickoffs',
  'boost',
  'improving',
  'coachFirst',
];
