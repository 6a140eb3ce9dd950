import { formatNumber } from '@datacoach/analysis/format-number';
import type { FolderContent, KickoffMoment, KickoffSums } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCsv, saveCsv } from '../../../shared/files/save-file.ts';
import { formatClockTime } from '../../../shared/format/date.ts';
import { CsvButton } from '../../../shared/ui/csv-button.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { ClipAction } from '../../../shared/viewer/clip-action.tsx';
import { kickoffsQuery } from '../api/folder-stats.ts';
import classes from '../coach-folders.module.css';
import { type HeatColumn, type HeatRow, HeatTable, SIDE_LABELS } from '../components/heat-table.tsx';
import { KickoffHabits, RESULT_LABELS, WatchButton } from '../components/kickoff-habits.tsx';
import { getSelectedPlayerId, Stats, THEM, WhoChoice } from '../components/stats.tsx';
import type { FolderPartProps } from '../search/analysis-search.ts';
import TERMS from '../text/terms.data.json' with { type: 'json' };

type KickoffRow = HeatRow & KickoffSums;

/** With fewer kickoffs a percentage is meaningless. */
const MIN_KICKOFFS = 3;

/** Kickoff wins, how each side and player takes and supports kickoffs, and all of them to watch. */
export default function KickoffsTab({ folder, search, onChange }: FolderPartProps) {
  const playerId = getSelectedPlayerId(search);
  const all = useQuery(kickoffsQuery(folder.folderId, search));
  const one = useQuery({
    ...kickoffsQuery(folder.folderId, search, playerId),
    enabled: playerId !== undefined,
  });
  const [what, setWhat] = useState<'taking' | 'supporting'>('taking');
  return (
    <Stats query={playerId === undefined ? all : one}>
      {(data) => {
        const requested = search.who === THEM ? THEM : 'us';
        const formatHabits =
          playerId === undefined
            ? (data.sides.find(({ side }) => side === requested) ?? data.sides[0])
            : data.sides[0];
        const listed = data.kickoffs.filter(({ side }) => side === formatHabits?.side);
        return (
          <>
            <KickoffHabits
              habits={formatHabits}
              kickoffs={listed}
              aside={
                <WhoChoice
                  folder={folder}
                  search={search}
                  none="Us"
                  hasThem={folder.teams.some(({ side }) => side === 'them')}
                  onWho={(who) => onChange({ who })}
                />
              }
            />
            {all.data && (
              <HeatTable
                title="Players"
                rowLabel="Player"
                rows={all.data.players.map(
                  (player): KickoffRow => ({ ...player, key: `${player.playerId} ${player.team}` }),
                )}
                columns={what === 'taking' ? TAKING : SUPPORTING}
                aside={
                  <Segmented
                    label="Kickoff view"
                    value={what}
                    onChange={setWhat}
                    choices={{ taking: 'Taking', supporting: 'Not taking' }}
                  />
                }
                fileName={`${folder.name} kickoffs ${what}`}
                empty="No kickoffs match your filters."
                note={
                  what === 'taking'
                    ? `Rates need at least ${MIN_KICKOFFS} kickoffs.`
                    : 'What you do while a teammate takes the kickoff is a style choice.'
                }
              />
            )}
            <KickoffList folder={folder} kickoffs={listed} />
          </>
        );
      }}
    </Stats>
  );
}

const share = (
  column: Pick<HeatColumn<KickoffRow>, 'key' | 'label' | 'better' | 'term'>,
  of: (row: KickoffRow) => number,
  over: (row: KickoffRow) => number = ({ taken }) => taken,
): HeatColumn<KickoffRow> => ({
  ...column,
  unit: '%',
  value: (row) => (over(row) >= MIN_KICKOFFS ? (100 * of(row)) / over(row) : null),
});

const countHabit = (formatHabits: KickoffSums['approaches'], key: string): number =>
  formatHabits.find((habit) => habit.key === key)?.count ?? 0;

const TAKING: readonly HeatColumn<KickoffRow>[] = [
  { key: 'taken', label: 'Taken', better: 'neutral', value: ({ taken }) => taken },
  share({ key: 'won', label: 'Won', better: 'higher', term: TERMS.kickoffs.result }, ({ won }) => won),
  share({ key: 'lost', label: 'Lost', better: 'lower' }, ({ lost }) => lost),
  share(
    { key: 'first', label: 'First touch', better: 'higher', term: TERMS.kickoffs.firstTouch },
    ({ firstTouches }) => firstTouches,
  ),
  share(
    { key: 'possession', label: 'Possession after', better: 'higher', term: TERMS.kickoffs.possession },
    ({ possession }) => possession.own,
    ({ possession }) => possession.of,
  ),
  {
    key: 'seconds',
    label: 'Time to ball',
    unit: 's',
    term: TERMS.kickoffs.seconds,
    better: 'lower',
    value: ({ seconds }) => seconds,
    formatValue: (value) => formatNumber(value, 2),
  },
  share(
    { key: 'speedFlip', label: 'Speed flip', better: 'neutral', term: TERMS.kickoffs.speedFlip },
    ({ approaches }) => countHabit(approaches, 'speedFlip'),
  ),
  {
    key: 'goals',
    label: 'Goals',
    term: TERMS.kickoffs.goals,
    better: 'neutral',
    value: ({ goalsFor }) => goalsFor,
  },
  { key: 'against', label: 'Against', better: 'neutral', value: ({ goalsAgainst }) => goalsAgainst },
];

