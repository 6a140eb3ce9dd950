import type { MatchView } from '../timeline/match-view.ts';
import type { EventKind } from './event-kinds.ts';
import type { GameEvent } from './game-event.ts';

/** Detects events of one mechanic. `needs` are the detectors whose events it uses. */
export interface Detector<E extends GameEvent = GameEvent> {
  readonly key: string;
  readonly kinds: readonly EventKind[];
  readonly needs: readonly AnyDetector[];
  readonly detect: (match: MatchView, found: never) => E[];
}

// Safe despite contravariance: a list of detectors only returns their events.
export type AnyDetector = Detector<GameEvent>;

export type EventsOf<D> = D extends { readonly detect: (match: MatchView, found: never) => infer L }
  ? L
  : never;

/**
 * Declares a detector. Its dependencies are the detectors themselves, so the compiler knows what they return, and a
 * cycle is an import cycle, which lint rejects.
 *
 * @param definition.kinds event kinds that it emits
 * @param definition.detect receives the match and the events of its `needs`, in their order
 */
export function defineDetector<E extends GameEvent, const N extends readonly AnyDetector[]>(definition: {
  readonly key: string;
  readonly kinds: readonly E['kind'][];
  readonly needs: N;
  readonly detect: (match: MatchView, found: { readonly [I in keyof N]: EventsOf<N[I]> }) => E[];
}): Detector<E> {
  return {
    ...definition,
    detect: (match, found) => definition.detect(match, found).sort((a, b) => a.frame - b.frame),
  };
}
