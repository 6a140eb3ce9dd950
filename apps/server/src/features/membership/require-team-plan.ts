import { PLAN_LABELS } from '@datacoach/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { membershipOf } from './membership-of.ts';

/** Throws ProblemError 403 `team-plan-needed` unless this coach holds the team's plan now. */
export async function requireTeamPlan(
  { db, clock }: { db: Database; clock: Clock },
  coachId: string,
): Promise<void> {
  const { planName } = await membershipOf(db, coachId, clock.now());
  if (planName === 'TeamPlan') return;
  throw new ProblemError(
    403,
    'team-plan-needed',
    `This is part of ${PLAN_LABELS.TeamPlan}. Your team, notes and folders are kept.`,
  );
}
