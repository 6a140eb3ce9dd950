import { formatNumber } from '@datacoach/analysis/format-number';
import type { FolderContent, SeriesGame, SeriesReport } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { mean } from 'd3-array';
import type { ReactNode } from 'react';
import { DataTable, NUMBERS } from '../../../shared/data-table/data-table.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { seriesQuery } from '../api/folder-stats.ts';
import { Stats } from '../components/stats.tsx';
import { calculateMeanStat, formatStat, TEAM_STATS } from '../text/team-stats.ts';

const WON = 5;

/** The folder's series: what changed from game to game. */
export default function SeriesTab({ folder }: { folder: FolderContent }) {
  const query = useQuery(seriesQuery(folder.folderId));
  return (
    <Stats query={query}>
      {(data) =>
        data.length === 0 ? (
          <StatePanel title="No series in these games">
            A series is two or more games between the same players, less than 30 minutes apart. Choose your
            team above.
          </StatePanel>
        ) : (
          data.map((series) => <Series key={series.games[0]?.matchId} series={series} />)
        )
      }
    </Stats>
  );
}

interface Row {
  key: string;
  label: string;
  group: 'stats' | 'roles';
  cell: (game: SeriesGame) => ReactNode;
  mean: (games: readonly SeriesGame[]) => string;
}

function Series({ series: { name, games } }: { series: SeriesReport }) {
  const won = games.filter(({ result }) => result === WON);
  const lost = games.filter(({ result }) => result !== WON);
  const rows = [...TEAM_STATS.map(createStatRow), ...createRoleRows(games)];
  const means = won.length > 0 && lost.length > 0;
  return (
    <Panel title={name} flush>
      <p className="text-xs -mt-2 px-4 pb-2 text-t2">
        Us on top, them below. Roles: first man / last man, % of time.
      </p>
      <DataTable
        scrollLabel={`${name}, game by game`}
        rows={rows}
        rowKey={({ key }) => key}
        getGroup={({ group }) => group}
        columns={[
          { head: 'Stat', isRowHead: true, cell: ({ label }) => label },
          ...games.map((game, index) => ({
            key: game.matchId,
            head: `Game ${index + 1}, ${game.result === WON ? 'won' : 'lost'}`,
            ...NUMBERS,
            cell: (row: Row) => row.cell(game),
          })),
          means && { head: 'When we won', ...NUMBERS, cell: (row: Row) => row.mean(won) },
          means && { head: 'When we lost', ...NUMBERS, cell: (row: Row) => row.mean(lost) },
        ]}
      />
    </Panel>
  );
}

const createStatRow = (stat: (typeof TEAM_STATS)[number]): Row => ({
  key: stat.key,
  label: stat.label,
  group: 'stats',
  cell: ({ us, them }) => (
    <>
      <b className="block font-[550]">{formatStat(stat, stat.value(us))}</b>
      <small className="text-t3">{formatStat(stat, stat.value(them))}</small>
    </>
  ),
  mean: (games) =>
    formatStat(
      stat,
      calculateMeanStat(
        stat,
        games.map(({ us }) => us),
      ),
    ),
});

function createRoleRows(games: readonly SeriesGame[]): Row[] {
  const names = new Map(
    games.flatMap(({ players }) => players.map(({ playerId, name }) => [playerId, name] as const)),
  );
  return [...names].map(([id, name]): Row => {
    const findRole = ({ players }: SeriesGame) => players.find(({ playerId }) => playerId === id);
    const writeMean = (some: readonly SeriesGame[], of: 'firstManPct' | 'lastManPct') =>
      formatPercent(mean(some, (game) => findRole(game)?.[of]));
    const formatRoles = (some: readonly SeriesGame[]) =>
      `${writeMean(some, 'firstManPct')} / ${writeMean(some, 'lastManPct')}`;
    return { key: id, label: name, group: 'roles', cell: (game) => formatRoles([game]), mean: formatRoles };
  });
}

const formatPercent = (value: number | undefined) => (value === undefined ? '–' : `${formatNumber(value)}%`);
