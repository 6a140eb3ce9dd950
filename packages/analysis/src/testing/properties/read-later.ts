import { decodeReplay } from '@datacoach/replay';
import { createTimelineBuilder } from '../../timeline/build-timeline.ts';
import type { Timeline } from '../../timeline/timeline.ts';

/** s; a whole number of binary digits, so that no time of a file is rounded. */
export const OFFSET = 512;

/** The replay as if the server had been up for longer. */
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
