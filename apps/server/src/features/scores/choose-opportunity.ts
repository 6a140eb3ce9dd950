import type { OpportunityChoice } from '@datacoach/analysis';
import { OPPORTUNITY_HIDDEN_DAYS, type OpportunityReason } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { keptOpportunity, opportunityAnswersOf } from './top-opportunity.repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** One opportunity at a time, for a week (decisions.md 11). */
const KEPT_MS = 7 * DAY_MS;

export function hiddenUntil(reason: OpportunityReason, at: Date): Date {
  return new Date(at.getTime() + OPPORTUNITY_HIDDEN_DAYS[reason] * DAY_MS);
}

/** Returns this week's opportunity and those the player has dismissed. */
export async function opportunityChoice(
  db: Executor,
  userId: string,
  mode: number,
  now: Date,
): Promise<OpportunityChoice> {
  const kept = await keptOpportunity(db, userId, mode);
  const answers = await opportunityAnswersOf(db, userId, mode);
  return {
    kept: kept && now.getTime() - kept.since.getTime() < KEPT_MS ? kept.metric : null,
    hidden: answers.filter(({ reason, at }) => hiddenUntil(reason, at) > now).map(({ metric }) => metric),
  };
}
