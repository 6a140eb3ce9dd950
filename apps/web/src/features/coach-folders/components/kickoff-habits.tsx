import type { KickoffHabit, KickoffMoment, KickoffSums } from '@datacoach/contract';
import type { ReactNode } from 'react';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { kickoffSentence } from '../words/kickoff-sentence.ts';
import { KICKOFF_TERMS } from '../words/kickoff-terms.ts';
import classes from './kickoff-habits.module.css';
import { WatchButton } from './watch-button.tsx';

/** Moments that show a habit. */
const CLIPS = 3;

/** Key of the row that sums all spots up. */
const ALL = 'all';

interface Spot extends KickoffSums {
  spawn: string;
  label: string;
}

interface KickoffHabitsProps {
  /** Undefined where no kickoff passes the filters. */
  habits: (KickoffSums & { side: 'us' | 'them' | 'other'; spots: readonly Spot[] }) | undefined;
  /** Those behind the habits, oldest first. */
  kickoffs: readonly KickoffMoment[];
  aside: ReactNode;
}

/** What comes of kickoffs, in all and from each spot, and how they are taken. */
export function KickoffHabits({ habits, kickoffs, aside }: KickoffHabitsProps) {
  return (
    <Panel title="Kickoff habits" term={KICKOFF_TERMS.result} aside={aside} flush>
      {habits === undefined || habits.taken === 0 ? (
        <p className="pt-1 px-4 pb-3 text-t2 max-md:px-3">No kickoff taken passes the filters.</p>
      ) : (
        <>
          <p className="max-w-[76ch] px-4 pb-3 text-t2 max-md:px-3">
            {kickoffSentence(habits, habits.spots)}
          </p>
          <DataTable
            className={classes.table}
            scrollLabel="Kickoff habits, table"
            rows={[
              ...habits.spots.map((spot) => ({
                ...spot,
                clips: kickoffs.filter(({ spawn }) => spawn === spot.spawn),
              })),
              { ...habits, spawn: ALL, label: 'All', clips: [] },
            ]}
            rowKey={({ spawn }) => spawn}
            columns={[
              {
                head: 'Place of the taker',
                isRowHead: true,
                cell: ({ label, taken }) => (
                  <>
                    {label}
                    <small>{taken === 1 ? '1 kickoff' : `${taken} kickoffs`}</small>
                  </>
                ),
              },
              {
                head: (
                  <span className={`${classes.key} inline-flex items-center gap-1`}>
                    <i className="size-2.5 rounded-[2px]" data-result="won" /> won{' '}
                    <i className="size-2.5 rounded-[2px]" data-result="neutral" /> even{' '}
                    <i className="size-2.5 rounded-[2px]" data-result="lost" /> lost
                  </span>
                ),
                cell: (row) => <ResultBar sums={row} />,
              },
              {
                head: 'First touch',
                isNumber: true,
                cell: ({ firstTouches, taken }) => `${firstTouches} of ${taken}`,
              },
              {
                head: 'To the ball',
                isNumber: true,
                cell: ({ seconds }) => (seconds === null ? '–' : `${formatNumber(seconds, 2)} s`),
              },
              {
                head: 'The taker goes by',
                cell: ({ approaches }) => habitWords(approaches),
              },
              { head: 'The others', cell: ({ supports }) => habitWords(supports) },
              {
                head: 'Clips',
                cell: ({ label, clips }) => (
                  <span className="flex gap-1">
                    {clips.slice(-CLIPS).map((clip, index) => (
                      <WatchButton
                        key={`${clip.matchId} ${clip.time}`}
                        clip={clip}
                        label={`Watch ${clip.name}, kickoff ${RESULT_WORDS[clip.result]}, ${label}, clip ${index + 1}`}
                      />
                    ))}
                  </span>
                ),
              },
            ]}
          />
        </>
      )}
    </Panel>
  );
}

export const RESULT_WORDS = { won: 'won', neutral: 'even', lost: 'lost' } as const;
const RESULTS = ['won', 'neutral', 'lost'] as const;

function ResultBar({ sums }: { sums: KickoffSums }) {
  return (
    <span className={`${classes.bar} flex gap-0.25 min-w-30 h-5 overflow-hidden rounded-[3px] text-[12px]`}>
      {RESULTS.filter((result) => sums[result] > 0).map((result) => (
        <b
          className="flex-[1_0_22px] content-center font-semibold text-center"
          key={result}
          data-result={result}
          style={{ flexGrow: sums[result] }}
        >
          <span className="sr-only">{RESULT_WORDS[result]} </span>
          {sums[result]}
        </b>
      ))}
    </span>
  );
}

/** The two most frequent ones. */
function habitWords(habits: readonly KickoffHabit[]): string {
  const most = habits.slice(0, 2).map(({ label, count }) => `${label} ${count}`);
  return most.join(', ') || '–';
}
