import type { MatchView } from '../timeline/match-view.ts';
import type { AnyDetector, GameEvent } from './game-event.ts';

/** Events by the detector that found them. */
export type Findings = ReadonlyMap<AnyDetector, readonly GameEvent[]>;

/** Runs one detector, without its dependencies. */
type Detect = (detector: AnyDetector, detect: () => readonly GameEvent[]) => readonly GameEvent[];

/** Runs each detector once, after its dependencies. `around` wraps each detector's run, to time it. */
export function runDetectors(
  match: MatchView,
  detectors: readonly AnyDetector[],
  around: Detect = (_detector, detect) => detect(),
): Findings {
  const found = new Map<AnyDetector, readonly GameEvent[]>();
  const run = (detector: AnyDetector): readonly GameEvent[] => {
    const known = found.get(detector);
    if (known !== undefined) return known;
    const needs = detector.needs.map(run);
    const events = around(detector, () => detector.detect(match, needs as never));
    found.set(detector, events);
    return events;
  };
  for (const detector of detectors) run(detector);
  return found;
}

/**
 * Returns all events in order of time; simultaneous events by kind, team and player, so that the order is
 * deterministic.
 */
export function inOrder(findings: Findings): GameEvent[] {
  return [...findings.values()]
    .flat()
    .sort(
      (a, b) =>
        a.frame - b.frame ||
        a.time - b.time ||
        (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0) ||
        (a.team ?? 2) - (b.team ?? 2) ||
        a.player - b.player,
    );
}
