import { afterLoss } from './answers/after-loss.answer.ts';
import { boost } from './answers/boost.answer.ts';
import { challenges } from './answers/challenges.answer.ts';
import { coachFirst } from './answers/coach-first.answer.ts';
import { drillWorked } from './answers/drill-worked.answer.ts';
import { savesOrPositions, unlucky } from './answers/finishing.answers.ts';
import { improving } from './answers/improving.answer.ts';
import { kickoffs } from './answers/kickoffs.answer.ts';
import { mapOrTime } from './answers/map-or-time.answer.ts';
import { mechanicsPay, mechanicsStop } from './answers/mechanics.answers.ts';
import { nextRank } from './answers/next-rank.answer.ts';
import { costsGoals, practise } from './answers/opportunity.answers.ts';
import { bestWith, compare, soloOrParty } from './answers/people.answers.ts';
import { rotation } from './answers/rotation.answer.ts';
import { scoreAndConcede } from './answers/score-and-concede.answer.ts';
import { scoreState } from './answers/score-state.answer.ts';
import { lateInSession } from './answers/session.answer.ts';
import { tooFar } from './answers/too-far.answer.ts';
import { winDifferently } from './answers/win-differently.answer.ts';
import type { Compute } from './draft.ts';

/** How each question is computed, by its key. */
export const ANSWERS: Readonly<Record<string, Compute>> = {
  costsGoals,
  practise,
  winDifferently,
  nextRank,
  unlucky,
  savesOrPositions,
  kickoffs,
  boost,
  rotation,
  challenges,
  tooFar,
  afterLoss,
  mechanicsPay,
  mechanicsStop,
  lateInSession,
  bestWith,
  soloOrParty,
  mapOrTime,
  scoreState,
  improving,
  drillWorked,
  compare,
  scoreAndConcede,
  coachFirst,
};
