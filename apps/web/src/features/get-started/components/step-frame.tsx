import type { GetStartedState } from '@datacoach/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import type { StepAnswers } from '../api/get-started.ts';
import classes from '../get-started.module.css';

export interface StepControls {
  /** Null on the first step. */
  onBack: (() => void) | null;
  /** Null if the step can't be skipped. */
  onSkip: (() => void) | null;
  busy: boolean;
  /** Why the last attempt to continue failed. */
  reason: string | null;
}

export interface StepProps {
  controls: StepControls;
  state: GetStartedState;
  onSave: (answers: StepAnswers) => void;
}

interface StepFrameProps {
  controls: StepControls;
  title: string;
  lead: ReactNode;
  children?: ReactNode;
  /** Label of the one filled button. */
  goOn: string;
  onGoOn: () => void;
  /** Whether the user can't continue yet: something inside the step completes it, or it is skipped. */
  cannotGoOn?: boolean;
  /** Number of field errors: the first of these fields gets focus. */
  complaints?: number;
}

/** One step: its question, the answers, and buttons to continue and go back. Enter continues. */
export function StepFrame({ controls, cannotGoOn = false, complaints = 0, ...step }: StepFrameProps) {
  const { title, lead, children, goOn, onGoOn } = step;
  const { onBack, onSkip, busy, reason } = controls;
  const form = useRef<HTMLFormElement>(null);
  const head = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    head.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    if (complaints > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [complaints]);

  return (
    <form
      ref={form}
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !cannotGoOn) onGoOn();
      }}
    >
      <div className={`${classes.head} grid gap-2`}>
        <h1 className="text-[28px] leading-8.5 text-balance wrap-anywhere" ref={head} tabIndex={-1}>
          {title}
        </h1>
        <div className="text-base max-w-[60ch] text-t2">{lead}</div>
      </div>
      {children}
      <div role="alert">
        {reason && (
          <p className="flex gap-2 px-2.5 py-2 rounded-2 bg-worse-soft text-worse-text">
            <IconAlertTriangle className="flex-none mt-0.5" size={16} stroke={1.6} aria-hidden="true" />
            <span>{reason}</span>
          </p>
        )}
      </div>
      <div className="max-md:sticky max-md:bottom-0 max-md:-mx-4 max-md:my-0 max-md:px-4 max-md:py-3 max-md:border-t max-md:border-t-line max-md:bg-bg flex flex-wrap items-center gap-2 pt-2">
        {onBack && <TextButton label="Back" quiet onClick={onBack} disabled={busy} />}
        <span className="flex-1" />
        {onSkip && <TextButton label="Skip this step" quiet onClick={onSkip} disabled={busy} />}
        <TextButton label={goOn} type="submit" variant="filled" loading={busy} disabled={cannotGoOn} />
      </div>
    </form>
  );
}
