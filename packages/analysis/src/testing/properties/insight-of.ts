import { ALL_DETECTORS } from '../../detectors/all-detectors.ts';
import { runDetectors } from '../../detectors/run-detectors.ts';
import { buildInsight } from '../../insight/build-insight.ts';
import type { MatchInsight } from '../../insight/match-insight.ts';
import { readMatch } from '../../report/build-report.ts';
import { createMatchView } from '../../timeline/match-view.ts';
import type { Timeline } from '../../timeline/timeline.ts';

/** What the events of a match add to its report. */
export function insightOf(timeline: Timeline): MatchInsight {
  const view = createMatchView(timeline);
  const { figures, teamSize } = readMatch(timeline);
  return buildInsight(view, runDetectors(view, ALL_DETECTORS), figures.players, teamSize);
}
