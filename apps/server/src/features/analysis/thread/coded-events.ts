import type { MatchEvent } from '@datacoach/analysis';
import type { MatchReport } from '@datacoach/contract';
import type { CodedEvent } from '../../gamedata/index.ts';

/** Largest number of a two-byte column. */
const LARGEST = 32_767;

/** Whole and within two bytes; hostile files have players anywhere, or nowhere. */
const small = (value: number): number => Math.max(-LARGEST, Math.min(LARGEST, Math.round(value) || 0));
/** Within single precision. */
const single = (value: number): number => (Number.isFinite(Math.fround(value)) ? Number(value) : 0);

/** Rows of the events that have a code; ordinals are places in the list given. */
export function codedEvents(players: MatchReport['players'], events: readonly MatchEvent[]): CodedEvent[] {
  const numbers = new Map(players.map(({ key }, number) => [key, number]));
  return events.flatMap((event, ordinal) => {
    if (event.code === null) return [];
    const { code, team, frame, time, clock, x, y, z, zone, confidence, evidence } = event;
    return {
      ordinal,
      code,
      player: event.player === null ? null : (numbers.get(event.player) ?? null),
      team,
      frame,
      time: single(time),
      clock: single(clock.seconds),
      overtime: clock.overtime,
      x: small(x),
      y: small(y),
      z: small(z),
      zone,
      confidence: single(confidence),
      xg: typeof evidence.xg === 'number' ? single(evidence.xg) : null,
      outcome: typeof evidence.outcome === 'string' ? evidence.outcome : null,
    };
  });
}
