import { createMatchView } from '../timeline/match-view.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { ALL_DETECTORS } from './all-detectors.ts';
import type { GameEvent } from './game-event.ts';
import { inOrder, runDetectors } from './run-detectors.ts';

/** Every event of a match in order of time. */
export function findEvents(timeline: Timeline): GameEvent[] {
  return inOrder(runDetectors(createMatchView(timeline), ALL_DETECTORS));
}
