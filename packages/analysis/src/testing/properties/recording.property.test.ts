import { scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import type { EventKind } from '../../detectors/event-kinds.ts';
import type { GameEvent } from '../../detectors/game-event.ts';
import { buildReport } from '../../report/build-report.ts';
import { findEvents, OFFSET, readLater, readTimeline, SAMPLE_MATCHES } from './matches.ts';
import { dropEveryThird } from './select-frames.ts';

const COUNTED: readonly EventKind[] = ['touch', 'padPickup', 'kickoff'];
/** Share by which a count may change in either direction. */
const MAX_DEVIATION = 0.05;

const countMatching = (events: readonly GameEvent[], requested: EventKind): number =>
  events.filter(({ kind }) => kind === requested).length;

describe.each(SAMPLE_MATCHES)('$name', ({ read }) => {
  const bytes = read();
  const timeline = readTimeline(bytes);
  const events = findEvents(timeline);

  it('gives the same results whenever the recording started', () => {
    const later = readLater(bytes);
    expect(later.clock.time[0]).toBe(timeline.clock.time[0]! + OFFSET);
    expect(buildReport(later)).toEqual(buildReport(timeline));
    expect(findEvents(later)).toEqual(events);
  });

  it('loses under 5% of touches, pickups and kickoffs when every third frame is missing', () => {
    const slower = dropEveryThird(timeline);
    expect(slower.frames).toBe(Math.ceil((timeline.frames * 2) / 3));
    const slowerEvents = findEvents(slower);
    for (const kind of COUNTED) {
      const requested = countMatching(events, kind);
      expect(requested, kind).toBeGreaterThan(0);
      expect(Math.abs(countMatching(slowerEvents, kind) - requested) / requested, kind).toBeLessThan(
        MAX_DEVIATION,
      );
    }
  });
});

it('gives the same results for a written file whenever its recording started', () => {
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
