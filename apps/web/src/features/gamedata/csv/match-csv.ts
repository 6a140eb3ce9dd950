import type { StatisticInfo } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { TEAMS, teamName } from '../team-words.ts';

type Cell = string | number | null | undefined;

/** RFC 4180; a text that a spreadsheet would run as a formula is kept a text. */
function cell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One row a team and player, one column a statistic, unrounded, headed by the statistic's key. */
export function matchCsv(report: MatchReport, statistics: readonly Pick<StatisticInfo, 'key'>[]): string {
  const head = ['kind', 'name', 'team', 'platform', 'platform_id', ...statistics.map(({ key }) => key)];
  const values = (source: Record<string, number | null>) => statistics.map(({ key }) => source[key]);
  const rows: Cell[][] = [
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
  return [head, ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
    .concat('\r\n');
}
