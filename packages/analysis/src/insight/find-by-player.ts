import type { AnyDetector, EventsOf } from '../detectors/define-detector.ts';
import type { GameEvent } from '../detectors/game-event.ts';

const NOBODY: readonly GameEvent[] = [];

/**
 * Hands out a detector's events by player, sorted into heaps once: dozens of metrics ask for the same ones.
 *
 * @param all every event of a detector
 * @param playerOf whose heap an event belongs to
 */
export function findByPlayer(
  all: <D extends AnyDetector>(detector: D) => EventsOf<D>,
  playerOf: (event: GameEvent) => number,
): <D extends AnyDetector>(detector: D, player: number) => EventsOf<D> {
  const heaps = new Map<AnyDetector, Map<number, GameEvent[]>>();
  return (detector, player) => {
    let heap = heaps.get(detector);
    if (heap === undefined) {
      heap = Map.groupBy(all(detector) as readonly GameEvent[], playerOf);
      heaps.set(detector, heap);
    }
    return (heap.get(player) ?? NOBODY) as never;
  };
}
