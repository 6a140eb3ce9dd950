import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { KickoffHabit, KickoffMoment, KickoffSums } from '@datacoach/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DataTable, withNotes } from '../../../shared/data-table/data-table.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import TERMS from '../text/terms.data.json' with { type: 'json' };
import classes from './kickoff-habits.module.css';

type Counts = Pick<KickoffSums, 'taken' | 'won' | 'lost' | 'goalsFor' | 'goalsAgainst'>;
interface SpotCounts extends Counts {
  label: string;
}

/** Min kickoffs for a spot to be mentioned. */
const MIN_KICKOFFS = 4;

/** Describes the outcomes of a side's or player's kickoffs, and their best and worst spots. */
export function formatKickoffText(sums: Counts, spots: readonly SpotCounts[]): string {
  const { taken, won, lost, goalsFor, goalsAgainst } = sums;
  const shown = [`Won ${won} and lost ${lost} of ${counted(taken, 'kickoff')}.`];
  if (goalsFor + goalsAgainst > 0) {
    shown.push(`Goals within ten seconds: ${goalsFor} for, ${goalsAgainst} against.`);
  }
  const known = spots.filter((spot) => spot.taken >= MIN_KICKOFFS);
  const best = findSpotWithMost(known, 'won', 'lost');
  const worst = findSpotWithMost(known, 'lost', 'won');
  if (best) shown.push(`Best from ${formatSpot(best)}: ${best.won} of ${best.taken} won.`);
  if (worst) shown.push(`Worst from ${formatSpot(worst)}: ${worst.lost} of ${worst.taken} lost.`);
  return shown.join(' ');
}

const formatSpot = ({ label }: SpotCounts): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Undefined if there is none with more of the outcome than of its opposite. */
const findSpotWithMost = (spots: readonly SpotCounts[], outcome: 'won' | 'lost', opposite: 'won' | 'lost') =>
  spots
    .filter((spot) => spot[outcome] > spot[opposite])
    .toSorted((a, b) => b[outcome] / b.taken - a[outcome] / a.taken)[0];

const CLIPS = 3;

const ALL = 'all';

interface Spot extends KickoffSums {
  spawn: string;
  label: string;
}

interface KickoffHabitsProps {
  /** Undefined if no kickoff matches the filters. */
  habits: (KickoffSums & { side: 'us' | 'them' | 'other'; spots: readonly Spot[] }) | undefined;
  /** The kickoffs behind the habits, oldest first. */
  kickoffs: readonly KickoffMoment[];
  aside: ReactNode;
}

export const KickoffHabits = ({ habits, kickoffs, aside }: KickoffHabitsProps) => (
  <Panel title="Kickoff habits" term={TERMS.kickoffs.result} aside={aside} flush>
    {habits === undefined || habits.taken === 0 ? (
      <p className="pt-1 px-4 pb-3 text-t2 max-md:px-3">No kickoffs match your filters.</p>
    ) : (
      <>
        <p className="max-w-[76ch] px-4 pb-3 text-t2 max-md:px-3">
          {formatKickoffText(habits, habits.spots)}
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
              head: 'Spawn',
              isRowHead: true,
              cell: ({ label, taken }) => withNotes(label, counted(taken, 'kickoff')),
            },
            {
              head: (
                <span className={`${classes.key} inline-flex items-center gap-1`}>
                  <i className="size-2.5 rounded-[2px]" data-result="won" /> won{' '}
                  <i className="size-2.5 rounded-[2px]" data-result="neutral" /> neutral{' '}
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
              head: 'Time to ball',
              isNumber: true,
              cell: ({ seconds }) => (seconds === null ? '–' : `${formatNumber(seconds, 2)} s`),
            },
            { head: 'Approach', cell: ({ approaches }) => formatHabits(approaches) },
            { head: 'Teammates', cell: ({ supports }) => formatHabits(supports) },
            {
              head: 'Clips',
              cell: ({ label, clips }) => (
                <span className="flex gap-1">
                  {clips.slice(-CLIPS).map((clip, index) => (
                    <WatchButton
                      key={`${clip.matchId} ${clip.time}`}
                      clip={clip}
                      label={`Watch ${clip.name}, kickoff ${RESULT_LABELS[clip.result]}, ${label}, clip ${index + 1}`}
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

export const RESULT_LABELS = { won: 'won', neutral: 'neutral', lost: 'lost' } as const;
const RESULTS = ['won', 'neutral', 'lost'] as const;

const ResultBar = ({ sums }: { sums: KickoffSums }) => (
  <span className={`${classes.bar} flex gap-0.25 min-w-30 h-5 overflow-hidden rounded-[3px] text-[12px]`}>
    {RESULTS.filter((result) => sums[result] > 0).map((result) => (
      <b
        className="flex-[1_0_22px] content-center font-semibold text-center"
        key={result}
        data-result={result}
        style={{ flexGrow: sums[result] }}
      >
        <span className="sr-only">{RESULT_LABELS[result]} </span>
        {sums[result]}
      </b>
    ))}
  </span>
);

/** Describes the two most frequent habits. */
export function formatHabits(habits: readonly Pick<KickoffHabit, 'label' | 'count'>[]): string {
  const most = habits.slice(0, 2).map(({ label, count }) => `${label} ${count}`);
  return most.join(', ') || '–';
}

interface WatchButtonProps {
  clip: { matchId: string; time: number; player: string | null };
  label: string;
}

export const WatchButton = ({ clip, label }: WatchButtonProps) => (
  <ButtonLink
    to="/admin/team-dashboard/match/$matchId"
    params={{ matchId: clip.matchId }}
    search={toClipSearch(clip)}
    size="compact-xs"
    aria-label={label}
    title={label}
  >
    <IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />
  </ButtonLink>
);
