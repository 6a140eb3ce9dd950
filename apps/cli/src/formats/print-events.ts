import type { MatchEvent } from '@datacoach/analysis';

/** One JSON line for each event, with the file it comes from, so that a person can check it against the game. */
export function printEvents(events: readonly MatchEvent[], file: string): string {
  return events.map((event) => `${JSON.stringify({ file, ...event })}\n`).join('');
}
