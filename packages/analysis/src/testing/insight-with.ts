import type { AnyDetector } from '../detectors/define-detector.ts';
import { buildInsight } from '../insight/build-insight.ts';
import type { PlayerInsight, TeamInsight } from '../insight/match-insight.ts';
import type { MetricFigures } from '../metrics/compute-metrics.ts';
import { readMatch } from '../report/build-report.ts';
import type { MatchView } from '../timeline/match-view.ts';
import { type HandMadeEvent, handMadeEvent } from './hand-made-event.ts';

/** What is found of each player and team when detectors find these events and nothing else. */
export interface GivenInsight {
  /** By index of the player. */
  metrics: MetricFigures[];
  players: PlayerInsight[];
  teams: readonly TeamInsight[];
}

export function insightWith(
  match: MatchView,
  given: readonly (readonly [AnyDetector, readonly HandMadeEvent[]])[],
): GivenInsight {
  const findings = new Map(
    given.map(([detector, events]) => [detector, events.map((event) => handMadeEvent(match, event))]),
  );
  const { figures, teamSize } = readMatch(match.timeline);
  const insight = buildInsight(match, findings, figures.players, teamSize);
  const players = match.players.map(({ player }) => insight.players[player.key]!);
  return { players, metrics: players.map(({ metrics }) => metrics), teams: insight.teams };
}
