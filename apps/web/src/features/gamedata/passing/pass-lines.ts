import type { MatchEvent } from '@datacoach/contract';

export interface PassLine {
  /** The pass as the passer's event, and as the receiver's. */
  readonly from: MatchEvent;
  readonly to: MatchEvent;
}

/** Pairs the passers' events in `given` with the receivers' events of the same passes. */
export function listPassLines(given: readonly MatchEvent[], events: readonly MatchEvent[]): PassLine[] {
  const received = new Map(
    events
      .filter(({ kind, evidence }) => kind === 'pass' && evidence.role === 'receiver')
      .map((event) => [`${event.evidence.passFrame} ${event.other}`, event]),
  );
  return given
    .filter(({ kind }) => kind === 'pass')
    .flatMap((from) => {
      const to = received.get(`${from.evidence.passFrame} ${from.player}`);
      return to ? [{ from, to }] : [];
    });
}

/** Returns passes, as the passers' events, from one player (outer key) to another (inner key). */
export function groupPasses(events: readonly MatchEvent[]): Map<string, Map<string, MatchEvent[]>> {
  const passes = new Map<string, Map<string, MatchEvent[]>>();
  for (const event of events) {
    const { kind, player, other, evidence } = event;
    if (kind !== 'pass' || evidence.role === 'receiver' || player === null || other === null) continue;
    const row = passes.get(player) ?? new Map<string, MatchEvent[]>();
    row.set(other, [...(row.get(other) ?? []), event]);
    passes.set(player, row);
  }
  return passes;
}
