import type { CapturedMoment } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { answerMoment } from '../api/change-plans.ts';
import type { PlanMode } from '../api/training-plans.ts';
import { ClipCards } from './clip-cards.tsx';
import classes from './due-moments.module.css';
import { MomentLink, momentWords } from './moment-link.tsx';
import { useChange } from './use-change.ts';

interface DueMomentsProps {
  mode: PlanMode;
  kinds: readonly string[];
  moments: readonly CapturedMoment[];
  today: string;
}

const MOST = 3;

/** Kept moments that are due today; without any, moments of the last games to keep. */
export function DueMoments({ mode, kinds, moments, today }: DueMomentsProps) {
  const { isBusy, run } = useChange();
  const due = moments.filter(({ dueOn }) => dueOn !== null && dueOn <= today).slice(0, MOST);
  if (due.length === 0) {
    return (
      <>
        <p className="text-xs text-t3">
          None is due today. Keep up to three of your last games; they come back tomorrow.
        </p>
        <ClipCards mode={mode} kinds={kinds} count={MOST} moments={moments} />
      </>
    );
  }
  return (
    <ul className="grid">
      {due.map((moment) => (
        <li key={moment.id} className={`${classes.row} flex flex-wrap items-center gap-2 min-h-10`}>
          <MomentLink moment={moment} className={`text-link ${classes.what}`} />
          <Button
            size="xs"
            disabled={isBusy}
            aria-label={`Played right: ${momentWords(moment)}`}
            onClick={() => void run(() => answerMoment(moment.id, 'right'))}
          >
            Right
          </Button>
          <Button
            size="xs"
            disabled={isBusy}
            aria-label={`Again: ${momentWords(moment)}`}
            onClick={() => void run(() => answerMoment(moment.id, 'again'))}
          >
            Again
          </Button>
        </li>
      ))}
    </ul>
  );
}
