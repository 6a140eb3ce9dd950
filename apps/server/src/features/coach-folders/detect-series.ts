/** A game of two known teams, from ours. */
export interface SeriesGame {
  matchId: string;
  us: string;
  them: string;
  /** Both line-ups, as one word. */
  rosters: string;
  startsAt: number;
  /** s. */
  duration: number;
  won: boolean;
}

export interface DetectedSeries {
  us: string;
  them: string;
  wins: { us: number; them: number };
  matchIds: string[];
}

/** Pause between two games of a series, ms (decisions.md 14). */
const PAUSE_MS = 30 * 60_000;
/** Wins that end a series: best of seven, five, three. */
const CLINCHES = [4, 3, 2] as const;

/**
 * Games of the same two line-ups, each less than half an hour after the one before, up to the win that decides the series:
 * the longest kind of series into which they divide without rest; one that is not decided where there is none.
 */
export function detectSeries(games: readonly SeriesGame[]): DetectedSeries[] {
  const runs: SeriesGame[][] = [];
  for (const game of games.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && follows(last, game)) run.push(game);
    else runs.push([game]);
  }
  return runs.filter(({ length }) => length > 1).flatMap(divide);
}

function follows(last: SeriesGame, game: SeriesGame): boolean {
  const pause = game.startsAt - (last.startsAt + last.duration * 1000);
  // Games that begin at once are recordings of which the files do not tell the time.
  const isLater = game.startsAt > last.startsAt;
  return isLater && last.rosters === game.rosters && last.us === game.us && pause < PAUSE_MS;
}

function divide(run: readonly SeriesGame[]): DetectedSeries[] {
  for (const clinch of CLINCHES) {
    const parts = cut(run, clinch);
    if (parts.every((part) => Math.max(winsOf(part), part.length - winsOf(part)) === clinch)) {
      return parts.map(describe);
    }
  }
  return cut(run, CLINCHES[0])
    .filter(({ length }) => length > 1)
    .map(describe);
}

/** A new part begins after the game in which one of the teams has won `clinch` of the part's. */
function cut(run: readonly SeriesGame[], clinch: number): SeriesGame[][] {
  const parts: SeriesGame[][] = [];
  let part: SeriesGame[] = [];
  for (const game of run) {
    part.push(game);
    if (Math.max(winsOf(part), part.length - winsOf(part)) < clinch) continue;
    parts.push(part);
    part = [];
  }
  return part.length > 0 ? [...parts, part] : parts;
}

const winsOf = (games: readonly SeriesGame[]): number => games.filter(({ won }) => won).length;

function describe(games: readonly SeriesGame[]): DetectedSeries {
  const { us, them } = games[0]!;
  const wins = winsOf(games);
  return {
    us,
    them,
    wins: { us: wins, them: games.length - wins },
    matchIds: games.map(({ matchId }) => matchId),
  };
}
