import type { MatchEvent } from '@datacoach/contract';

export interface PassLine {
  /** The pass as its giver's event, and as its receiver's. */
  readonly from: MatchEvent;
  readonly to: MatchEvent;
}

/** Givers of `given` with the receivers' events of the same passes. */
export function passLines(given: readonly MatchEvent[], events: readonly MatchEvent[]): PassLine[] {
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

/** Passes from one player (outer key) to another (inner key). */
export function passCounts(events: readonly MatchEvent[]): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const { kind, player, other, evidence } of events) {
    if (kind !== 'pass' || evidence.role === 'receiver' || player === null || other === null) continue;
    const row = counts.get(player) ?? new Map<string, number>();
    row.set(other, (row.get(other) ?? 0) + 1);
    counts.set(player, row);
  }
  return counts;
}
