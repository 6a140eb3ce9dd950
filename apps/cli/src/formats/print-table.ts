import {
  type Clock,
  type MatchReport,
  type ReportPlayer,
  STATISTIC_GROUP_LABELS,
  STATISTIC_GROUPS,
  STATISTICS,
  type StatisticGroup,
  type StatisticInfo,
  type TeamIndex,
  UNIT_SUFFIXES,
} from '@datacoach/analysis';
import { convertSpeed } from '@datacoach/analysis/speed-units';

const TEAM_NAMES = ['Blue', 'Orange'] as const;
const COLUMN = 12;

/** Formats a report for reading: title, goals, then every stat group, team by team, within 80 columns for 3v3. */
export function printTable(report: MatchReport, file: string): string {
  const blocks = [
    [file, formatTitle(report), ...formatScore(report)],
    formatGoals(report),
    ...STATISTIC_GROUPS.map((group) => formatGroup(report, group)),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n\n`;
}

function formatMinutes(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function formatClock({ seconds, overtime }: Clock): string {
  return overtime ? `+${formatMinutes(seconds)}` : formatMinutes(seconds);
}

function formatTitle({ match }: MatchReport): string {
  const parts = [
    match.title,
    match.playlist.name,
    match.map.name,
    match.localDate?.replace('T', ' ').slice(0, 16) ?? null,
    match.liveSeconds > 0 ? `${formatMinutes(match.liveSeconds)} played` : null,
    match.overtimeSeconds > 0 ? 'overtime' : null,
    match.forfeit ? 'forfeit' : null,
  ];
  return parts.filter((part) => part !== null && part !== '').join(' · ');
}

function formatScore({ teams, coverage }: MatchReport): string[] {
  const [blue, orange] = teams;
  const line = `${blue.name ?? TEAM_NAMES[0]} ${blue.score} : ${orange.score} ${orange.name ?? TEAM_NAMES[1]}`;
  return coverage === 'full' ? [line] : [line, 'We could only read the scoreboard of this replay.'];
}

function formatGoals({ timeline, players }: MatchReport): string[] {
  const getName = (key: string | null) => players.find((player) => player.key === key)?.name ?? null;
  return timeline
    .filter(({ kind }) => kind === 'goal')
    .map(({ clock, team, playerName, other, ballSpeed }) => {
      const assistant = getName(other);
      return [
        formatClock(clock).padStart(6),
        ` ${TEAM_NAMES[team].padEnd(6)} ${playerName || 'own goal'}`,
        assistant === null ? '' : ` (${assistant})`,
        ballSpeed === null ? '' : `, ${Math.round(convertSpeed(ballSpeed, 'uu/s', 'km/h'))} km/h`,
      ].join('');
    });
}

function formatGroup(report: MatchReport, group: StatisticGroup): string[] {
  const reasons = report.notApplicable.filter((entry) => entry.group === group).map(({ reason }) => reason);
  const rows = STATISTICS.filter(
    (statistic) =>
      statistic.group === group &&
      statistic.minimumTeamSize <= report.match.teamSize &&
      hasValue(report, statistic),
  );
  if (rows.length === 0 && reasons.length === 0) return [];
  const heading = STATISTIC_GROUP_LABELS[group].toUpperCase();
  if (rows.length === 0) return [heading, ...reasons];
  const sides = ([0, 1] as const).flatMap((team) => formatTeam(report, team, rows));
  return [heading, ...reasons, ...sides];
}

function hasValue(report: MatchReport, { key }: StatisticInfo): boolean {
  return [...report.players, ...report.teams].some(({ statistics }) => (statistics[key] ?? null) !== null);
}

function formatTeam(report: MatchReport, team: TeamIndex, rows: readonly StatisticInfo[]): string[] {
  const players = report.players.filter((player) => player.team === team);
  if (players.length === 0) return [];
  const label = Math.max(...rows.map(formatRowLabel).map((text) => text.length)) + 1;
  const formatCell = (text: string) => text.padStart(COLUMN);
  const header =
    TEAM_NAMES[team].padEnd(label) + [...players.map(shortenName), 'team'].map(formatCell).join('');
  return [
    header,
    ...rows.map((row) => {
      const values = [...players, report.teams[team]].map(({ statistics }) => statistics[row.key] ?? null);
      return (
        formatRowLabel(row).padEnd(label) +
        values.map((value) => formatCell(formatValue(row, value))).join('')
      );
    }),
  ];
}

function formatRowLabel({ label, unit }: StatisticInfo): string {
  const suffix = UNIT_SUFFIXES[unit];
  return suffix === '' || suffix === '/min' ? `  ${label}` : `  ${label} (${suffix})`;
}

function formatValue({ decimals, unit }: StatisticInfo, value: number | null): string {
  if (value === null) return '–';
  return (unit === 'uuPerSecond' ? convertSpeed(value, 'uu/s', 'km/h') : value).toFixed(decimals);
}

function shortenName({ name }: ReportPlayer): string {
  return [...name].length < COLUMN ? name : `${[...name].slice(0, COLUMN - 2).join('')}…`;
}
