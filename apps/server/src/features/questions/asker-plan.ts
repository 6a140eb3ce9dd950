import { type PlanName, QUESTION_ACCESS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { identitiesOf } from '../identities/index.ts';
import { openedBy } from '../membership/index.ts';
import { type ModeCode, openModes } from '../scores/index.ts';
import { isInPlan, type KnownQuestion } from './find-question.ts';

/** What the plan of an asker has of questions now. */
export interface AskerPlan {
  name: PlanName;
  /** Modes in which it answers. */
  modes: readonly ModeCode[];
}

export async function askerPlanOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<AskerPlan> {
  const { plan, opens } = await openedBy(db, userId, clock.now());
  const own = { userId, identities: await identitiesOf(db, userId) };
  return { name: plan.name, modes: await openModes(db, own, opens) };
}

/** Whether a plan answers the question in a mode. */
export function isAnswered({ name, modes }: AskerPlan, known: KnownQuestion, mode: ModeCode): boolean {
  return isInPlan(name, known) && modes.includes(mode);
}

/** Whether a plan answers the question in a mode, and has it asked again. */
export function isAskedAgain(plan: AskerPlan, known: KnownQuestion, mode: ModeCode): boolean {
  return QUESTION_ACCESS[plan.name].saved && isAnswered(plan, known, mode);
}
