import type { MatchInsight } from '@datacoach/contract';
import { decodeReplay } from '@datacoach/replay';
import { type ScriptedMatchOptions, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { ALL_DETECTORS } from '../../detectors/all-detectors.ts';
import type { GameEvent } from '../../detectors/game-event.ts';
import { inOrder, runDetectors } from '../../detectors/run-detectors.ts';
import { buildInsight } from '../../insight/build-insight.ts';
import { readMatch } from '../../report/build-report.ts';
import { createTimelineBuilder } from '../../timeline/build-timeline.ts';
import { createMatchView } from '../../timeline/match-view.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { INTACT_REPLAYS, readSharedReplay } from '../shared-replays.ts';

/** A match that the properties are tested on. */
interface SampleMatch {
  name: string;
  read: () => Uint8Array;
}

const scripted = (name: string, options: ScriptedMatchOptions): SampleMatch => ({
  name,
  read: () => writeReplay(scriptedMatch(options).replay),
});

/** Available on every machine; the small ones run longer, so that a share of their touches means more than one touch. */
const SCRIPTED_MATCHES: readonly SampleMatch[] = [
  scripted('scripted duel', { teamSize: 1, seed: 3, seconds: 120 }),
  scripted('scripted 2v2 with overtime', { teamSize: 2, overtime: true, seed: 4, seconds: 120 }),
  scripted('scripted 3v3', { seed: 12 }),
];

/** One for each team size, from four eras of the game. */
const SHARED_NAMES = [
  'soccar-3v3-2016-06-ranked-standard-podium',
  'era-2020-09-v868-29-net10-tournament-3v3',
  'soccar-2v2-2026-03-ranked-doubles',
  'soccar-1v1-2026-04-ranked-duel-post-eac',
];

/** Shared replays that aren't on this machine. */
export const leftOut: readonly string[] = SHARED_NAMES.filter((name) => !INTACT_REPLAYS.includes(name));

export const SAMPLE_MATCHES: readonly SampleMatch[] = [
  ...SCRIPTED_MATCHES,
  ...SHARED_NAMES.filter((name) => INTACT_REPLAYS.includes(name)).map((name) => ({
    name,
    read: () => readSharedReplay(name),
  })),
];

export function readTimeline(bytes: Uint8Array): Timeline {
  const builder = createTimelineBuilder();
  const outcome = decodeReplay(bytes, builder.sink);
  const timeline = builder.finish();
  if (outcome.kind !== 'complete' || timeline === null) throw new Error('the replay was not read to its end');
  return timeline;
}

/** Returns every event of a match in order of time. */
export function findEvents(timeline: Timeline): GameEvent[] {
  return inOrder(runDetectors(createMatchView(timeline), ALL_DETECTORS));
}

/** Returns what a match's events add to its report. */
export function getInsight(timeline: Timeline): MatchInsight {
  const view = createMatchView(timeline);
  const { stats, teamSize } = readMatch(timeline);
  return buildInsight(view, runDetectors(view, ALL_DETECTORS), stats.players, teamSize);
}

/** s; a power of two, so that no time in a file gets rounded. */
export const OFFSET = 512;

/** Returns the replay as if the server had been up for longer. */
export function readLater(bytes: Uint8Array): Timeline {
  const { sink, finish } = createTimelineBuilder();
  decodeReplay(bytes, {
    ...sink,
    frame: (index, time, delta) => sink.frame?.(index, time + OFFSET, delta),
  });
  const timeline = finish();
  if (timeline === null) throw new Error('the replay has no frames');
  return timeline;
}
