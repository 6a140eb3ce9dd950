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
