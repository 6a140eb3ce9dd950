import { METRICS, type StatisticInfo } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { type CsvCell, formatCsv, saveCsv } from '../../../shared/files/save-file.ts';
import { formatCsvHead } from '../../../shared/metrics/metric-facts.ts';
import { CsvButton } from '../../../shared/ui/csv-button.tsx';
import { useMatch } from '../match/match-context.ts';
import { getTeamName, TEAMS } from '../match/teams.ts';

interface StatisticsCsvButtonProps {
  statistics: readonly StatisticInfo[];
  /** Part of the file name: what the table shows. */
  what: string;
}

export function StatisticsCsvButton({ statistics, what }: StatisticsCsvButtonProps) {
  const { report } = useMatch();
  const save = () =>
    saveCsv(
      formatMatchCsv(report, statistics),
      `${report.match.localDate?.slice(0, 10) ?? 'match'}-${what}.csv`,
    );
  return <CsvButton onClick={save} aria-label={`Save ${what} as CSV`} />;
}

/**
 * Builds a CSV with one row per team and player and one column per stat, unrounded, with the stat's key as heading;
 * with the match's insight also one per metric. In 1v1 stats that need a teammate are empty, as on the page; their
 * columns remain so that all files have the same format.
 */
export function formatMatchCsv(
  report: MatchReport,
  statistics: readonly Pick<StatisticInfo, 'key' | 'minimumTeamSize'>[],
  insight: MatchInsight | null = null,
): string {
  const metrics = insight ? METRICS.map(({ key }) => key) : [];
  const head = [
    'kind',
    'name',
    'team',
    'platform',
    'platform_id',
    ...statistics.map(({ key }) => formatCsvHead(key)),
    ...metrics.map((key) => formatCsvHead(key)),
  ];
  const listValues = (source: Record<string, number | null>) =>
    statistics.map(({ key, minimumTeamSize }) =>
      report.match.teamSize < minimumTeamSize ? null : source[key],
    );
  const listMetricValues = (source: Record<string, { value: number | null }> | undefined) =>
    metrics.map((key) => source?.[key]?.value);
  const rows: CsvCell[][] = [
    ...report.players.map((player) => [
      'player',
      player.name,
      getTeamName(report, player.team),
      player.platform,
      player.platformId,
      ...listValues(player.statistics),
      ...listMetricValues(insight?.players[player.key]?.metrics),
    ]),
    ...TEAMS.map((team) => [
      'team',
      getTeamName(report, team),
      getTeamName(report, team),
      '',
      '',
      ...listValues(report.teams[team]?.statistics ?? {}),
      ...listMetricValues(insight?.teams[team]?.metrics),
    ]),
  ];
  return formatCsv([head, ...rows]);
}
