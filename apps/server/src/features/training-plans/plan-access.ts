import {
  PLAN_NAMES,
  type PlanBlock,
  type PlanContent,
  type PlanName,
  type PlanOpens,
  type ShownBlock,
} from '@datacoach/contract';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { getEntitlements, readEntitlementSources } from '../membership/index.ts';

/** What a player's membership includes of training plans (decisions.md 7). */
export interface PlanAccess {
  isOpen(content: PlanContent): boolean;
  areCodesOpen(content: PlanContent): boolean;
  /** Returns the smallest membership that unlocks a training plan and its codes. */
  getPlanWithCodes(content: PlanContent): PlanName;
}

export async function getPlanAccess(db: Database, userId: string, now: Date): Promise<PlanAccess> {
  const { plan, opens } = await getEntitlements(db, userId, now);
  const opener = await readEntitlementSources(db);
  return {
    isOpen: ({ opensWith }) => getPlanLevel(plan.name) >= getPlanLevel(opensWith),
    areCodesOpen: (content) => hasCodes(opens, content),
    getPlanWithCodes: (content) => {
      const withCodes = opener((one) => hasCodes(one, content)) ?? content.opensWith;
      return getPlanLevel(withCodes) > getPlanLevel(content.opensWith) ? withCodes : content.opensWith;
    },
  };
}

function hasCodes({ TrainingPackCodes: codes }: PlanOpens, { opensWith }: PlanContent): boolean {
  return codes === 'all' || (codes === 'starter' && opensWith === 'Basic');
}

/** Throws ProblemError 403 if the membership doesn't include the plan. */
export function assertOpen({ isOpen }: PlanAccess, content: PlanContent): void {
  if (isOpen(content)) return;
  throw new ProblemError(403, 'plan-not-open', `${content.title} is part of ${content.opensWith}.`);
}

const getPlanLevel = (name: PlanName): number => PLAN_NAMES.indexOf(name);

/** Returns a block as it may be sent, without locked codes. */
export function toShownBlock(block: PlanBlock, areCodesOpen: boolean): ShownBlock {
  if (block.type !== 'pack' || block.pack === null || areCodesOpen) return block;
  return { ...block, pack: { ...block.pack, code: null } };
}
