import type { MatchEvent, MatchReport } from '@datacoach/contract';
import { ListChoice, type ListChoiceProps } from '../../../shared/ui/choice.tsx';
import classes from '../gamedata.module.css';
import { useMatch } from '../match/match-context.ts';
import type { MatchSearch } from '../match/match-search.ts';
import { getTeamName, listPlayers, listTeamsWithPlayers, TEAM_KEYS, type Team } from '../match/teams.ts';

/** A select with its label in front of it, for the head of a panel. */
export function FieldSelect<T extends string | number>(props: ListChoiceProps<T>) {
  return (
    <ListChoice {...props} className={`${classes.field} text-xs inline-flex items-center gap-2 text-t3`} />
  );
}

/** Filters events by everyone, a team or a player. `label` says what for screen readers. The URL keeps it, so every picture follows. */
export function WhoFilter({ label }: { label: string }) {
  const { report, search, change } = useMatch();
  return (
    <FieldSelect
      label="Show"
      name={label}
      none="Everyone"
      value={toWhoValue(search)}
      choices={listWhoChoices(report)}
      onChange={(value) => change(parseWhoValue(value ?? ''))}
    />
  );
}

export function belongsTo(
  { player, team }: Pick<MatchSearch, 'player' | 'team'>,
  event: Pick<MatchEvent, 'player' | 'other' | 'team'>,
): boolean {
  if (player) return event.player === player;
  if (team) return event.team !== null && TEAM_KEYS[event.team] === team;
  return true;
}

/** Returns the filter's team or its player's team; null for everyone. */
export function getFilteredTeam(
  report: MatchReport,
  { player, team }: Pick<MatchSearch, 'player' | 'team'>,
): Team | null {
  if (player) return report.players.find(({ key }) => key === player)?.team ?? null;
  if (team) return team === 'blue' ? 0 : 1;
  return null;
}

/** Returns the filter options: '' everyone, a team's key, or `player ` and the player's key. */
export const listWhoChoices = (
  report: MatchReport,
): { label: string; choices: { value: string; label: string }[] }[] =>
  listTeamsWithPlayers(report).map((team) => ({
    label: getTeamName(report, team),
    choices: [
      { value: TEAM_KEYS[team], label: `${getTeamName(report, team)}, everyone` },
      ...listPlayers(report, team).map(({ key, name }) => ({ value: `player ${key}`, label: name })),
    ],
  }));

export const toWhoValue = ({ player, team }: MatchSearch): string =>
  player ? `player ${player}` : (team ?? '');

export function parseWhoValue(value: string): { player: string | undefined; team: MatchSearch['team'] } {
  if (value.startsWith('player ')) return { player: value.slice('player '.length), team: undefined };
  return { player: undefined, team: TEAM_KEYS.find((key) => key === value) };
}
