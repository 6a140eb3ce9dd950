import type { PlanName } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../app/api/client.ts';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { ChoiceCards } from '../components/choice-cards.tsx';
import { StepFrame, type StepProps } from '../components/step-frame.tsx';
import { listPlanOffers } from '../plans/plan-offers.ts';

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
