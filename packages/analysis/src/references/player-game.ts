import type { ScoreGame } from '../eligibility/score-game.ts';
import { SCORE_MODES, type ScoreMode } from '../model/score-modes.ts';

/** One player in one match, used to learn references and worths. */
export interface PlayerGame {
  game: ScoreGame;
  /** The same for all players of a match. */
  match: string;
  /** Goals for minus goals against. */
  margin: number;
  /** Declared at the time of the match, 1-22; null if unknown. */
  tier: number | null;
}

export interface Sample {
  readonly playerGames: number;
  readonly matches: number;
  /** ISO days of the oldest and newest match; null if no match has a date. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Min player-games in a mode for a learned row to overrule a proposal, or to claim a worth (decisions.md 11). */
export const MIN_PLAYER_GAMES = 400;

export function getSample(games: readonly PlayerGame[]): Sample {
  const days = games
    .map(({ game }) => game.playedAt)
    .filter((playedAt) => playedAt > 0)
    .map((playedAt) => new Date(playedAt * 1000).toISOString().slice(0, 10))
    .sort();
  return {
    playerGames: games.length,
    matches: new Set(games.map(({ match }) => match)).size,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
  };
}

/** Returns "72 player-games of 24 matches, 2016-06-21 to 2026-05-03", with a warning if the sample is small. */
export function formatSample({ playerGames, matches, from, to }: Sample): string {
  const days = from === null || to === null ? '' : from === to ? `, ${from}` : `, ${from} to ${to}`;
  const small = playerGames < MIN_PLAYER_GAMES ? ', a small sample' : '';
  return `${playerGames} player games of ${matches} ${matches === 1 ? 'match' : 'matches'}${days}${small}`;
}

/** Returns a row's sample as properties of a generated literal. */
export function formatSampleSource({ playerGames, matches, from, to }: Sample): string {
  const text = (day: string | null): string => (day === null ? 'null' : `'${day}'`);
  return `playerGames: ${playerGames}, matches: ${matches}, from: ${text(from)}, to: ${text(to)}`;
}

/** Groups games by mode, in the order of the modes. */
export function groupByMode(
  games: readonly PlayerGame[],
): readonly { mode: ScoreMode; games: readonly PlayerGame[] }[] {
  return SCORE_MODES.map(({ key }) => ({
    mode: key,
    games: games.filter(({ game }) => game.mode === key),
  }));
}
