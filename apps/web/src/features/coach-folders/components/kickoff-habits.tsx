import type { KickoffHabit, KickoffMoment, KickoffSums } from '@datacoach/contract';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { kickoffSentence } from '../words/kickoff-sentence.ts';
import { KICKOFF_TERMS } from '../words/kickoff-terms.ts';
import classes from './kickoff-habits.module.css';
import { WatchButton } from './watch-button.tsx';

/** Moments that show a habit (users-and-rivals 2, item 8). */
const CLIPS = 3;

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
        <p className={classes.empty}>No kickoff taken passes the filters.</p>
      ) : (
        <>
          <p className={classes.sentence}>{kickoffSentence(habits, habits.spots)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={classes.scroll} tabIndex={0} aria-label="Kickoff habits, table">
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Place of the taker</th>
                  <th scope="col">
                    <span className={classes.key}>
                      <i data-result="won" /> won <i data-result="neutral" /> even <i data-result="lost" />{' '}
                      lost
                    </span>
                  </th>
                  <th scope="col" data-number>
                    First touch
                  </th>
                  <th scope="col" data-number>
                    To the ball
                  </th>
                  <th scope="col">The taker goes by</th>
                  <th scope="col">The others</th>
                  <th scope="col">Clips</th>
                </tr>
              </thead>
              <tbody>
                {habits.spots.map((spot) => (
                  <HabitRow
                    key={spot.spawn}
                    label={spot.label}
                    sums={spot}
                    clips={kickoffs.filter(({ spawn }) => spawn === spot.spawn)}
                  />
                ))}
                <HabitRow label="All" sums={habits} clips={[]} />
              </tbody>
            </table>
          </section>
        </>
      )}
    </Panel>
  );
}

interface HabitRowProps {
  label: string;
  sums: KickoffSums;
  clips: readonly KickoffMoment[];
}

function HabitRow({ label, sums, clips }: HabitRowProps) {
  const { taken, firstTouches, seconds, approaches, supports } = sums;
  return (
    <tr>
      <th scope="row">
        {label}
        <small>{taken === 1 ? '1 kickoff' : `${taken} kickoffs`}</small>
      </th>
      <td>
        <ResultBar sums={sums} />
      </td>
      <td data-number>
        {firstTouches} of {taken}
      </td>
      <td data-number>{seconds === null ? '–' : `${formatNumber(seconds, 2)} s`}</td>
      <td>{habitWords(approaches)}</td>
      <td>{habitWords(supports)}</td>
      <td>
        <span className={classes.clips}>
          {clips.slice(-CLIPS).map((clip, index) => (
            <WatchButton
              key={`${clip.matchId} ${clip.time}`}
              clip={clip}
              label={`Watch ${clip.name}, kickoff ${RESULT_WORDS[clip.result]}, ${label}, clip ${index + 1}`}
            />
          ))}
        </span>
      </td>
    </tr>
  );
}

export const RESULT_WORDS = { won: 'won', neutral: 'even', lost: 'lost' } as const;
const RESULTS = ['won', 'neutral', 'lost'] as const;

function ResultBar({ sums }: { sums: KickoffSums }) {
  return (
    <span className={classes.bar}>
      {RESULTS.filter((result) => sums[result] > 0).map((result) => (
        <b key={result} data-result={result} style={{ flexGrow: sums[result] }}>
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
