import type { MatchInsight } from '../insight/match-insight.ts';
import { scoreModeOf } from '../model/score-modes.ts';
import type { MatchReport } from '../report/match-report.ts';
import type { ScoreGame } from './score-game.ts';

/**
 * A player's match as scores read it; null when he did not play in it or no mode has scores for it.
 *
 * @param key player key of the report
 */
export function makeScoreGame(
  { match, teams, players }: MatchReport,
  insight: MatchInsight | null,
  key: string,
): ScoreGame | null {
  const person = players.find((player) => player.key === key);
  const own = insight?.players[key];
  const mode = scoreModeOf(match.teamSize);
  if (!person || !own || mode === null) return null;
  const [blue, orange] = teams;
  const margin = (blue.score - orange.score) * (person.team === 0 ? 1 : -1);
  return {
    playedAt: playedAt(match),
    mode,
    liveSeconds: own.liveSeconds,
    metrics: own.metrics,
    result: margin > 0 ? 'won' : margin < 0 ? 'lost' : 'drawn',
  };
}

/** Epoch seconds: the server's clock, else the recorder's local one, read as UTC; 0 without either (rulings M7). */
function playedAt({ startEpoch, localDate }: MatchReport['match']): number {
  if (startEpoch !== null) return startEpoch;
  const local = localDate === null ? Number.NaN : Date.parse(`${localDate}Z`);
  return Number.isNaN(local) ? 0 : local / 1000;
}
