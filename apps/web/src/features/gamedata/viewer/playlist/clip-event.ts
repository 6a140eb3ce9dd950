import type { MatchEvent } from '@datacoach/contract';
import { LEAD_SECONDS } from '../../../../shared/format/clip-search.ts';
import { isPlay } from '../../plays/play-kinds.ts';

/** The address tells tenths; this and what the sum of two such numbers loses, s. */
const SAME_SECONDS = 0.06;

/** A clip's part of the viewer's address. */
interface ClipPlace {
  readonly t?: number | undefined;
  readonly until?: number | undefined;
  readonly player?: string | undefined;
}

/** The event of a player that a clip begins `LEAD_SECONDS` before, a main one rather; null for what is no such clip. */
export function clipEvent({ t, until, player }: ClipPlace, events: readonly MatchEvent[]): MatchEvent | null {
  if (t === undefined || until === undefined || player === undefined) return null;
  const there = events.filter((event) => {
    // What happens in the first moments of a recording has a shorter lead.
    const start = Math.max(event.time - LEAD_SECONDS, 0);
    return event.player === player && Math.abs(start - t) < SAME_SECONDS;
  });
  return there.find((event) => isPlay(undefined, event, false)) ?? there[0] ?? null;
}
