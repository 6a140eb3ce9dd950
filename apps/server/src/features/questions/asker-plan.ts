import { type PlanName, type PlanOpens, QUESTION_ACCESS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { identitiesOf } from '../identities/index.ts';
import { entitlementSources, entitlementsOf } from '../membership/index.ts';
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
  const { plan, opens } = await entitlementsOf(db, userId, clock.now());
  const own = { userId, identities: await identitiesOf(db, userId) };
  return { name: plan.name, modes: await openModes(db, own, opens) };
}

/** Whether a plan answers the question in a mode. */
export function isAnswered({ name, modes }: AskerPlan, known: KnownQuestion, mode: ModeCode): boolean {
  return isInPlan(name, known) && modes.includes(mode);
}

/** Whether a plan answers the question in a mode, and has it asked again. */
export function isRefetching(plan: AskerPlan, known: KnownQuestion, mode: ModeCode): boolean {
  return QUESTION_ACCESS[plan.name].saved && isAnswered(plan, known, mode);
}

/** Who asks. */
export interface Asker {
  userId: string;
  timeZone: string | null;
}

/**
 * Name of the plan that answers in a mode which the asker's own does not open; null for one that is open. While no plan
 * opens every mode, it is the largest.
 */
export async function closedMode(
  db: Executor,
  userId: string,
  opens: PlanOpens,
  mode: ModeCode,
): Promise<PlanName | null> {
  const own = { userId, identities: await identitiesOf(db, userId) };
  if ((await openModes(db, own, opens)).includes(mode)) return null;
  const opener = await entitlementSources(db);
  return opener((one) => one['Playlist Access'] === 'all') ?? 'TeamPlan';
}
