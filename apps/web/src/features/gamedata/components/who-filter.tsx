import type { MatchEvent, MatchReport } from '@datacoach/contract';
import classes from '../gamedata.module.css';
import { useMatch } from '../match/match-context.ts';
import type { MatchSearch } from '../match/match-search.ts';
import { playersOf, TEAM_KEYS, type Team, teamName, teamsWithPlayers } from '../team-words.ts';

interface WhoFilterProps {
  /** What it filters, for screen readers. */
  label: string;
}

/** Filters events by everyone, a team or a player. The URL keeps it, so every picture follows. */
export function WhoFilter({ label }: WhoFilterProps) {
  const { report, search, change } = useMatch();
  return (
    <label className={`${classes.field} text-xs inline-flex items-center gap-2 text-t3`}>
      <span>Show</span>
      <select
        aria-label={label}
        value={whoValue(search)}
        onChange={(event) => change(whoSearch(event.target.value))}
      >
        <option value="">Everyone</option>
        {whoChoices(report).map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Returns whether an event matches the player or team filter. */
export function belongsTo(
  { player, team }: Pick<MatchSearch, 'player' | 'team'>,
  event: Pick<MatchEvent, 'player' | 'other' | 'team'>,
): boolean {
  if (player) return event.player === player;
  if (team) return event.team !== null && TEAM_KEYS[event.team] === team;
  return true;
}

/** Returns the filter's team or its player's team; null for everyone. */
export function filteredTeam(
  report: MatchReport,
  { player, team }: Pick<MatchSearch, 'player' | 'team'>,
): Team | null {
  if (player) return report.players.find(({ key }) => key === player)?.team ?? null;
  if (team) return team === 'blue' ? 0 : 1;
  return null;
}

interface WhoChoice {
  readonly value: string;
  readonly label: string;
}

/** Returns the filter options: '' everyone, a team's key, or `player ` and the player's key. */
export function whoChoices(report: MatchReport): { label: string; choices: WhoChoice[] }[] {
  return teamsWithPlayers(report).map((team) => ({
    label: teamName(report, team),
    choices: [
      { value: TEAM_KEYS[team], label: `${teamName(report, team)}, everyone` },
      ...playersOf(report, team).map(({ key, name }) => ({ value: `player ${key}`, label: name })),
    ],
  }));
}

export function whoValue({ player, team }: MatchSearch): string {
  return player ? `player ${player}` : (team ?? '');
}

export function whoSearch(value: string): { player: string | undefined; team: MatchSearch['team'] } {
  if (value.startsWith('player ')) return { player: value.slice('player '.length), team: undefined };
  return { player: undefined, team: TEAM_KEYS.find((key) => key === value) };
}