const supporting = (key: string, label: string) =>
  share(
    { key, label, better: 'neutral' },
    ({ supports }) => countHabit(supports, key),
    ({ supported }) => supported,
  );

const SUPPORTING: readonly HeatColumn<KickoffRow>[] = [
  {
    key: 'supported',
    label: 'Not taken',
    term: TERMS.kickoffs.supported,
    better: 'neutral',
    value: ({ supported }) => supported,
  },
  supporting('cheat', 'Cheats up'),
  supporting('boost', 'Corner boost'),
  supporting('backPost', 'Back post'),
  supporting('other', 'Waits in midfield'),
];

const MAX_SHOWN = 10;

type Request = 'all' | KickoffMoment['result'];

interface KickoffListProps {
  folder: FolderContent;
  /** Oldest first. */
  kickoffs: readonly KickoffMoment[];
}

/** All kickoffs, newest first, to watch. */
function KickoffList({ folder, kickoffs }: KickoffListProps) {
  const [requested, setIsNeeded] = useState<Request>('all');
  const [isLong, setLong] = useState(false);
  const chosen = kickoffs.filter(({ result }) => requested === 'all' || result === requested).toReversed();
  const games = folder.games.filter(({ matchId, isRepeated }) => matchId !== null && !isRepeated);
  const gameNumbers = new Map(games.map(({ matchId }, index) => [matchId, index + 1]));
  const formatGame = ({ matchId }: KickoffMoment) => `Game ${gameNumbers.get(matchId) ?? '–'}`;
  const save = () =>
    saveCsv(
      formatCsv([
        [
          'Game',
          'Clock',
          'Player',
          'Side',
          'Spawn',
          'By',
          'Result',
          'First touch',
          'Time to ball (s)',
          'Goal',
        ],
        ...chosen.map((one) => [
          formatGame(one),
          formatClock(one),
          one.name,
          SIDE_LABELS[one.side],
          one.spot,
          one.approach,
          RESULT_LABELS[one.result],
          one.firstTouch ? 'yes' : 'no',
          one.seconds,
          one.goal,
        ]),
      ]),
      `${folder.name} kickoffs.csv`,
    );
  return (
    <Panel
      title="Every kickoff"
      flush
      aside={
        <>
          <Segmented
            label="Which kickoffs"
            value={requested}
            onChange={setIsNeeded}
            choices={{ all: 'All', won: 'Won', neutral: 'Neutral', lost: 'Lost' }}
          />
          <CsvButton disabled={chosen.length === 0} onClick={save} />
        </>
      }
    >
      {chosen.length === 0 ? (
        <p className="pt-1 px-4 pb-3 text-t2">No kickoffs match your filters.</p>
      ) : (
        <ul className={classes.list}>
          {(isLong ? chosen : chosen.slice(0, MAX_SHOWN)).map((one) => (
            <li key={`${one.matchId} ${one.time} ${one.playerId}`}>
              <WatchButton
                clip={one}
                label={`Watch ${one.name}, ${formatGame(one)}, kickoff at ${formatClock(one)}`}
              />
              <ClipAction clip={{ ...one, label: `${one.name}, kickoff at ${formatClock(one)}` }} />
              <span className="flex-none w-26 text-t2 text-[12px] max-md:w-auto max-md:flex-1">
                {formatGame(one)} · {formatClock(one)}
              </span>
              <span
                className="data-[result=won]:bg-[color-mix(in_srgb,var(--better)_42%,var(--s1))] data-[result=neutral]:bg-s3 data-[result=lost]:bg-[color-mix(in_srgb,var(--worse)_42%,var(--s1))] flex-none w-11 rounded-[3px] text-[12px] leading-5 text-center"
                data-result={one.result}
              >
                {RESULT_LABELS[one.result]}
              </span>
              <span className="max-md:flex-[1_1_100%] min-w-0 text-t2">
                <b className="text-t1 font-[550]">{one.name}</b> {describeKickoff(one)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isLong && chosen.length > MAX_SHOWN && (
        <Button className="mx-2 my-1" variant="subtle" color="gray" onClick={() => setLong(true)}>
          Show all {chosen.length}
        </Button>
      )}
    </Panel>
  );
}

const formatClock = ({ clock }: KickoffMoment): string => formatClockTime(clock);

const GOAL_LABELS = { for: 'led to a goal', against: 'led to a goal against' } as const;

/** Formats "left diagonal · speed flip · first touch · 1.94 s · led to a goal". */
function describeKickoff({ spot, approach, firstTouch, seconds, goal }: KickoffMoment): string {
  const parts = [
    spot.charAt(0).toLowerCase() + spot.slice(1),
    approach,
    firstTouch && 'first touch',
    seconds !== null && `${formatNumber(seconds, 2)} s`,
    goal && GOAL_LABELS[goal],
  ];
  return parts.filter(Boolean).join(' · ');
}
