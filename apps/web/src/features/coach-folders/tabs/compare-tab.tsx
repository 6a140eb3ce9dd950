import type { TeamSummary } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { DataTable, NUMBERS } from '../../../shared/data-table/data-table.tsx';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { teamSummaryQuery } from '../api/folder-stats.ts';
import { folderChoicesQuery, folderQuery } from '../api/folders.ts';
import classes from '../coach-folders.module.css';
import { Day } from '../components/game-strip.tsx';
import { Stats } from '../components/stats.tsx';
import type { AnalysisSearch, FolderPartProps } from '../search/analysis-search.ts';
import { formatGameCount, listTeamChoices } from '../text/folder-text.ts';
import { formatStat, TEAM_STATS, type TeamStat } from '../text/team-stats.ts';

/** Two opponents, or two periods of a team, side by side. */
export default function CompareTab({ folder, search, onChange }: FolderPartProps) {
  const withId = search.with ?? folder.folderId;
  const choices = useQuery(folderChoicesQuery());
  const other = useQuery(folderQuery(withId));
  const left = useQuery(teamSummaryQuery(folder.folderId, search));
  // A team next to itself says nothing.
  const opponent = folder.teams.find(({ key }) => key !== left.data?.team)?.key;
  const withTeam = search.withTeam ?? (withId === folder.folderId && left.data ? opponent : undefined);
  const right = useQuery(teamSummaryQuery(withId, getSecondTeamSearch(search, withTeam)));
  return (
    <Panel title="Side by side">
      <div className="flex flex-wrap gap-2 mb-3 print:hidden">
        <ListChoice
          label="Team"
          choices={listTeamChoices(folder.teams)}
          value={search.team ?? left.data?.team}
          onChange={(team) => onChange({ team })}
        />
        <span className="self-center text-t3">next to</span>
        <ListChoice
          label="Folder"
          value={withId}
          choices={(choices.data?.items ?? [folder]).map(({ folderId, name }) => ({
            value: folderId,
            label: name,
          }))}
          onChange={(chosen) =>
            onChange({ with: chosen === folder.folderId ? undefined : chosen, withTeam: undefined })
          }
        />
        <ListChoice
          label="Second team"
          choices={listTeamChoices(other.data?.teams ?? [])}
          value={withTeam ?? right.data?.team}
          onChange={(chosen) => onChange({ withTeam: chosen })}
        />
        <Day label="From" value={search.withFrom} onChange={(withFrom) => onChange({ withFrom })} />
        <Day label="To" value={search.withTo} onChange={(withTo) => onChange({ withTo })} />
      </div>
      <Stats query={left}>
        {(one) => <Stats query={right}>{(two) => <Comparison one={one} two={two} />}</Stats>}
      </Stats>
      <p className="text-xs mt-2 text-t3">
        Averages per game. The filters above apply to the first team; the folder and days here apply to the
        second.
      </p>
    </Panel>
  );
}

/** The second team's filter: the same modes, another team and other days. */
const getSecondTeamSearch = (
  { mode, size, withFrom, withTo }: AnalysisSearch,
  withTeam: string | undefined,
): AnalysisSearch => ({
  ...(mode && { mode }),
  ...(size && { size }),
  ...(withTeam && { team: withTeam }),
  ...(withFrom && { from: withFrom }),
  ...(withTo && { to: withTo }),
});

function Comparison({ one, two }: { one: TeamSummary; two: TeamSummary }) {
  const createColumn = (summary: TeamSummary, key: string) => ({
    key,
    head: (
      <span className="block min-w-24 wrap-anywhere whitespace-normal">
        {summary.name}
        <small className="block text-t3 font-normal">
          {formatGameCount(summary.games)}, {summary.wins} won
        </small>
      </span>
    ),
    ...NUMBERS,
    cell: (stat: TeamStat) => formatStat(stat, summary.average && stat.value(summary.average)),
  });
  return (
    <DataTable
      className={classes.table}
      scrollLabel="Side by side, table"
      rows={TEAM_STATS}
      rowKey={({ key }) => key}
      columns={[
        { head: 'Stat', isRowHead: true, cell: ({ label }) => label },
        createColumn(one, 'one'),
        createColumn(two, 'two'),
        { head: 'Difference', ...NUMBERS, cell: (stat) => formatDifference(stat, one, two) },
      ]}
    />
  );
}

function formatDifference(stat: TeamStat, one: TeamSummary, two: TeamSummary): string {
  const [a, b] = [one.average && stat.value(one.average), two.average && stat.value(two.average)];
  if (a === null || b === null) return '–';
  const written = formatStat(stat, Math.abs(a - b));
  return Number.parseFloat(written) === 0 ? '0' : `${a > b ? '+' : '−'}${written}`;
}
