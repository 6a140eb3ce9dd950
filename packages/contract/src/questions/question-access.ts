import { PLAN_NAMES, type PlanName } from '../product-codes.ts';

/** What a plan includes of Performance Q&A (decisions.md 7 and 4.1). */
export interface QuestionAccess {
  /** `basic`: the eight fixed questions; `all`: all questions, including those added by administrators. */
  readonly questions: 'basic' | 'all';
  /** Whether saved questions are rerun every week. */
  readonly saved: boolean;
}

export const QUESTION_ACCESS: Readonly<Record<PlanName, QuestionAccess>> = {
  Basic: { questions: 'basic', saved: false },
  Platinum: { questions: 'all', saved: false },
  Diamond: { questions: 'all', saved: true },
  TeamPlan: { questions: 'all', saved: true },
};

/** The smallest plans that include every question, and that rerun saved ones. */
export const EVERY_QUESTION_PLAN: PlanName = findSmallestPlan(({ questions }) => questions === 'all');
export const SAVED_QUESTIONS_PLAN: PlanName = findSmallestPlan(({ saved }) => saved);

function findSmallestPlan(has: (access: QuestionAccess) => boolean): PlanName {
  return PLAN_NAMES.find((name) => has(QUESTION_ACCESS[name]))!;
}

/** Maximum saved questions per account, across all modes. */
export const MAX_SAVED_QUESTIONS = 20;
/** Days until a saved question is rerun. */
export const REFRESH_DAYS = 7;
