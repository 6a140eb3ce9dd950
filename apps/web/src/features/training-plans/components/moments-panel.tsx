import type { CapturedMoment } from '@datacoach/contract';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Panel } from '../../../shared/ui/panel.tsx';
import { answerMoment } from '../api/change-plans.ts';
import { dueWords } from '../words/plan-words.ts';
import { MomentLink, momentWords } from './moment-link.tsx';
import classes from './moments-panel.module.css';
import { useChange } from './use-change.ts';

const SHOWN = 8;

/** Kept moments of own games, and when they come back. */
export function MomentsPanel({ moments, today }: { moments: readonly CapturedMoment[]; today: string }) {
  const { isBusy, run } = useChange();
  const learned = moments.filter(({ dueOn }) => dueOn === null).length;
  const open = moments.filter(({ dueOn }) => dueOn !== null);
  return (
    <Panel title="Coming back from your own mistakes" aside="1, 3, 7, 16 days">
      {open.length === 0 ? (
        <p className="text-t2">
          Keep a moment of a clip review, and it comes back here until you play it right four times.
        </p>
      ) : (
        <ul>
          {open.slice(0, SHOWN).map((moment) => (
            <li key={moment.id} className={`${classes.row} text-xs flex items-center gap-3 min-h-9`}>
              <MomentLink moment={moment} className={`text-link ${classes.what}`} />
              <span className="text-t3">{dueWords(moment.dueOn!, today)}</span>
              <ActionIcon
                variant="subtle"
                size={28}
                disabled={isBusy}
                aria-label={`Drop ${momentWords(moment)}`}
                onClick={() => void run(() => answerMoment(moment.id, 'drop'))}
              >
                <IconX size={14} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {(learned > 0 || open.length > SHOWN) && (
        <p className="text-t3 text-xs pt-2">
          {[
            open.length > SHOWN ? `${open.length - SHOWN} more wait` : null,
            learned > 0 ? `${learned} learned` : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </Panel>
  );
}
