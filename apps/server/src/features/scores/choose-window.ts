import { SCORE_MODES } from '@datacoach/analysis';
import {
  DEFAULT_WINDOW_GAMES,
  MAX_WINDOW_GAMES,
  PLAY_KINDS,
  type PlayerScores,
  type PlayKind,
} from '@datacoach/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import {
  countOwnGames,
  type GameGroup,
  listNotCounted,
  listOwnGames,
  type ModeCode,
  type OwnGame,
  type PlayerAccount,
} from './own-games.repository.ts';

export interface WindowFilter {
  /** 0 = all; undefined = the mode with the most recent games. */
  mode?: 0 | ModeCode | undefined;
  games?: number | undefined;
  days?: number | undefined;
  play: PlayKind;
  /** 5 won, 10 lost. */
  result?: 5 | 10 | undefined;
  map?: string | undefined;
}

export interface ChosenWindow {
  mode: 0 | ModeCode;
  /** Maximum number of games; null when limited by days. */
  limit: number | null;
  /** Newest first. */
  games: OwnGame[];
  /** The same number of games before them, newest first. */
  earlier: OwnGame[];
  /** Games in this period that don't count, newest first. */
  notCounted: { game: OwnGame; reason: string }[];
  choices: PlayerScores['choices'];
}

/** Newest games used to decide which mode is shown first. */
const LAST_GAMES = 40;
const WON = 5;
const MAX_LISTED_NOT_COUNTED = 20;

export function getModeCode({ teamSize }: Pick<OwnGame, 'teamSize'>): ModeCode | null {
  return SCORE_MODES.find((mode) => mode.teamSize === teamSize)?.code ?? null;
}

/** Chooses a window of the user's games; loads only the games shown and the counts. */
export async function chooseWindow(
  db: Executor,
  account: PlayerAccount,
  { play, mode: requestedMode, games: requestedGames, days, result, map }: WindowFilter,
  now: Date,
): Promise<ChosenWindow> {
  const counting = countOwnGames(db, account);
  // Awaited at the end; until then its failure is ignored.
  counting.catch(() => {});
  const mode =
    requestedMode ?? findMostPlayedMode(await listOwnGames(db, account, { play, mode: 0 }, LAST_GAMES));
  const limit = requestedGames ?? (days === undefined ? DEFAULT_WINDOW_GAMES : null);
  const max = Math.min(limit ?? MAX_WINDOW_GAMES, MAX_WINDOW_GAMES);
  const ended = result && (result === WON ? 'won' : 'lost');
  const newest = await listOwnGames(db, account, { play, mode, result: ended, map }, 2 * max);
  const since = days === undefined ? null : now.getTime() - days * DAY_MS;
  const inTime =
    since === null ? newest : newest.filter(({ playedAt }) => (playedAt?.getTime() ?? 0) >= since);
  const games = inTime.slice(0, max);
  const notCounted = await listNotCounted(
    db,
    account,
    // Without games that count there is no mode to filter by, and every game needs an explanation.
    { play, mode: games.length === 0 ? (requestedMode ?? 0) : mode, since: games.at(-1)?.playedAt ?? null },
    MAX_LISTED_NOT_COUNTED,
  );
  return {
    mode,
    limit,
    games,
    earlier: newest.slice(games.length, 2 * games.length),
    notCounted: notCounted.map((game) => ({ game, reason: game.notCounted! })),
    choices: listChoices(await counting, play, mode),
  };
}

function findMostPlayedMode(games: readonly OwnGame[]): ModeCode {
  const counts = SCORE_MODES.map(({ code }) => ({
    code,
    games: games.filter((game) => getModeCode(game) === code).length,
  }));
  return counts.reduce((best, one) => (one.games > best.games ? one : best), {
    code: 10 as ModeCode,
    games: 0,
  }).code;
}

function listChoices(groups: readonly GameGroup[], play: PlayKind, mode: 0 | ModeCode) {
  const ofPlay = groups.filter((group) => isCountedIn(group, play));
  const isInMode = (group: GameGroup) => mode === 0 || getModeCode(group) === mode;
  return {
    modes: SCORE_MODES.map(({ code }) => ({
      mode: code,
      games: sumGames(ofPlay.filter((group) => getModeCode(group) === code)),
    })),
    maps: listMaps(ofPlay.filter(isInMode)),
    plays: PLAY_KINDS.map((kind) => ({
      play: kind,
      games: sumGames(groups.filter((group) => isCountedIn(group, kind) && isInMode(group))),
    })),
  };
}

function isCountedIn({ countsForScore, countsForPrivateScore, isRanked }: GameGroup, play: PlayKind) {
  if (play === 'private') return countsForPrivateScore;
  return countsForScore && (play === 'public' || isRanked === (play === 'ranked'));
}

const sumGames = (groups: readonly GameGroup[]) => groups.reduce((games, group) => games + group.games, 0);

function listMaps(groups: readonly GameGroup[]): PlayerScores['choices']['maps'] {
  const maps = new Map<string, { code: string; name: string; games: number }>();
  for (const { mapCode: code, mapName: name, games } of groups) {
    maps.set(code, { code, name, games: (maps.get(code)?.games ?? 0) + games });
  }
  return [...maps.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}
