import type { MatchEvent } from '@datacoach/contract';

/** What became of a shot, in the order of the legend. */
export const SHOT_OUTCOMES = ['goal', 'save', 'block', 'post', 'miss'] as const;
export type ShotOutcome = (typeof SHOT_OUTCOMES)[number];

export const OUTCOME_WORDS: Readonly<Record<ShotOutcome, string>> = {
  goal: 'Goal',
  save: 'Saved',
  block: 'Blocked',
  post: 'Off the frame',
  miss: 'Missed',
};

/** A shot as the pictures draw it; null where the file does not tell. */
export interface ShotFacts {
  readonly event: MatchEvent;
  readonly outcome: ShotOutcome;
  /** Chance of the attempt; null for shots that only the game counted. */
  readonly xg: number | null;
  /** Ball speed after the touch, uu/s. */
  readonly speed: number | null;
  /** Ball to the goal's middle, uu. */
  readonly distance: number | null;
  /** Where it crosses the line, uu: right of the middle as the shooter sees it, above the floor. */
  readonly crossing: { readonly right: number; readonly up: number } | null;
  readonly type: string | null;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The goal of a shot was often touched on its way: its own place in the mouth is where the ball went in. */
const GOAL_SECONDS = 8;

/** Every shot of the match in order of time. */
export function shotFacts(events: readonly MatchEvent[]): ShotFacts[] {
  const goals = events.filter(({ kind }) => kind === 'goal');
  return events
    .filter(({ kind }) => kind === 'shot')
    .map((event) => {
      const { evidence } = event;
      const outcome = SHOT_OUTCOMES.find((known) => known === evidence.outcome) ?? 'miss';
      const goal =
        outcome === 'goal'
          ? goals.find(({ evidence: { shotFrame }, frame, player, time }) =>
              shotFrame === null
                ? player === event.player && time - event.time <= GOAL_SECONDS && frame >= event.frame
                : shotFrame === event.frame && player === event.player,
            )
          : undefined;
      const right = numberOf(goal?.evidence.right) ?? numberOf(evidence.crossingRight);
      const up = numberOf(goal?.evidence.up) ?? numberOf(evidence.crossingHeight);
      return {
        event,
        outcome,
        xg: numberOf(evidence.xg),
        speed: numberOf(evidence.speed),
        distance: numberOf(evidence.distance),
        crossing: right === null || up === null ? null : { right, up },
        type: typeof evidence.type === 'string' ? evidence.type : null,
      };
    });
}
