import type { Timeline } from '../timeline/timeline.ts';
import { ALL_DETECTORS } from './all-detectors.ts';
import type { GameEvent } from './game-event.ts';
import { createMatchView } from './match-view.ts';
import { inOrder, runDetectors } from './run-detectors.ts';

/** Every event of a match in order of time. */
export function findEvents(timeline: Timeline): GameEvent[] {
  return inOrder(runDetectors(createMatchView(timeline), ALL_DETECTORS));
}
