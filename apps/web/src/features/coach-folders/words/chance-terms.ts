import type { Term } from '../../../shared/ui/definition.tsx';

/** Words about chances, for somebody who does not play. */
export const CHANCE_TERMS = {
  xg: {
    label: 'xG',
    definition:
      'Expected goals: how many goals the chances are worth on average, by distance, angle, speed and how well the defence could reach the ball.',
  },
  quality: {
    label: 'xG a shot',
    definition:
      'How good the average chance is: 0.25 is a goal from every fourth shot like it. Fewer, better shots raise it.',
  },
  finishing: {
    label: 'Goals − xG',
    definition:
      'Goals beyond what the chances were worth: above 0 more went in than usual, below 0 fewer. Own goals of the opponents are left out. Over a few games much of it is luck.',
  },
  prevented: {
    label: 'Goals prevented',
    definition:
      'What the chances against were worth, minus the goals conceded, shared among the defenders by how near they were. Above 0 they let in fewer than usual.',
  },
} as const satisfies Record<string, Term>;
