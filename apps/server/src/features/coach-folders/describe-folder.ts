import type { FolderContent, FolderGame, FolderSeries, FolderTeam } from '@datacoach/contract';
import { detectSeries, type SeriesGame } from './detect-series.ts';
import type { FolderFile } from './folder-file.repository.ts';
import {
  type FolderView,
  HIDDEN_NAME,
  playersOf,
  sideOf,
  teamLabel,
  type ViewedGame,
} from './folder-view.ts';
import { describeFolder } from './manage-folders.ts';

const WON = 5;
const LOST = 10;

/** A folder as its screen shows it; with `matchId` that game alone. */
export function describeContent(view: FolderView, matchId?: string): FolderContent {
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

/** One file, and what is known of its game. */
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
    ...(game && view ? fromUs(game) : { teams: null, score: null, xg: null, result: null }),
  };
}

type FromUs = Pick<FolderGame, 'teams' | 'score' | 'xg' | 'result'>;

function fromUs({ digest, own, teams }: ViewedGame): FromUs {
  if (own === null) return { teams: null, score: null, xg: null, result: null };
  const other = own === 0 ? 1 : 0;
  const [us, them] = [teams[own], teams[other]];
  return {
    teams: us !== null && them !== null ? { us, them } : null,
    score: { us: digest.score[own], them: digest.score[other] },
    xg: chancesOf(digest, own),
    result: resultOf({ digest, own }),
  };
}

/** Expected goals of a side: less than its attempts' where rebounds follow each other (game-and-stats.md 6.7). */
export function chancesOfSide(play: ViewedGame['digest']['play'], side: 0 | 1): number {
  return play?.race.findLast(({ team }) => team === side)?.total ?? 0;
}

/** Expected goals of a game from one side; null where only the scoreboard could be read. */
export function chancesOf({ play }: ViewedGame['digest'], own: 0 | 1): { us: number; them: number } | null {
  if (!play) return null;
  return { us: chancesOfSide(play, own), them: chancesOfSide(play, own === 0 ? 1 : 0) };
}

/** For our team; null where it does not play, and without a winner. */
export function resultOf({ digest, own }: Pick<ViewedGame, 'digest' | 'own'>): 5 | 10 | null {
  if (own === null) return null;
  const lead = digest.score[own] - digest.score[own === 0 ? 1 : 0];
  return lead > 0 ? WON : lead < 0 ? LOST : null;
}

/** Ours first, then by games. */
export function describeTeams(view: FolderView): FolderTeam[] {
  const order = ['us', 'them', 'other'];
  return view.teams
    .map((team) => ({
      key: team.key,
      name: teamLabel(view, team.key),
      side: sideOf(view, team.key),
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

function describeSeries(view: FolderView): FolderSeries[] {
  const games = view.games.flatMap((game): SeriesGame[] => {
    const { own, teams, playedAt, digest } = game;
    const result = resultOf(game);
    if (own === null || playedAt === null || result === null) return [];
    const [us, them] = [teams[own], teams[own === 0 ? 1 : 0]];
    if (us === null || them === null) return [];
    const rosters = JSON.stringify(
      [own, own === 0 ? 1 : 0].map((side) => playersOf(digest, side as 0 | 1).sort()),
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
    name: `${teamLabel(view, us)} ${wins.us}–${wins.them} ${teamLabel(view, them)}`,
    us,
    them,
    wins,
    matchIds,
  }));
}
