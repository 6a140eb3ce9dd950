import { formatNumber } from '@datacoach/analysis/format-number';
import type { FolderContent, KickoffSums } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { kickoffsQuery } from '../api/folder-stats.ts';
import { type HeatColumn, type HeatRow, HeatTable } from '../components/heat-table.tsx';
import { KickoffHabits } from '../components/kickoff-habits.tsx';
import { KickoffList } from '../components/kickoff-list.tsx';
import { getWhoPlayer, Stats, THEM, WhoChoice } from '../components/stats.tsx';
import type { AnalysisSearch } from '../search/analysis-search.ts';
import TERMS from '../words/terms.data.json' with { type: 'json' };

interface KickoffsTabProps {
  folder: FolderContent;
  search: AnalysisSearch;
  onWho: (who: string | undefined) => void;
}

type KickoffRow = HeatRow & KickoffSums;

/** With fewer kickoffs a percentage is meaningless. */
const MIN_KICKOFFS = 3;
const whole = (value: number) => formatNumber(value);

/** Kickoff wins, how each side and player takes and supports kickoffs, and all of them to watch. */
export default function KickoffsTab({ folder, search, onWho }: KickoffsTabProps) {
  const playerId = getWhoPlayer(search);
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
        const habits =
          playerId === undefined
            ? (data.sides.find(({ side }) => side === requested) ?? data.sides[0])
            : data.sides[0];
        const listed = data.kickoffs.filter(({ side }) => side === habits?.side);
        return (
          <>
            <KickoffHabits
              habits={habits}
              kickoffs={listed}
              aside={
                <WhoChoice
                  folder={folder}
                  search={search}
                  none="Us"
                  hasThem={folder.teams.some(({ side }) => side === 'them')}
                  onWho={onWho}
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

/** Formats the percentage of kickoffs taken or supported. */
function share(
  column: Pick<HeatColumn<KickoffRow>, 'key' | 'label' | 'better' | 'term'>,
  of: (row: KickoffRow) => number,
  over: (row: KickoffRow) => number = ({ taken }) => taken,
): HeatColumn<KickoffRow> {
  return {
    ...column,
    unit: '%',
    value: (row) => (over(row) >= MIN_KICKOFFS ? (100 * of(row)) / over(row) : null),
    write: whole,
  };
}

const habitCount = (habits: KickoffSums['approaches'], key: string): number =>
  habits.find((habit) => habit.key === key)?.count ?? 0;

const TAKING: readonly HeatColumn<KickoffRow>[] = [
  { key: 'taken', label: 'Taken', better: 'neutral', value: ({ taken }) => taken, write: whole },
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
    write: (value) => formatNumber(value, 2),
  },
  share(
    { key: 'speedFlip', label: 'Speed flip', better: 'neutral', term: TERMS.kickoffs.speedFlip },
    ({ approaches }) => habitCount(approaches, 'speedFlip'),
  ),
  {
    key: 'goals',
    label: 'Goals',
    term: TERMS.kickoffs.goals,
    better: 'neutral',
    value: ({ goalsFor }) => goalsFor,
    write: whole,
  },
  {
    key: 'against',
    label: 'Against',
    better: 'neutral',
    value: ({ goalsAgainst }) => goalsAgainst,
    write: whole,
  },
];

const supporting = (key: string, label: string) =>
  share(
    { key, label, better: 'neutral' },
    ({ supports }) => habitCount(supports, key),
    ({ supported }) => supported,
  );

const SUPPORTING: readonly HeatColumn<KickoffRow>[] = [
  {
    key: 'supported',
    label: 'Not taken',
    term: TERMS.kickoffs.supported,
    better: 'neutral',
    value: ({ supported }) => supported,
    write: whole,
  },
  supporting('cheat', 'Cheats up'),
  supporting('boost', 'Corner boost'),
  supporting('backPost', 'Back post'),
  supporting('other', 'Waits in midfield'),
];
