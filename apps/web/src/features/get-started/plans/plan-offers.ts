import { formatNumber } from '@datacoach/analysis/format-number';
import type { Plan, PlanName } from '@datacoach/contract';

/** Plans that a player can choose; Team Analytics is for coaches. */
const OFFERED = [
  {
    name: 'Basic',
    title: 'Basic, free',
    for: 'The full match page, and your score in your most-played mode.',
  },
  {
    name: 'Platinum',
    title: 'Platinum',
    for: 'Every mode, categories, what’s costing you most, season progress, all questions and training plans.',
  },
  { name: 'Diamond', title: 'Diamond', for: 'All-time progress, saved questions and plans made by coaches.' },
] as const satisfies readonly { name: PlanName; title: string; for: string }[];

export interface PlanOffer {
  readonly name: PlanName;
  readonly title: string;
  readonly text: string;
}

/** Returns the plans to choose from, with the server's limits. */
export function listPlanOffers(plans: readonly Plan[]): PlanOffer[] {
  return OFFERED.flatMap(({ name, title, for: forWhat }) => {
    const plan = plans.find((one) => one.name === name);
    return plan
      ? [{ name, title, text: [forWhat, replays(plan), coaching(plan)].filter(Boolean).join(' ') }]
      : [];
  });
}

function replays({ replayLimit, isFairUse }: Plan): string {
  const limit = `${formatNumber(replayLimit)} replays per month`;
  return isFairUse ? `Unlimited replays, fair use ${limit}.` : `${limit}.`;
}

function coaching({ coachingSessions, coachingMinutes }: Plan): string | null {
  if (coachingSessions === 0) return null;
  const sessions = coachingSessions === 1 ? 'One coaching session' : `${coachingSessions} coaching sessions`;
  return `${sessions} of ${coachingMinutes} minutes per month.`;
}
