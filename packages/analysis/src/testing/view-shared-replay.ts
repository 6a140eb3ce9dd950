import { decodeReplay } from '@datacoach/replay';
import { createTimelineBuilder } from '../timeline/build-timeline.ts';
import { createMatchView, type MatchView } from '../timeline/match-view.ts';
import { readSharedReplay } from './shared-replays.ts';

/** A shared replay as detectors see it. */
export function viewSharedReplay(name: string): MatchView {
  const builder = createTimelineBuilder();
  const outcome = decodeReplay(readSharedReplay(name), builder.sink);
  const timeline = builder.finish();
  if (outcome.kind !== 'complete' || timeline === null) throw new Error(`${name} was not read to its end`);
  return createMatchView(timeline);
}
