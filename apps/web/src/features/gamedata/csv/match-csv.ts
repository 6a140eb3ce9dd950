import { METRICS, type StatisticInfo } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { type CsvCell, csvText } from '../../../shared/files/save-file.ts';
import { TEAMS, teamName } from '../team-words.ts';

/**
 * One row a team and player, one column a statistic, unrounded, headed by the statistic's key; with the match's insight
 * also one a metric. What needs a mate is empty in a duel, as on the page; its column stays, so that all files are alike.
 */
export function matchCsv(
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
    ...statistics.map(({ key }) => key),
    ...metrics,
  ];
  const values = (source: Record<string, number | null>) =>
    statistics.map(({ key, minimumTeamSize }) =>
      report.match.teamSize < minimumTeamSize ? null : source[key],
    );
  const figures = (source: Record<string, { value: number | null }> | undefined) =>
    metrics.map((key) => source?.[key]?.value);
  const rows: CsvCell[][] = [
    ...report.players.map((player) => [
      'player',
      player.name,
      teamName(report, player.team),
      player.platform,
      player.platformId,
      ...values(player.statistics),
      ...figures(insight?.players[player.key]?.metrics),
    ]),
    ...TEAMS.map((team) => [
      'team',
      teamName(report, team),
      teamName(report, team),
      '',
      '',
      ...values(report.teams[team]?.statistics ?? {}),
      ...figures(insight?.teams[team]?.metrics),
    ]),
  ];
  return csvText([head, ...rows]);
}
