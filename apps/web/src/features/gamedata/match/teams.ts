import type { MatchReport } from '@datacoach/contract';

export type Team = 0 | 1;
export type ReportPlayer = MatchReport['players'][number];
export type TimelineEvent = MatchReport['timeline'][number];
export type Clock = TimelineEvent['clock'];

export const TEAMS = [0, 1] as const satisfies readonly Team[];
/** Values of `data-team`, which style sheets color by. */
export const TEAM_KEYS = ['blue', 'orange'] as const;
const COLOR_NAMES = ['Blue', 'Orange'] as const;

export const getTeamName = (report: MatchReport, team: Team): string =>
  report.teams[team]?.name || COLOR_NAMES[team];

export const getTeamNames = (report: MatchReport): readonly [string, string] => [
  getTeamName(report, 0),
  getTeamName(report, 1),
];

/** Returns the `data-team` of an event; none if it is nobody's. */
export const getTeamKey = (team: Team | null) => (team === null ? undefined : TEAM_KEYS[team]);

export const listPlayers = (report: MatchReport, team: Team): ReportPlayer[] =>
  report.players
    .filter((player) => player.team === team)
    .sort((a, b) => (b.statistics['core.score'] ?? 0) - (a.statistics['core.score'] ?? 0));

export const listAllPlayers = (report: MatchReport): ReportPlayer[] =>
  TEAMS.flatMap((team) => listPlayers(report, team));

/** Returns the teams that have a player in the file: training and knockout have one side only. */
export const listTeamsWithPlayers = (report: MatchReport): Team[] =>
  TEAMS.filter((team) => report.players.some((player) => player.team === team));

/** Returns the players of each team to choose from; `not` can't be chosen. */
export const listPlayerChoices = (report: MatchReport, me: string | null, not?: string) =>
  listTeamsWithPlayers(report).map((team) => ({
    label: getTeamName(report, team),
    choices: listPlayers(report, team).map(({ key, name }) => ({
      value: key,
      label: key === me ? `${name} (you)` : name,
      isDisabled: key === not,
    })),
  }));
