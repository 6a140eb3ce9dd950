import type { FolderGame, FolderSeries, FolderTeam } from '@datacoach/contract';
import {
  type FolderView,
  getSide,
  getTeamLabel,
  HIDDEN_NAME,
  listPlayers,
  type ViewedGame,
} from './folder-view.ts';
import { describeFolder } from './manage-folders.ts';
import type { FolderFile } from './replay-folder.repository.ts';

/** A game of two known teams, from our side. */
export interface SeriesGame {
  matchId: string;
  us: string;
  them: string;
  /** Both lineups in one key. */
  rosters: string;
  startsAt: number;
  /** s. */
  duration: number;
  won: boolean;
}

interface DetectedSeries {
  us: string;
  them: string;
  wins: { us: number; them: number };
  matchIds: string[];
}

/** Max pause between two games of a series, in ms (decisions.md 14). */
const MAX_PAUSE_MS = 30 * 60_000;
/** Wins that decide a series: best of seven, five, three. */
const CLINCHES = [4, 3, 2] as const;

/**
 * Detects series: games of the same two lineups, each less than half an hour after the previous one, up to the
 * deciding win. Picks the longest kind of series that divides them without a remainder, else an undecided one.
 */
export function detectSeries(games: readonly SeriesGame[]): DetectedSeries[] {
  const runs: SeriesGame[][] = [];
  for (const game of games.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && continuesSeries(last, game)) run.push(game);
    else runs.push([game]);
  }
  return runs.filter(({ length }) => length > 1).flatMap(splitRun);
}

function continuesSeries(last: SeriesGame, game: SeriesGame): boolean {
  const pause = game.startsAt - (last.startsAt + last.duration * 1000);
  // Games with the same start are recordings whose files don't contain the time.
  const isLater = game.startsAt > last.startsAt;
  return isLater && last.rosters === game.rosters && last.us === game.us && pause < MAX_PAUSE_MS;
}

function splitRun(run: readonly SeriesGame[]): DetectedSeries[] {
  for (const clinch of CLINCHES) {
    const parts = cutAtClinch(run, clinch);
    if (parts.every((part) => Math.max(countWins(part), part.length - countWins(part)) === clinch)) {
      return parts.map(describe);
    }
  }
  return cutAtClinch(run, CLINCHES[0])
    .filter(({ length }) => length > 1)
    .map(describe);
}

/** Cuts a run into parts; each ends with the game in which a team reaches `clinch` wins. */
function cutAtClinch(run: readonly SeriesGame[], clinch: number): SeriesGame[][] {
  const parts: SeriesGame[][] = [];
  let part: SeriesGame[] = [];
  for (const game of run) {
    part.push(game);
    if (Math.max(countWins(part), part.length - countWins(part)) < clinch) continue;
    parts.push(part);
    part = [];
  }
  return part.length > 0 ? [...parts, part] : parts;
}

const countWins = (games: readonly SeriesGame[]): number => games.filter(({ won }) => won).length;

function describe(games: readonly SeriesGame[]): DetectedSeries {
  const { us, them } = games[0]!;
  const wins = countWins(games);
  return {
    us,
    them,
    wins: { us: wins, them: games.length - wins },
    matchIds: games.map(({ matchId }) => matchId),
  };
}

const WON = 5;
const LOST = 10;

/** Returns a folder as shown on its screen; with `matchId` only that game. */
export function describeContent(view: FolderView, matchId?: string) {
  const seen = new Set<string>();
  const games = view.files.map((file) => {
    const isRepeated = file.matchId !== null && seen.has(file.matchId);
    if (file.matchId !== null) seen.add(file.matchId);
    return describeGame(view, file, isRepeated);
  });
  return {
    ...describeFolder(view.folder),
    games: matchId === undefined ? games : games.filter((game) => game.matchId === matchId),
    series: describeSeries(view),
    teams: describeTeams(view),
  };
}

