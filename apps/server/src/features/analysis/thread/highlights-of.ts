import { type GameHighlights, gameHighlights, type MatchEvent } from '@datacoach/analysis';
import type { MatchInsight, MatchReport } from '@datacoach/contract';

/** What careers count of a match, by player key. */
export function highlightsOf(
  report: MatchReport,
  insight: MatchInsight | null,
  events: readonly MatchEvent[],
): Record<string, GameHighlights> {
  return Object.fromEntries(
    report.players.map((player) => [player.key, gameHighlights(report, insight, events, player)]),
  );
}
