import { formatNumber } from '@datacoach/analysis/format-number';
import type { FolderContent, KickoffMoment } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatCsv, saveCsv } from '../../../shared/files/save-file.ts';
import { formatClockTime } from '../../../shared/format/duration.ts';
import { CsvButton } from '../../../shared/ui/csv-button.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { ClipAction } from '../../../shared/viewer/clip-action.tsx';
import classes from '../coach-folders.module.css';
import { SIDE_WORDS } from './heat-table.tsx';
import { RESULT_WORDS, WatchButton } from './kickoff-habits.tsx';

const SHOWN = 10;

type Request = 'all' | KickoffMoment['result'];

interface KickoffListProps {
  folder: FolderContent;
  /** Oldest first. */
  kickoffs: readonly KickoffMoment[];
}

/** All kickoffs, newest first, to watch. */
export function KickoffList({ folder, kickoffs }: KickoffListProps) {
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
          SIDE_WORDS[one.side],
          one.spot,
          one.approach,
          RESULT_WORDS[one.result],
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
            choices={{ all: 'All', won: 'Won', neutral: 'Even', lost: 'Lost' }}
          />
          <CsvButton disabled={chosen.length === 0} onClick={save} />
        </>
      }
    >
      {chosen.length === 0 ? (
        <p className="pt-1 px-4 pb-3 text-t2">No kickoffs match your filters.</p>
      ) : (
        <ul className={classes.list}>
          {(isLong ? chosen : chosen.slice(0, SHOWN)).map((one) => (
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
                {RESULT_WORDS[one.result]}
              </span>
              <span className="max-md:flex-[1_1_100%] min-w-0 text-t2">
                <b className="text-t1 font-[550]">{one.name}</b> {describeKickoff(one)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isLong && chosen.length > SHOWN && (
        <Button className="mx-2 my-1" variant="subtle" color="gray" onClick={() => setLong(true)}>
          Show all {chosen.length}
        </Button>
      )}
    </Panel>
  );
}

function formatClock({ clock }: KickoffMoment): string {
  return formatClockTime(clock);
}

const GOAL_WORDS = { for: 'led to a goal', against: 'led to a goal against' } as const;

/** Formats "left diagonal · speed flip · first touch · 1.94 s · led to a goal". */
function describeKickoff({ spot, approach, firstTouch, seconds, goal }: KickoffMoment): string {
  const parts = [
    spot.charAt(0).toLowerCase() + spot.slice(1),
    approach,
    firstTouch && 'first touch',
    seconds !== null && `${formatNumber(seconds, 2)} s`,
    goal && GOAL_WORDS[goal],
  ];
  return parts.filter(Boolean).join(' · ');
}
