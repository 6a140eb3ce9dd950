import { decodeReplay } from '@datacoach/replay';
import { ALL_DETECTORS } from '../../../packages/analysis/src/detectors/all-detectors.ts';
import { inOrder, runDetectors } from '../../../packages/analysis/src/detectors/run-detectors.ts';
import { buildInsight, findMatchXg } from '../../../packages/analysis/src/insight/build-insight.ts';
import { buildReport, readMatch } from '../../../packages/analysis/src/report/build-report.ts';
import { listEvents } from '../../../packages/analysis/src/report/match-event.ts';
import { createTimelineBuilder } from '../../../packages/analysis/src/timeline/build-timeline.ts';
import { createMatchView } from '../../../packages/analysis/src/timeline/match-view.ts';
import { encodeTracks } from '../../../packages/analysis/src/tracks/encode-tracks.ts';
import { makeDecode } from './measure-engine.ts';

const WARM_UP_RUNS = 3;
const RUNS = 7;

/** Part of the analysis ("touch" is only the detector, without its dependencies) → ms. */
type Costs = Map<string, number>;

function timeParts(bytes: Uint8Array): Costs {
  const costs: Costs = new Map();
  const add = (part: string, ms: number): void => void costs.set(part, (costs.get(part) ?? 0) + ms);
  /** With `within`, the work was also done in that part, which is shown without it. */
  const timed = <T>(part: string, work: () => T, within?: string): T => {
    const start = performance.now();
    const result = work();
    const ms = performance.now() - start;
    add(part, ms);
    if (within !== undefined) add(within, -ms);
    return result;
  };
  const builder = createTimelineBuilder();
  timed('timeline, during decode', () => decodeReplay(bytes, builder.sink));
  timed('decode', makeDecode(bytes), 'timeline, during decode');
  const timeline = timed('timeline, after decode', () => builder.finish());
  if (timeline === null) return costs;
  const reading = timed('statistics', () => readMatch(timeline));
  timed('report', () => buildReport(timeline, reading));
  const view = timed('view', () => createMatchView(timeline));
  const findings = runDetectors(view, ALL_DETECTORS, (detector, detect) =>
    timed(`detector ${detector.kinds[0]}`, detect),
  );
  timed('list of events', () => listEvents(timeline, inOrder(findings)));
  timed('insight: metrics', () => buildInsight(view, findings, reading.stats.players, reading.teamSize));
  timed('xG of the match', () => findMatchXg(view, findings), 'insight: metrics');
  timed('packing of tracks', () => encodeTracks(timeline));
  return costs;
}

/** Returns the min time of each part over several runs, summed over the files, most expensive first. */
export function measureParts(files: readonly { bytes: Uint8Array }[]): [part: string, ms: number][] {
  const total: Costs = new Map();
  for (const { bytes } of files) {
    for (let run = 0; run < WARM_UP_RUNS; run++) timeParts(bytes);
    const runs = Array.from({ length: RUNS }, () => timeParts(bytes));
    for (const part of runs[0]!.keys()) {
      const min = Math.min(...runs.map((costs) => costs.get(part) ?? Number.POSITIVE_INFINITY));
      total.set(part, (total.get(part) ?? 0) + min);
    }
  }
  return [...total].sort((a, b) => b[1] - a[1]);
}
