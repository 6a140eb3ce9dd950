import { PLAN_NAMES, type PlanName } from '../product-codes.ts';

/** What a plan opens of Performance Q&A (decisions.md 7 and 4.1). */
export interface QuestionAccess {
  /** `basic`: the eight fixed questions; `all`: every one, with those that administrators have added. */
  readonly questions: 'basic' | 'all';
  /** Saved questions are asked again every week. */
  readonly saved: boolean;
}

export const QUESTION_ACCESS: Readonly<Record<PlanName, QuestionAccess>> = {
  Basic: { questions: 'basic', saved: false },
  Platinum: { questions: 'all', saved: false },
  Diamond: { questions: 'all', saved: true },
  TeamPlan: { questions: 'all', saved: true },
};

/** The smallest plans that have every question, and that ask saved ones again. */
export const EVERY_QUESTION_PLAN: PlanName = smallest(({ questions }) => questions === 'all');
export const SAVED_QUESTIONS_PLAN: PlanName = smallest(({ saved }) => saved);

function smallest(has: (access: QuestionAccess) => boolean): PlanName {
  return PLAN_NAMES.find((name) => has(QUESTION_ACCESS[name]))!;
}

/** Saved questions of an account at most, over all modes. */
export const MAX_SAVED_QUESTIONS = 20;
/** Days until a saved question is asked again. */
export const ASK_AGAIN_DAYS = 7;
