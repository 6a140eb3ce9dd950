import type { TimelineEvent } from '../team-words.ts';

/** A goal counts as a shot too: within this time the shot of the scorer is the goal itself. */
const SAME_ACTION_SECONDS = 2;

/** Events that get a glyph: assists stand at their goal, and a shot that went in is shown as the goal. */
export function eventsWithGlyph(timeline: readonly TimelineEvent[]): TimelineEvent[] {
  const goals = timeline.filter((event) => event.kind === 'goal');
  const wentIn = (shot: TimelineEvent) =>
    goals.some(
      (goal) => goal.playerName === shot.playerName && Math.abs(goal.time - shot.time) <= SAME_ACTION_SECONDS,
    );
  return timeline.filter((event) => event.kind !== 'assist' && !(event.kind === 'shot' && wentIn(event)));
}
