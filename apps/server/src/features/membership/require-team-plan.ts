import { PLAN_LABELS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { membershipOf } from './membership-of.ts';

/** Throws ProblemError 403 `team-plan-needed` unless this coach holds the team's plan now. */
export async function requireTeamPlan(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
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
