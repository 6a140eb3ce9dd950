import type { StatisticInfo } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { type CsvCell, csvText } from '../../../shared/files/csv-text.ts';
import { TEAMS, teamName } from '../team-words.ts';

/** One row a team and player, one column a statistic, unrounded, headed by the statistic's key. */
export function matchCsv(report: MatchReport, statistics: readonly Pick<StatisticInfo, 'key'>[]): string {
  const head = ['kind', 'name', 'team', 'platform', 'platform_id', ...statistics.map(({ key }) => key)];
  const values = (source: Record<string, number | null>) => statistics.map(({ key }) => source[key]);
  const rows: CsvCell[][] = [
    ...report.players.map((player) => [
      'player',
      player.name,
      teamName(report, player.team),
      player.platform,
      player.platformId,
      ...values(player.statistics),
    ]),
    ...TEAMS.map((team) => [
      'team',
      teamName(report, team),
      teamName(report, team),
      '',
      '',
      ...values(report.teams[team]?.statistics ?? {}),
    ]),
  ];
  return csvText([head, ...rows]);
}
