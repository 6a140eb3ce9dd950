import { RANKS } from '@datacoach/analysis/metadata';
import type { MINUTES_A_DAY } from '@datacoach/contract';
import { useState } from 'react';
import { RankSelect } from '../../../shared/ranks/rank-select.tsx';
import { ChoiceCards } from '../components/choice-cards.tsx';
import { StepFrame, type StepProps } from '../components/step-frame.tsx';
import { nextRank } from '../flow/next-rank.ts';

const MODES = [
  { value: 'duel', title: 'Duel', text: '1v1', code: 5 },
  { value: 'doubles', title: 'Doubles', text: '2v2', code: 10 },
  { value: 'standard', title: 'Standard', text: '3v3', code: 15 },
] as const;
type ModeKey = (typeof MODES)[number]['value'];

const MINUTES: readonly { value: `${(typeof MINUTES_A_DAY)[number]}`; title: string; text: string }[] = [
  { value: '20', title: '20 min', text: 'a drill and a game' },
  { value: '40', title: '40 min', text: 'a drill, clips, two games' },
  { value: '60', title: '60 min', text: 'the whole session' },
];

export function AimStep({ controls, state, onSave }: StepProps) {
  const { aim } = state;
  const [mode, setMode] = useState<ModeKey>(MODES.find(({ code }) => code === aim?.mode)?.value ?? 'doubles');
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]['value']>(`${aim?.minutesADay ?? 20}`);
  const [chosen, setChosen] = useState(aim?.rank || null);
  const rank = chosen ?? nextRank(RANKS, state[`${mode}ModeRank`]);

  function goOn() {
    const { code } = MODES.find(({ value }) => value === mode)!;
    const minutesADay = Number(minutes) as (typeof MINUTES_A_DAY)[number];
    onSave({ step: 4, aim: { rank, mode: code, minutesADay } });
  }

  return (
    <StepFrame
      controls={controls}
      title="What’s your goal?"
      lead="We use this for your plans and weekly goals."
      goOn="Continue"
      onGoOn={goOn}
    >
      <ChoiceCards
        legend="Mode"
        name="mode"
        columns={3}
        compact
        choices={MODES}
        value={mode}
        onChange={setMode}
      />
      <div className="grid gap-4 max-w-88">
        <RankSelect label="Target rank" value={rank} onChange={setChosen} />
      </div>
      <ChoiceCards
        legend="Time per day"
        name="minutes"
        columns={3}
        compact
        choices={MINUTES}
        value={minutes}
        onChange={setMinutes}
      />
    </StepFrame>
  );
}
