import { formatNumber } from '@datacoach/analysis/format-number';
import type { Plan, PlanName } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../app/api/client.ts';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { ChoiceCards } from '../components/choice-cards.tsx';
import { StepFrame, type StepProps } from '../components/step-frame.tsx';

interface PlanStepProps extends StepProps {
  /** Chosen before sign-up; null if none. */
  chosen: PlanName | null;
}

export function PlanStep({ controls, state, chosen, onSave }: PlanStepProps) {
  const { data, error } = useQuery(endpointQuery('/api/v1/paymentproductsplans/get-plans'));
  const [plan, setPlan] = useState<PlanName>(state.planChoice ?? chosen ?? 'Basic');
  return (
    <StepFrame
      controls={controls}
      title="Choose a plan"
      lead="Basic is free forever and enough to improve with. You start on it no matter what you pick here."
      goOn={plan === 'Basic' ? 'Stay on Basic' : 'Continue'}
      onGoOn={() => onSave({ step: 7, planChoice: plan })}
    >
      {data ? (
        <ChoiceCards
          legend="Plan"
          legendHidden
          name="plan"
          columns={3}
          choices={listPlanOffers(data).map(({ name, title, text }) => ({ value: name, title, text }))}
          value={plan}
          onChange={setPlan}
        />
      ) : error ? (
        <p className="t2">
          {getFailureMessage(error)} You start on Basic. You can choose another plan once plans are on sale
          here.
        </p>
      ) : (
        <Skeleton height={140} />
      )}
      {plan !== 'Basic' && <p className="t2">We saved your choice. You won’t pay anything now.</p>}
    </StepFrame>
  );
}

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

interface PlanOffer {
  readonly name: PlanName;
  readonly title: string;
  readonly text: string;
}

export const listPlanOffers = (plans: readonly Plan[]): PlanOffer[] =>
  OFFERED.flatMap(({ name, title, for: forWhat }) => {
    const plan = plans.find((one) => one.name === name);
    return plan
      ? [
          {
            name,
            title,
            text: [forWhat, formatReplays(plan), formatCoaching(plan)].filter(Boolean).join(' '),
          },
        ]
      : [];
  });

function formatReplays({ replayLimit, isFairUse }: Plan): string {
  const limit = `${formatNumber(replayLimit)} replays per month`;
  return isFairUse ? `Unlimited replays, fair use ${limit}.` : `${limit}.`;
}

function formatCoaching({ coachingSessions, coachingMinutes }: Plan): string | null {
  if (coachingSessions === 0) return null;
  const sessions = coachingSessions === 1 ? 'One coaching session' : `${coachingSessions} coaching sessions`;
  return `${sessions} of ${coachingMinutes} minutes per month.`;
}
