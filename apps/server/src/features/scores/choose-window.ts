import { SCORE_MODES } from '@datacoach/analysis';
import { DEFAULT_WINDOW_GAMES, LARGEST_WINDOW_GAMES, PLAY_KINDS, type PlayKind } from '@datacoach/contract';
import { resultOf } from './make-score-game.ts';
import type { OwnGame } from './window.repository.ts';

export type ModeCode = 5 | 10 | 15;

export interface WindowFilter {
  /** 0 = all; undefined = the mode with most of the last games. */
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
  /** How many games it takes at most; null where days bound it. */
  limit: number | null;
  /** Newest first. */
  games: OwnGame[];
  /** As many before them, newest first. */
  earlier: OwnGame[];
  /** Games in its time that do not count, newest first. */
  notCounted: { game: OwnGame; reason: string }[];
  choices: {
    modes: { mode: ModeCode; games: number }[];
    maps: { code: string; name: string; games: number }[];
    plays: { play: PlayKind; games: number }[];
  };
}

/** Games that decide which mode is shown first. */
const LAST_GAMES = 40;
const DAY_MS = 24 * 60 * 60_000;
const WON = 5;
const MOST_NOT_COUNTED = 20;

export function modeCodeOf({ teamSize }: OwnGame): ModeCode | null {
  return SCORE_MODES.find((mode) => mode.teamSize === teamSize)?.code ?? null;
}

/** Whether a game counts in this kind of play. */
export function countsIn({ countsFor, playlistSlug }: OwnGame, play: PlayKind): boolean {
  if (play === 'private') return countsFor.includes('privateScore');
  const isRanked = playlistSlug.startsWith('ranked-');
  return countsFor.includes('score') && (play === 'public' || isRanked === (play === 'ranked'));
}

/** Chooses a window out of all own games, newest first. */
export function chooseWindow(all: readonly OwnGame[], filter: WindowFilter, now: Date): ChosenWindow {
  const ofPlay = all.filter((game) => countsIn(game, filter.play));
  const mode = filter.mode ?? mostPlayed(ofPlay.slice(0, LAST_GAMES));
  const ofMode = ofPlay.filter((game) => mode === 0 || modeCodeOf(game) === mode);
  const wanted = ofMode.filter(
    (game) =>
      (filter.map === undefined || game.mapCode === filter.map) &&
      (filter.result === undefined || resultOf(game) === (filter.result === WON ? 'won' : 'lost')),
  );
  const limit = filter.games ?? (filter.days === undefined ? DEFAULT_WINDOW_GAMES : null);
  const since = filter.days === undefined ? null : now.getTime() - filter.days * DAY_MS;
  const inTime =
    since === null ? wanted : wanted.filter(({ playedAt }) => (playedAt?.getTime() ?? 0) >= since);
  const games = inTime.slice(0, Math.min(limit ?? LARGEST_WINDOW_GAMES, LARGEST_WINDOW_GAMES));
  const first = games.at(-1);
  const earlier = first ? wanted.slice(wanted.indexOf(first) + 1).slice(0, games.length) : [];
  return {
    mode,
    limit,
    games,
    earlier,
    notCounted: notCounted(all, filter.play, mode, first?.playedAt ?? null),
    choices: {
      modes: SCORE_MODES.map(({ code }) => ({
        mode: code,
        games: ofPlay.filter((game) => modeCodeOf(game) === code).length,
      })),
      maps: mapsOf(ofMode),
      plays: PLAY_KINDS.map((play) => ({
        play,
        games: all.filter((game) => countsIn(game, play) && (mode === 0 || modeCodeOf(game) === mode)).length,
      })),
    },
  };
}

function mostPlayed(games: readonly OwnGame[]): ModeCode {
  const counts = SCORE_MODES.map(({ code }) => ({
    code,
    games: games.filter((game) => modeCodeOf(game) === code).length,
  }));
  return counts.reduce((best, one) => (one.games > best.games ? one : best), {
    code: 10 as ModeCode,
    games: 0,
  }).code;
}

/** Games of the time that count in no kind of play, and private ones beside public ones. */
function notCounted(
  all: readonly OwnGame[],
  play: PlayKind,
  mode: 0 | ModeCode,
  since: Date | null,
): ChosenWindow['notCounted'] {
  return all
    .filter((game) => since === null || (game.playedAt !== null && game.playedAt >= since))
    .filter((game) => mode === 0 || modeCodeOf(game) === null || modeCodeOf(game) === mode)
    .flatMap((game) => {
      const isPrivate = game.countsFor.includes('privateScore');
      const counts = game.countsFor.includes('score') || (isPrivate && play === 'private');
      return counts || game.notCounted === null ? [] : [{ game, reason: game.notCounted }];
    })
    .slice(0, MOST_NOT_COUNTED);
}

function mapsOf(games: readonly OwnGame[]): ChosenWindow['choices']['maps'] {
  const maps = new Map<string, { code: string; name: string; games: number }>();
  for (const { mapCode: code, mapName: name } of games) {
    const known = maps.get(code);
    maps.set(code, { code, name, games: (known?.games ?? 0) + 1 });
  }
  return [...maps.values()].sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}
