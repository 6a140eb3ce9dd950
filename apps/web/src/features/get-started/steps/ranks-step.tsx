import { Button } from '@mantine/core';
import { useState } from 'react';
import { RankSelect } from '../../../shared/ranks/rank-select.tsx';
import { StepFrame, type StepProps } from '../components/step-frame.tsx';

const MODES = [
  { key: 'duelModeRank', label: 'Duel' },
  { key: 'doublesModeRank', label: 'Doubles' },
  { key: 'standardModeRank', label: 'Standard' },
] as const;

export function RanksStep({ controls, state, onSave }: StepProps) {
  const [ranks, setRanks] = useState({
    duelModeRank: state.duelModeRank ?? '',
    doublesModeRank: state.doublesModeRank ?? '',
    standardModeRank: state.standardModeRank ?? '',
  });
  const [requested, setIsChecked] = useState(false);
  const missing = MODES.filter(({ key }) => ranks[key] === '');

  function goOn() {
    setIsChecked(true);
    if (missing.length === 0) onSave({ step: 3, ...ranks });
  }
  function restUnranked() {
    setRanks({ ...ranks, ...Object.fromEntries(missing.map(({ key }) => [key, 'unranked'])) });
  }

  return (
    <StepFrame
      controls={controls}
      title="Your ranks"
      lead="Replays don’t include ranks, so tell us yours. We compare your stats with players at your rank. “Not ranked” is fine too."
      goOn="Continue"
      onGoOn={goOn}
      complaints={requested ? missing.length : 0}
    >
      <div className="grid gap-4 max-w-88">
        {MODES.map(({ key, label }) => (
          <RankSelect
            key={key}
            label={label}
            value={ranks[key]}
            onChange={(rank) => setRanks((before) => ({ ...before, [key]: rank }))}
            error={requested && ranks[key] === '' ? 'Choose a rank or Not ranked.' : undefined}
          />
        ))}
        {missing.length > 0 && (
          <Button variant="subtle" color="gray" onClick={restUnranked}>
            {missing.length === MODES.length ? 'Not ranked in any mode' : 'Not ranked in the others'}
          </Button>
        )}
      </div>
    </StepFrame>
  );
}
