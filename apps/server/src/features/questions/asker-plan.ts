import { type PlanName, type PlanOpens, QUESTION_ACCESS } from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { listIdentities } from '../identities/index.ts';
import { getEntitlements, readEntitlementSources } from '../membership/index.ts';
import { listOpenModes, type ModeCode } from '../scores/index.ts';
import { isInPlan, type KnownQuestion } from './find-question.ts';

/** What the asker's current plan includes of questions. */
export interface AskerPlan {
  name: PlanName;
  modes: readonly ModeCode[];
}

export async function getAskerPlan({ db, clock }: DbAndClock, userId: string): Promise<AskerPlan> {
  const { plan, opens } = await getEntitlements(db, userId, clock.now());
  const account = { userId, identities: await listIdentities(db, userId) };
  return { name: plan.name, modes: await listOpenModes(db, account, opens) };
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

/** Returns the plan that includes a mode the own plan doesn't, else the largest; null if it does. */
export async function findPlanForClosedMode(db: Executor, userId: string, opens: PlanOpens, mode: ModeCode) {
  const account = { userId, identities: await listIdentities(db, userId) };
  if ((await listOpenModes(db, account, opens)).includes(mode)) return null;
  const opener = await readEntitlementSources(db);
  return opener((one) => one['Playlist Access'] === 'all') ?? 'TeamPlan';
}
