import type { MatchEvent, MatchInsight, MatchReport } from '@datacoach/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { MatchSearch } from './match-search.ts';

/** The match's events, which load after the page. `none`: the file has no play, or its events weren't analyzed. */
export type EventSource =
  | { readonly state: 'ready'; readonly events: readonly MatchEvent[] }
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'failed'; readonly retry: () => void };

export function createEventSource(events: readonly MatchEvent[] | null): EventSource {
  return events ? { state: 'ready', events } : { state: 'none' };
}

export interface MatchData {
  /** URL part of the stored match, for the viewer; null for a match analyzed only in this browser. */
  readonly matchId: string | null;
  readonly report: MatchReport;
  /** Key of the user's player. */
  readonly me: string | null;
  readonly insight: MatchInsight | null;
  readonly source: EventSource;
  /** Rank ids in the match's mode of players with a known account, by player key. */
  readonly ranks?: Readonly<Record<string, string>>;
  /** URL part of the match's share link, if viewed without an account. */
  readonly shareKey?: string;
}

interface MatchContextValue extends MatchData {
  readonly search: MatchSearch;
  /** Updates the URL in place; `undefined` removes a value. */
  readonly change: (part: { [K in keyof MatchSearch]: MatchSearch[K] | undefined }) => void;
  /** Shows an event's details next to the page; `among` is the list that Earlier and Later step through. */
  readonly open: (event: MatchEvent, among: readonly MatchEvent[]) => void;
}

const MatchContext = createContext<MatchContextValue | null>(null);
export const MatchProvider = MatchContext.Provider;

export function useMatch(): MatchContextValue {
  const value = useContext(MatchContext);
  if (!value) throw new Error('useMatch needs a match page around it.');
  return value;
}

const NO_EVENTS: readonly MatchEvent[] = [];

/** Returns the match's events in chronological order, empty while loading. */
export function useEvents(): readonly MatchEvent[] {
  const { source } = useMatch();
  return source.state === 'ready' ? source.events : NO_EVENTS;
}

type EventsAnswer = Pick<UseQueryResult<{ events: readonly MatchEvent[] }>, 'data' | 'isError' | 'refetch'>;

/** The events load after the page: there are many, and the page's first stats don't need them. */
export function useEventSource(played: boolean, { data, isError, refetch }: EventsAnswer): EventSource {
  return useMemo(() => {
    if (!played) return { state: 'none' };
    if (data) return { state: 'ready', events: data.events };
    return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
  }, [played, data, isError, refetch]);
}

export type Team = 0 | 1;
export type ReportPlayer = MatchReport['players'][number];
export type TimelineEvent = MatchReport['timeline'][number];
export type Clock = TimelineEvent['clock'];

export const TEAMS = [0, 1] as const satisfies readonly Team[];
/** Values of `data-team`, which style sheets color by. */
export const TEAM_KEYS = ['blue', 'orange'] as const;
const COLOR_NAMES = ['Blue', 'Orange'] as const;

/** Returns the team's name from the match, else its color. */
export function teamName(report: MatchReport, team: Team): string {
  return report.teams[team]?.name || COLOR_NAMES[team];
}

export const teamNames = (report: MatchReport): readonly [string, string] => [
  teamName(report, 0),
  teamName(report, 1),
];

/** Returns the `data-team` of an event; none if it is nobody's. */
export const getTeamKey = (team: Team | null) => (team === null ? undefined : TEAM_KEYS[team]);

/** Returns the players of one team, best score first. */
export function listPlayers(report: MatchReport, team: Team): ReportPlayer[] {
  return report.players
    .filter((player) => player.team === team)
    .sort((a, b) => (b.statistics['core.score'] ?? 0) - (a.statistics['core.score'] ?? 0));
}

/** Returns everybody: blue's players, then orange's, each best score first. */
export const listAllPlayers = (report: MatchReport): ReportPlayer[] =>
  TEAMS.flatMap((team) => listPlayers(report, team));

/** Returns the teams that have a player in the file: training and knockout have one side only. */
export function listTeamsWithPlayers(report: MatchReport): Team[] {
  return TEAMS.filter((team) => report.players.some((player) => player.team === team));
}

/** Returns the players of each team to choose from; `not` can't be chosen. */
export function listPlayerChoices(report: MatchReport, me: string | null, not?: string) {
  return listTeamsWithPlayers(report).map((team) => ({
    label: teamName(report, team),
    choices: listPlayers(report, team).map(({ key, name }) => ({
      value: key,
      label: key === me ? `${name} (you)` : name,
      isDisabled: key === not,
    })),
  }));
}
