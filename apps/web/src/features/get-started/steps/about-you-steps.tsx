import { RANKS } from '@datacoach/analysis/metadata';
import { type AGE_BANDS, type DAILY_MINUTES, type GetStartedState, PLATFORMS } from '@datacoach/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceGamepad2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { RankSelect } from '../../../shared/ranks/rank-select.tsx';
import { ChoiceCards } from '../components/choice-cards.tsx';
import { StepFrame, type StepProps } from '../components/step-frame.tsx';

const AGES: readonly { value: (typeof AGE_BANDS)[number]; title: string }[] = [
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

interface FieldErrors {
  age?: string;
  own?: string;
}

export function WelcomeStep({ controls, state, userName, onSave }: StepProps & { userName: string }) {
  const [ageBand, setAgeBand] = useState(state.ageBand);
  const [own, setOwn] = useState(state.consents?.ownStatistics ?? false);
  const { shareWithTeammates = false, research = false } = state.consents ?? {};
  const [optional, setOptional] = useState({ shareWithTeammates, research });
  const [complaints, setComplaints] = useState<FieldErrors>({});
  // Children only consent to their own stats.
  const isChild = ageBand === 'under-13';

  function submitStep() {
    const wrong: FieldErrors = {
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
      onGoOn={submitStep}
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

const MODES = [
  { value: 'duel', title: 'Duel', text: '1v1', code: 5 },
  { value: 'doubles', title: 'Doubles', text: '2v2', code: 10 },
  { value: 'standard', title: 'Standard', text: '3v3', code: 15 },
] as const;
type ModeKey = (typeof MODES)[number]['value'];

const MINUTES: readonly { value: `${(typeof DAILY_MINUTES)[number]}`; title: string; text: string }[] = [
  { value: '20', title: '20 min', text: 'a drill and a game' },
  { value: '40', title: '40 min', text: 'a drill, clips, two games' },
  { value: '60', title: '60 min', text: 'the whole session' },
];

export function AimStep({ controls, state, onSave }: StepProps) {
  const { aim } = state;
  const [mode, setMode] = useState<ModeKey>(MODES.find(({ code }) => code === aim?.mode)?.value ?? 'doubles');
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]['value']>(`${aim?.minutesADay ?? 20}`);
  const [chosen, setChosen] = useState(aim?.rank || null);
  const rank = chosen ?? getNextRank(RANKS, state[`${mode}ModeRank`]);

  function submitStep() {
    const { code } = MODES.find(({ value }) => value === mode)!;
    const minutesADay = Number(minutes) as (typeof DAILY_MINUTES)[number];
    onSave({ step: 4, aim: { rank, mode: code, minutesADay } });
  }

  return (
    <StepFrame
      controls={controls}
      title="What’s your goal?"
      lead="We use this for your plans and weekly goals."
      goOn="Continue"
      onGoOn={submitStep}
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

interface Rank {
  readonly id: string;
  readonly tier: number;
}

/**
 * Returns the default target rank: one above the player's own, or the highest if they already have it; '' if their
 * rank is unknown.
 *
 * @param ranks by tier, "unranked" first
 */
export function getNextRank(ranks: readonly Rank[], currentRank: string | null): string {
  const index = ranks.findIndex(({ id }) => id === currentRank);
  if (index <= 0) return '';
  return (ranks[index + 1] ?? ranks[index])!.id;
}

const RANK_FIELDS = [
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
  const missing = RANK_FIELDS.filter(({ key }) => ranks[key] === '');

  function submitStep() {
    setIsChecked(true);
    if (missing.length === 0) onSave({ step: 3, ...ranks });
  }
  function setRestUnranked() {
    setRanks({ ...ranks, ...Object.fromEntries(missing.map(({ key }) => [key, 'unranked'])) });
  }

  return (
    <StepFrame
      controls={controls}
      title="Your ranks"
      lead="Replays don’t include ranks, so tell us yours. We compare your stats with players at your rank. “Not ranked” is fine too."
      goOn="Continue"
      onGoOn={submitStep}
      complaints={requested ? missing.length : 0}
    >
      <div className="grid gap-4 max-w-88">
        {RANK_FIELDS.map(({ key, label }) => (
          <RankSelect
            key={key}
            label={label}
            value={ranks[key]}
            onChange={(rank) => setRanks((before) => ({ ...before, [key]: rank }))}
            error={requested && ranks[key] === '' ? 'Choose a rank or Not ranked.' : undefined}
          />
        ))}
        {missing.length > 0 && (
          <Button variant="subtle" color="gray" onClick={setRestUnranked}>
            {missing.length === RANK_FIELDS.length ? 'Not ranked in any mode' : 'Not ranked in the others'}
          </Button>
        )}
      </div>
    </StepFrame>
  );
}

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

  function submitStep() {
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
      onGoOn={submitStep}
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
