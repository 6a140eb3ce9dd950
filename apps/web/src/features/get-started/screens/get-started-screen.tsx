import { GET_STARTED_STEPS, type GetStartedState, LAST_NEEDED_STEP } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import { getStartedQuery, type StepAnswers, saveStep } from '../api/get-started.ts';
import type { StepControls } from '../components/step-frame.tsx';
import classes from '../get-started.module.css';

export interface ShownStep {
  readonly step: StepNumber;
  readonly state: GetStartedState;
  readonly controls: StepControls;
  /** Saves the answers and continues to the next step. */
  readonly save: (answers: StepAnswers) => void;
  /** Runs work that may fail, with the same pending state. */
  readonly runBusy: (work: () => Promise<void>) => void;
}

interface GetStartedScreenProps {
  /** The URL's step. */
  requested: number | undefined;
  onStep: (step: StepNumber) => void;
  onLogOut: () => void;
  renderStep: (shown: ShownStep) => ReactNode;
}

export function GetStartedScreen({ requested, onStep, onLogOut, renderStep }: GetStartedScreenProps) {
  const { data: state, error, refetch } = useQuery(getStartedQuery);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  function runBusy(work: () => Promise<void>) {
    setBusy(true);
    setReason(null);
    work()
      .catch((failure) => setReason(getFailureMessage(failure)))
      .finally(() => setBusy(false));
  }
  const step = state ? getShownStep(requested, state.step) : null;
  const goTo = (next: number) => {
    setReason(null);
    onStep(Math.min(next, LAST_STEP) as StepNumber);
  };
  const saveAndGoTo = (answers: StepAnswers, next: number) =>
    runBusy(async () => {
      await saveStep(answers);
      goTo(next);
    });

  return (
    <div className="flex flex-col min-h-screen">
      <header className="flex items-center gap-1 px-6 py-3 max-md:pt-2 max-md:pr-2 max-md:pb-2 max-md:pl-4">
        <Wordmark />
        <span className="flex-1" />
        {step !== null && canSkip(step) && (
          <TextButton
            label="Skip to the end"
            quiet
            size="xs"
            disabled={busy}
            onClick={() => saveAndGoTo({ step: 7, skipped: true }, LAST_STEP)}
          />
        )}
        <TextButton label="Logout" quiet size="xs" onClick={onLogOut} />
      </header>
      <main className="md:pt-[7vh] max-md:pt-2 max-md:px-4 max-md:pb-0 grid gap-6 content-start w-[min(100%,672px)] mx-auto pt-6 px-6 pb-12">
        {step !== null && state ? (
          <>
            <StepHead step={step} of={LAST_STEP} />
            <div key={step}>
              {renderStep({
                step,
                state,
                save: (answers) => saveAndGoTo(answers, step + 1),
                runBusy,
                controls: {
                  busy,
                  reason,
                  onBack: step > 1 ? () => goTo(step - 1) : null,
                  onSkip: canSkip(step) ? () => saveAndGoTo({ step, skipped: true }, step + 1) : null,
                },
              })}
            </div>
          </>
        ) : error ? (
          <LoadFailed heading="h1" title="We couldn’t load your first steps" error={error} retry={refetch}>
            Your answers so far are safe.
          </LoadFailed>
        ) : (
          <div className="grid gap-4" aria-busy="true">
            <h1 className="sr-only">Loading your first steps…</h1>
            <Skeleton height={16} width={80} />
            <Skeleton height={34} width="60%" />
            <Skeleton height={24} width="90%" />
            <Skeleton height={200} />
          </div>
        )}
      </main>
    </div>
  );
}

const StepHead = ({ step, of }: { step: number; of: number }) => (
  <div className="grid gap-2">
    <p className="s12 t2">
      Step {step} of {of}
    </p>
    <div className={`${classes.bars} flex gap-1`} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name
        <i key={index} data-done={index < step || undefined} />
      ))}
    </div>
  </div>
);

type StepNumber = (typeof GET_STARTED_STEPS)[keyof typeof GET_STARTED_STEPS];
type SkippableStep = 3 | 4 | 5 | 6 | 7;

const LAST_STEP = GET_STARTED_STEPS.done;

export const canSkip = (step: StepNumber): step is SkippableStep =>
  step > LAST_NEEDED_STEP && step < LAST_STEP;

/**
 * Returns the step to show: the URL's if the flow has reached it, else the first that isn't done.
 *
 * @param done last step that was done or skipped
 */
export function getShownStep(requested: number | undefined, done: number): StepNumber {
  const next = Math.min(done + 1, LAST_STEP);
  const step =
    requested === undefined || !Number.isInteger(requested) ? next : Math.min(Math.max(requested, 1), next);
  return step as StepNumber;
}
