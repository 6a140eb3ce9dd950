import { SCORE_MODES, type ScoreGame, type ScoreMode } from '@datacoach/analysis';
import { metricFigures } from '../gamedata/index.ts';

/** A player's match as it is stored. */
export interface StoredGame {
  playedAt: Date | null;
  teamSize: number;
  team: 0 | 1;
  blueScore: number;
  orangeScore: number;
  liveSeconds: number | null;
  metricValues: (number | null)[] | null;
  metricOvers: number[] | null;
}

/** Mode of a match by players a team; null for team sizes without scores. */
export function modeOf(teamSize: number): ScoreMode | null {
  return SCORE_MODES.find((mode) => mode.teamSize === teamSize)?.key ?? null;
}

export function resultOf({
  team,
  blueScore,
  orangeScore,
}: Pick<StoredGame, 'team' | 'blueScore' | 'orangeScore'>): ScoreGame['result'] {
  const margin = (blueScore - orangeScore) * (team === 0 ? 1 : -1);
  return margin > 0 ? 'won' : margin < 0 ? 'lost' : 'drawn';
}

/** What the list of games alone says of a game; null for team sizes without scores. */
export function listingOf(
  game: Pick<StoredGame, 'playedAt' | 'teamSize' | 'team' | 'blueScore' | 'orangeScore'>,
): Pick<ScoreGame, 'playedAt' | 'mode' | 'result'> | null {
  const { playedAt, teamSize } = game;
  const mode = modeOf(teamSize);
  if (mode === null) return null;
  return { playedAt: playedAt === null ? 0 : playedAt.getTime() / 1000, mode, result: resultOf(game) };
}

/** The same as the engine makes of its result (`makeScoreGame`), from stored facts; null where they have no figures. */
export function scoreGameOf(stored: StoredGame): ScoreGame | null {
  const listing = listingOf(stored);
  const { liveSeconds, metricValues, metricOvers } = stored;
  if (listing === null || liveSeconds === null || metricValues === null || metricOvers === null) return null;
  return { ...listing, liveSeconds, metrics: metricFigures(metricValues, metricOvers) };
}
