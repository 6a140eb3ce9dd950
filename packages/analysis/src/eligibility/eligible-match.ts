import type { MatchInsight, PlayerInsight } from '../insight/match-insight.ts';
import type { MatchReport } from '../report/match-report.ts';

/** What decides whether a player's match counts. */
export interface EligibleMatch {
  coverage: 'full' | 'scoreboard';
  /** Game mode of the report: `soccar` … */
  gameMode: string;
  teamSize: number;
  playlist: { id: number | null; slug: string };
  standardMap: boolean;
  /** Both teams had players. */
  opponents: boolean;
  /** A bot played for somebody. */
  bots: boolean;
  changedRules: readonly string[];
  /** Live play while the player was there, s, and how much of it his car stood still. */
  liveSeconds: number;
  idleSeconds: number;
}

type PresenceInsight = Pick<MatchInsight, 'changedRules'> & {
  readonly players: Readonly<Record<string, Pick<PlayerInsight, 'liveSeconds' | 'idleSeconds'>>>;
};

/** The match of one player; null when he did not play in it. */
export function eligibleMatch(
  { coverage, match, players }: Pick<MatchReport, 'coverage' | 'match' | 'players'>,
  insight: PresenceInsight | null,
  playerKey: string,
): EligibleMatch | null {
  if (!players.some(({ key }) => key === playerKey)) return null;
  const player = insight?.players[playerKey];
  return {
    coverage,
    gameMode: match.mode,
    teamSize: match.teamSize,
    playlist: { id: match.playlist.id, slug: match.playlist.slug },
    standardMap: match.map.standard,
    opponents: ([0, 1] as const).every((team) => players.some((player) => player.team === team)),
    bots: players.some(({ bot }) => bot),
    changedRules: insight?.changedRules ?? [],
    liveSeconds: player?.liveSeconds ?? 0,
    idleSeconds: player?.idleSeconds ?? 0,
  };
}
