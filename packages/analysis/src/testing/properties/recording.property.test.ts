import { decodeReplay } from '@datacoach/replay';
import { scriptedMatch, writeReplay } from '@datacoach/replay/writer';
import { describe, expect, it } from 'vitest';
import type { EventKind } from '../../detectors/event-kinds.table.ts';
import { findEvents } from '../../detectors/find-events.ts';
import type { GameEvent } from '../../detectors/game-event.ts';
import { buildReport } from '../../report/build-report.ts';
import { createTimelineBuilder } from '../../timeline/build-timeline.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { readTimeline, SAMPLE_MATCHES } from './matches.ts';
import { dropEveryThird } from './select-frames.ts';

/** s; a whole number of binary digits, so that no time of a file is rounded. */
const OFFSET = 512;

const COUNTED: readonly EventKind[] = ['touch', 'padPickup', 'kickoff'];
/** Share by which a count may change, up or down. */
const MOST_OFF = 0.05;

const countOf = (events: readonly GameEvent[], wanted: EventKind): number =>
  events.filter(({ kind }) => kind === wanted).length;

/** The replay as if the server had been up for longer. */
function readLater(bytes: Uint8Array): Timeline {
  const { sink, finish } = createTimelineBuilder();
  decodeReplay(bytes, {
    ...sink,
    frame: (index, time, delta) => sink.frame?.(index, time + OFFSET, delta),
  });
  const timeline = finish();
  if (timeline === null) throw new Error('the replay has no frames');
  return timeline;
}

describe.each(SAMPLE_MATCHES)('$name', ({ read }) => {
  const bytes = read();
  const timeline = readTimeline(bytes);
  const events = findEvents(timeline);

  it('does not care when the recording began', () => {
    const later = readLater(bytes);
    expect(later.clock.time[0]).toBe(timeline.clock.time[0]! + OFFSET);
    expect(buildReport(later)).toEqual(buildReport(timeline));
    expect(findEvents(later)).toEqual(events);
  });

  it('loses under 5 % of touches, pickups and kickoffs with every third frame', () => {
    const slower = dropEveryThird(timeline);
    expect(slower.frames).toBe(Math.ceil((timeline.frames * 2) / 3));
    const slowerEvents = findEvents(slower);
    for (const kind of COUNTED) {
      const wanted = countOf(events, kind);
      expect(wanted, kind).toBeGreaterThan(0);
      expect(Math.abs(countOf(slowerEvents, kind) - wanted) / wanted, kind).toBeLessThan(MOST_OFF);
    }
  });
});

it('does not care in a written file either', () => {
  const { replay } = scriptedMatch({ teamSize: 2, seed: 21 });
  const later = {
    ...replay,
    frames: replay.frames.map((frame) => ({ ...frame, time: Math.fround(frame.time + OFFSET) })),
  };
  const timeline = readTimeline(writeReplay(replay));
  const moved = readTimeline(writeReplay(later));
  expect(moved.clock.time[0]).toBe(timeline.clock.time[0]! + OFFSET);
  expect(buildReport(moved)).toEqual(buildReport(timeline));
  expect(findEvents(moved)).toEqual(findEvents(timeline));
});