export function describeGame(view: FolderView | null, file: FolderFile, isRepeated = false): FolderGame {
  const { id, matchId, name, status, statusReason, coverage, playedAt, summary } = file;
  const game = view?.games.find((one) => one.matchId === matchId);
  return {
    replayId: id,
    matchId,
    name,
    status,
    statusReason,
    coverage,
    playedAt: playedAt?.toISOString() ?? null,
    map: summary?.map ?? null,
    playlist: summary?.playlist ?? null,
    teamSize: game?.digest.teamSize ?? null,
    isRepeated,
    ...(game && view ? describeFromOurSide(game) : { teams: null, score: null, xg: null, result: null }),
  };
}

type GameFromUs = Pick<FolderGame, 'teams' | 'score' | 'xg' | 'result'>;

function describeFromOurSide({ digest, ownSide, teams }: ViewedGame): GameFromUs {
  if (ownSide === null) return { teams: null, score: null, xg: null, result: null };
  const other = ownSide === 0 ? 1 : 0;
  const [us, them] = [teams[ownSide], teams[other]];
  return {
    teams: us !== null && them !== null ? { us, them } : null,
    score: { us: digest.score[ownSide], them: digest.score[other] },
    xg: getSideChances(digest, ownSide),
    result: getResult({ digest, ownSide }),
  };
}

/** Returns a side's expected goals: less than the sum of its attempts if there are rebounds (game-and-stats.md 6.7). */
export function sumSideChances(play: ViewedGame['digest']['play'], side: 0 | 1): number {
  return play?.race.findLast(({ team }) => team === side)?.total ?? 0;
}

/** Returns a game's expected goals from one side; null if only the scoreboard could be read. */
export function getSideChances({ play }: ViewedGame['digest'], side: 0 | 1) {
  if (!play) return null;
  return { us: sumSideChances(play, side), them: sumSideChances(play, side === 0 ? 1 : 0) };
}

/** Returns our team's result; null if it isn't playing or there is no winner. */
export function getResult({ digest, ownSide }: Pick<ViewedGame, 'digest' | 'ownSide'>): 5 | 10 | null {
  if (ownSide === null) return null;
  const lead = digest.score[ownSide] - digest.score[ownSide === 0 ? 1 : 0];
  return lead > 0 ? WON : lead < 0 ? LOST : null;
}

/** Returns our team first, then the others by number of games. */
export function describeTeams(view: FolderView): FolderTeam[] {
  const order = ['us', 'them', 'other'];
  return view.teams
    .map((team) => ({
      key: team.key,
      name: getTeamLabel(view, team.key),
      side: getSide(view, team.key),
      games: team.lineups.length,
      wins: team.lineups.filter(({ matchId, side }) => {
        const score = view.games.find((game) => game.matchId === matchId)?.digest.score;
        return score !== undefined && score[side] > score[side === 0 ? 1 : 0];
      }).length,
      players: team.players.map(({ id, games }) => ({
        playerId: id,
        name: view.names.get(id) || HIDDEN_NAME,
        games,
      })),
    }))
    .sort((a, b) => order.indexOf(a.side) - order.indexOf(b.side));
}

export function describeSeries(view: FolderView): FolderSeries[] {
  const games = view.games.flatMap((game): SeriesGame[] => {
    const { ownSide, teams, playedAt, digest } = game;
    const result = getResult(game);
    if (ownSide === null || playedAt === null || result === null) return [];
    const [us, them] = [teams[ownSide], teams[ownSide === 0 ? 1 : 0]];
    if (us === null || them === null) return [];
    const rosters = JSON.stringify(
      [ownSide, ownSide === 0 ? 1 : 0].map((side) => listPlayers(digest, side as 0 | 1).sort()),
    );
    return [
      {
        matchId: game.matchId,
        us,
        them,
        rosters,
        startsAt: playedAt.getTime(),
        duration: digest.duration,
        won: result === WON,
      },
    ];
  });
  return detectSeries(games).map(({ us, them, wins, matchIds }) => ({
    name: `${getTeamLabel(view, us)} ${wins.us}–${wins.them} ${getTeamLabel(view, them)}`,
    us,
    them,
    wins,
    matchIds,
  }));
}
