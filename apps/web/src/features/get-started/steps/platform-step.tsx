import { type GetStartedState, PLATFORMS } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceGamepad2 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ChoiceCards } from '../components/choice-cards.tsx';
import { StepFrame, type StepProps } from '../components/step-frame.tsx';

const CHOICES = [
  {
    value: 'pc',
    title: 'PC',
    text: 'Steam or Epic. You can save replays and upload them.',
    icon: <IconDeviceDesktop size={20} stroke={1.6} aria-hidden="true" />,
  },
  {
    value: 'console',
    title: 'Console',
    text: 'PlayStation, Xbox or Switch. A teammate on PC uploads your matches.',
    icon: <IconDeviceGamepad2 size={20} stroke={1.6} aria-hidden="true" />,
  },
] as const;
type PlatformKey = (typeof CHOICES)[number]['value'];

interface PlatformStepProps extends StepProps {
  /** Renders "Is this you?" for a name. */
  renderCandidates: (name: string) => ReactNode;
}

export function PlatformStep({ controls, state, onSave, renderCandidates }: PlatformStepProps) {
  const [platform, setPlatform] = useState<PlatformKey | null>(getKey(state.platform));
  const [name, setName] = useState(state.epicUserName ?? '');
  const [requested, setIsChecked] = useState(false);

  function goOn() {
    setIsChecked(true);
    if (platform === null) return;
    onSave({ step: 2, platform: PLATFORMS[platform], epicUserName: name.trim() || null });
  }

  const error = requested && platform === null ? 'Choose Console or PC.' : undefined;
  return (
    <StepFrame
      controls={controls}
      title="Where do you play?"
      lead="This decides how your matches get here."
      goOn="Continue"
      onGoOn={goOn}
      complaints={error ? 1 : 0}
    >
      <ChoiceCards
        legend="Platform"
        legendHidden
        name="platform"
        choices={CHOICES}
        value={platform}
        onChange={setPlatform}
        error={error}
      />
      <div className="grid gap-3 min-w-0 border-0">
        <div className="grid gap-4 max-w-88">
          <TextInput
            label="Epic username"
            description="Exactly as on the scoreboard. Optional."
            name="epicUserName"
            autoComplete="off"
            maxLength={64}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        {renderCandidates(name.trim())}
      </div>
    </StepFrame>
  );
}

function getKey(platform: GetStartedState['platform']): PlatformKey | null {
  if (platform === null) return null;
  return platform === PLATFORMS.pc ? 'pc' : 'console';
}
