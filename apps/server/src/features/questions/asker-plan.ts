import { type PlanName, type PlanOpens, QUESTION_ACCESS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { identitiesOf } from '../identities/index.ts';
import { entitlementSources, entitlementsOf } from '../membership/index.ts';
import { type ModeCode, openModes } from '../scores/index.ts';
import { isInPlan, type KnownQuestion } from './find-question.ts';

/** What the asker's current plan includes of questions. */
export interface AskerPlan {
  name: PlanName;
  /** Modes the plan includes. */
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

/** Whether a plan includes the question in a mode. */
export function isAnswered({ name, modes }: AskerPlan, known: KnownQuestion, mode: ModeCode): boolean {
  return isInPlan(name, known) && modes.includes(mode);
}

/** Whether a plan includes the question in a mode and saved questions. */
export function isRefetching(plan: AskerPlan, known: KnownQuestion, mode: ModeCode): boolean {
  return QUESTION_ACCESS[plan.name].saved && isAnswered(plan, known, mode);
}

/** The account that asks. */
export interface Asker {
  userId: string;
  timeZone: string | null;
}

/**
 * Returns the plan that includes a mode the asker's own plan doesn't; null if it does. If no plan includes every
 * mode, the largest one.
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
