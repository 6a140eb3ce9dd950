import type { AGE_BANDS } from '@datacoach/contract';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ChoiceCards } from '../components/choice-cards.tsx';
import { StepFrame, type StepProps } from '../components/step-frame.tsx';

type AgeBand = (typeof AGE_BANDS)[number];

const AGES: readonly { value: AgeBand; title: string }[] = [
  { value: 'under-13', title: 'Under 13' },
  { value: '13-15', title: '13 to 15' },
  { value: '16-17', title: '16 or 17' },
  { value: '18-or-older', title: '18 or older' },
];

const OPTIONAL = [
  {
    key: 'shareWithTeammates',
    label: 'Share matches with teammates',
    description: 'Verified teammates can see the matches they played in with you. Optional.',
  },
  { key: 'research', label: 'Let my stats improve the rank averages', description: 'Anonymous. Optional.' },
] as const;

interface Complaints {
  age?: string;
  own?: string;
}

export function WelcomeStep({ controls, state, userName, onSave }: StepProps & { userName: string }) {
  const [ageBand, setAgeBand] = useState(state.ageBand);
  const [own, setOwn] = useState(state.consents?.ownStatistics ?? false);
  const { shareWithTeammates = false, research = false } = state.consents ?? {};
  const [optional, setOptional] = useState({ shareWithTeammates, research });
  const [complaints, setComplaints] = useState<Complaints>({});
  // Children only consent to their own stats.
  const isChild = ageBand === 'under-13';

  function goOn() {
    const wrong: Complaints = {
      ...(ageBand === null && { age: 'Choose your age.' }),
      ...(!own && { own: 'Check this to continue. DataCoach can’t work without your stats.' }),
    };
    setComplaints(wrong);
    if (ageBand === null || !own) return;
    const none = { shareWithTeammates: false, research: false };
    onSave({ step: 1, ageBand, consents: { ownStatistics: true, ...(isChild ? none : optional) } });
  }

  return (
    <StepFrame
      controls={controls}
      title={`Welcome, ${userName}`}
      lead="Eight quick steps, about two minutes. You can skip most of them and come back later."
      goOn="Continue"
      onGoOn={goOn}
      complaints={Object.keys(complaints).length}
    >
      <ChoiceCards
        legend="How old are you?"
        name="age"
        columns={4}
        compact
        choices={AGES}
        value={ageBand}
        onChange={setAgeBand}
        error={complaints.age}
      />
      <fieldset className="grid gap-3 min-w-0 m-0 p-0 border-0">
        <legend className="pt-0 px-0 pb-2 font-semibold">How can we use your games?</legend>
        <Checkbox
          checked={own}
          onChange={(event) => setOwn(event.currentTarget.checked)}
          label="Analyze my games"
          description="Required. This is what DataCoach does. Only you can see the results."
          error={complaints.own}
        />
        {OPTIONAL.map(({ key, ...words }) => (
          <Checkbox
            key={key}
            {...words}
            checked={optional[key] && !isChild}
            disabled={isChild}
            onChange={(event) => setOptional({ ...optional, [key]: event.currentTarget.checked })}
          />
        ))}
        {isChild && <p className="s12 t2">Under 13, only you can see your games.</p>}
      </fieldset>
      <p className="s12 t3">
        You can change these later. The{' '}
        <Link to="/privacy-policy" className="text-link">
          privacy policy
        </Link>{' '}
        explains what we store and for how long.
      </p>
    </StepFrame>
  );
}
