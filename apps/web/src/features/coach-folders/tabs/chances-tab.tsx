import { formatNumber, formatSigned } from '@datacoach/analysis/format-number';
import type { ChanceSums, FolderContent, FolderShot } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { drawPitchOutline, PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { chancesGraphQuery, chancesQuery, shotTypesQuery } from '../api/folder-stats.ts';
import classes from '../coach-folders.module.css';
import { ChancesGraph } from '../components/chances-graph.tsx';
import { type HeatColumn, type HeatRow, HeatTable } from '../components/heat-table.tsx';
import { ShotDot } from '../components/shot-dot.tsx';
import { Stats } from '../components/stats.tsx';
import type { AnalysisSearch } from '../search/analysis-search.ts';
import { formatGameCount } from '../text/folder-text.ts';
import TERMS from '../text/terms.data.json' with { type: 'json' };
import { countColumn, XG_COLUMN, XG_PER_ATTEMPT_COLUMN } from './metric-column.ts';

const COLUMNS: readonly HeatColumn<HeatRow & ChanceSums & { games: number }>[] = [
  countColumn('games', 'Games'),
  countColumn('shots', 'Shots'),
  countColumn('goals', 'Goals'),
  XG_COLUMN,
  {
    key: 'xgGame',
    label: 'xG per game',
    better: 'higher',
    value: ({ xg, games }) => (games > 0 ? xg / games : null),
    formatValue: (value) => formatNumber(value, 2),
  },
  XG_PER_ATTEMPT_COLUMN,
  {
    key: 'finishing',
    label: 'Goals − xG',
    term: TERMS.chances.finishing,
    better: 'higher',
    value: ({ finishing }) => finishing,
    formatValue: (value) => formatSigned(value, 2),
  },
  {
    key: 'prevented',
    label: 'Goals prevented',
    term: TERMS.chances.prevented,
    better: 'higher',
    value: ({ prevented }) => prevented,
    formatValue: (value) => formatSigned(value, 2),
  },
];

/** Chances game by game, and who created, took and prevented them. */
export default function ChancesTab({ folder, search }: { folder: FolderContent; search: AnalysisSearch }) {
  const graph = useQuery(chancesGraphQuery(folder.folderId, search));
  const sums = useQuery(chancesQuery(folder.folderId, search));
  const shots = useQuery(shotTypesQuery(folder.folderId, search));
  const teamNames = new Map(folder.teams.map(({ key, name }) => [key, name]));
  return (
    <>
      <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-4 max-xl:grid-cols-1">
        <Stats query={graph}>
          {(data) => (
            <ChancesGraph
              graph={data}
              hasUs={folder.teams.some(({ side }) => side === 'us')}
              ours={sums.data?.teams.find(({ side }) => side === 'us')}
            />
          )}
        </Stats>
        <Stats query={shots}>{(data) => <BothShots shots={data.shots} />}</Stats>
      </div>
      <Stats query={sums}>
        {(data) => (
          <>
            <HeatTable
              title="Teams"
              rowLabel="Team"
              rows={data.teams.map((team) => ({
                ...team,
                key: team.team,
                name: teamNames.get(team.team) ?? 'Unknown team',
              }))}
              columns={COLUMNS}
              fileName={`${folder.name} xG teams`}
              empty="No games match your filters."
              note={`${formatGameCount(data.games)}, ${data.processed} of ${data.files} files processed.`}
            />
            <HeatTable
              title="Players"
              rowLabel="Player"
              rows={data.players.map((player) => ({ ...player, key: `${player.playerId} ${player.team}` }))}
              columns={COLUMNS}
              fileName={`${folder.name} xG players`}
              empty="No games match your filters."
              note="Goals prevented: expected goals faced minus goals conceded, split by how close each defender was."
            />
          </>
        )}
      </Stats>
    </>
  );
}

/** Where both sides shoot from, with ours attacking to the right. */
export function BothShots({ shots }: { shots: readonly FolderShot[] }) {
  const filterShots = (side: 'us' | 'them') => shots.filter((shot) => shot.side === side);
  const [us, them] = [filterShots('us'), filterShots('them')];
  return (
    <Panel
      title="Attempts"
      aside={
        <span className={classes.count}>
          <b className="font-semibold" data-side="us">
            {us.length}
          </b>{' '}
          –{' '}
          <b className="font-semibold" data-side="them">
            {them.length}
          </b>
        </span>
      }
    >
      <svg
        className="block"
        viewBox={PITCH_VIEW_BOX}
        width="100%"
        role="img"
        aria-label={`Attempts: ${us.length} of ours to the right, ${them.length} of theirs to the left`}
      >
        <path d={drawPitchOutline(true)} fill="var(--pitch)" />
        <PitchLines standard />
        {[...us, ...them].map((shot) => (
          <ShotDot
            key={`${shot.matchId} ${shot.time} ${shot.team}`}
            shot={shot}
            turned={shot.side === 'them'}
          />
        ))}
      </svg>
      <p
        className={`${classes.legend} flex flex-wrap items-center gap-x-1.5 gap-y-0.5 mt-2 text-t2 text-[12px]`}
      >
        <i className="size-2.25 rounded-[50%]" data-side="us" aria-hidden="true" /> Us{' '}
        <i className="size-2.25 rounded-[50%]" data-side="them" aria-hidden="true" /> Them
        <span className="flex-[1_1_100%] text-t3">
          Filled = goal; bigger = better chance. Includes attempts the scoreboard doesn’t count as shots.
        </span>
      </p>
    </Panel>
  );
}
