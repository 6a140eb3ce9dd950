import {
  BASIC_QUESTIONS,
  type CustomQuestion,
  listProblems,
  type OwnDimension,
  type OwnFilter,
  QUESTIONS,
  type Question,
  type QuestionGroup,
  toQuestion,
} from '@datacoach/analysis';
import { EVERY_QUESTION_PLAN, PLAN_NAMES, type PlanName } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { listPublishedCustomQuestions, type StoredCustomQuestion } from './saved-question.repository.ts';

/** A question that can be asked, with the lowest plan that includes it; `own` for administrators' questions. */
export interface KnownQuestion {
  question: Question;
  plan: PlanName;
  custom: CustomQuestion | null;
}

const OWN = 'own-';

export const toOwnKey = (id: string): string => `${OWN}${id}`;
export const isOwnKey = (key: string): boolean => key.startsWith(OWN);

/** Returns the engine's questions, then those published by administrators that this engine supports. */
export async function listKnownQuestions(db: Executor): Promise<KnownQuestion[]> {
  const custom = await listPublishedCustomQuestions(db);
  return [
    ...QUESTIONS.map((question) => ({
      question,
      plan: BASIC_QUESTIONS.includes(question.key) ? ('Basic' as const) : EVERY_QUESTION_PLAN,
      custom: null,
    })),
    ...custom
      .map((stored) => ({ plan: stored.plan, custom: toCustomQuestion(stored) }))
      // A metric that existed when it was written may be gone.
      .filter((one) => listProblems(one.custom).length === 0)
      .map((one) => ({ ...one, question: toQuestion(one.custom) })),
  ];
}

export function toCustomQuestion(
  stored: Omit<StoredCustomQuestion, 'createdAt' | 'updatedAt' | 'plan' | 'isPublished'>,
): CustomQuestion {
  const { id, title, group, metric, dimension, filter, minimum, template, action } = stored;
  return {
    key: toOwnKey(id),
    title,
    group: group as QuestionGroup,
    metric,
    dimension: dimension as OwnDimension,
    filter: filter as OwnFilter,
    minimum,
    template,
    action,
  };
}

/** Whether a plan includes the question: it belongs to this plan or a lower one. */
export function isInPlan(held: PlanName, { plan }: KnownQuestion): boolean {
  return PLAN_NAMES.indexOf(held) >= PLAN_NAMES.indexOf(plan);
}
