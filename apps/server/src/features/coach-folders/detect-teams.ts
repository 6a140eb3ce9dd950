/** The players of one side of a game. */
export interface Lineup {
  /** Shared by both sides of a game. */
  matchId: string;
  side: 0 | 1;
  /** Player ids. */
  players: readonly string[];
  /** The team's own name, if it has one. */
  teamName: string | null;
}

export interface DetectedTeam {
  /** Stays the same as long as the most frequent player does. */
  key: string;
  /** The name used in most of its games; null without one. */
  name: string | null;
  lineups: Lineup[];
  /** Games per player, most first. */
  players: { id: string; games: number }[];
}

/** Share of the smaller lineup's players that must be the same. */
const SHARED = 2 / 3;

/**
 * Groups lineups into teams: lineups that share two of three players, directly or through others, but never both
 * sides of a game. Most games first.
 */
export function detectTeams(lineups: readonly Lineup[]): DetectedTeam[] {
  const groups: Lineup[][] = [];
  for (const lineup of lineups) {
    if (lineup.players.length === 0) continue;
    const near = groups.filter(
      (group) => !hasPlayedAgainst(group, [lineup]) && group.some((known) => isSameTeam(known, lineup)),
    );
    const home = near[0];
    if (!home) {
      groups.push([lineup]);
      continue;
    }
    home.push(lineup);
    for (const other of near.slice(1)) {
      // Groups connected by this lineup become one team, unless they have played each other.
      if (hasPlayedAgainst(home, other)) continue;
      home.push(...other);
      groups.splice(groups.indexOf(other), 1);
    }
  }
  const teams = groups
    .map(describe)
    .sort((a, b) => b.lineups.length - a.lineups.length || compareText(a.key, b.key));
  const taken = new Set<string>();
  for (const team of teams) {
    // The most frequent player of two teams can be the same guest.
    const key = team.players.find(({ id }) => !taken.has(id))?.id ?? `${team.key} ${taken.size}`;
    team.key = key;
    taken.add(key);
  }
  return teams;
}

function isSameTeam(a: Lineup, b: Lineup): boolean {
  const shared = a.players.filter((player) => b.players.includes(player)).length;
  return shared >= Math.ceil(SHARED * Math.min(a.players.length, b.players.length));
}

function hasPlayedAgainst(a: readonly Lineup[], b: readonly Lineup[]): boolean {
  const games = new Set(a.map(({ matchId }) => matchId));
  return b.some(({ matchId }) => games.has(matchId));
}

function describe(lineups: Lineup[]): DetectedTeam {
  const players = countByKey(lineups.flatMap((lineup) => lineup.players)).map(([id, games]) => ({
    id,
    games,
  }));
  const names = countByKey(lineups.flatMap(({ teamName }) => teamName ?? []));
  return { key: players[0]!.id, name: names[0]?.[0] ?? null, lineups, players };
}

/** Counts words, most frequent first, then alphabetically. */
function countByKey(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || compareText(a, b));
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns our team: the one with the most players named by the coach, else with the most of us; null if none of us
 * plays or the coach says so: a scouting folder.
 */
export function chooseOwnTeam(
  teams: readonly DetectedTeam[],
  named: readonly string[] | null,
  us: ReadonlySet<string>,
): string | null {
  if (named?.length === 0) return null;
  const hasPlayer = (team: DetectedTeam, ids: ReadonlySet<string>) =>
    team.players.reduce((sum, { id, games }) => sum + (ids.has(id) ? games : 0), 0);
  const chosen =
    findTeamWithMost(teams, (team) => hasPlayer(team, new Set(named ?? []))) ??
    findTeamWithMost(teams, (team) => hasPlayer(team, us));
  return chosen?.key ?? null;
}

/** Null if nobody has any. */
function findTeamWithMost(teams: readonly DetectedTeam[], of: (team: DetectedTeam) => number) {
  let best: DetectedTeam | null = null;
  for (const team of teams) if (of(team) > (best ? of(best) : 0)) best = team;
  return best;
}
