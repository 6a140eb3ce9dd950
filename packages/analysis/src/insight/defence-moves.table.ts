import type { EventKind } from '../detectors/event-kinds.table.ts';

/** A way to stop the opponents, as the defence table lists it. */
export interface DefenceMove {
  readonly code: number;
  readonly key: string;
  readonly label: string;
  /** Events behind the count. */
  readonly events: readonly EventKind[];
  /** What is counted, in the player's words. */
  readonly definition: string;
  /** What makes one successful; null where there is nothing to tell apart. */
  readonly success: string | null;
}

/** Source: game-and-stats.md 4.7. */
export const DEFENCE_MOVES = [
  {
    code: 5,
    key: 'save',
    label: 'Save',
    events: ['save'],
    definition: 'Saves that the game counts, epic ones among them.',
    success: null,
  },
  {
    code: 10,
    key: 'epicSave',
    label: 'Epic save',
    events: ['save'],
    definition: 'Saves that the game calls epic, or made at the last moment on the line.',
    success: null,
  },
  {
    code: 15,
    key: 'clear',
    label: 'Clear',
    events: ['clear'],
    definition: 'Touches in your own third that send the ball away from your goal at 1,300 uu/s or more.',
    success: 'The ball gets 400 uu beyond your third within 3 seconds, before an opponent touches it.',
  },
  {
    code: 20,
    key: 'backboardClear',
    label: 'Backboard clear',
    events: ['backboardRead'],
    definition:
      'Touches at least 200 uu up the wall above your goal, before the ball bounces off it or within 1.2 seconds after.',
    success: null,
  },
  {
    code: 25,
    key: 'block',
    label: 'Block',
    events: ['shot'],
    definition: 'Attempts of opponents that you touch at most 0.35 seconds after their touch.',
    success: null,
  },
  {
    code: 30,
    key: 'interception',
    label: 'Interception',
    events: ['takeaway'],
    definition: 'Attempted passes of the opponents that you win.',
    success: null,
  },
  {
    code: 35,
    key: 'challengeWon',
    label: 'Challenge won',
    events: ['challenge'],
    definition: 'Challenges after which your team has the ball, or nobody and it went your way.',
    success: null,
  },
  {
    code: 40,
    key: 'challengeNeutral',
    label: 'Challenge neutral',
    events: ['challenge'],
    definition: 'Challenges that nobody wins.',
    success: null,
  },
  {
    code: 45,
    key: 'challengeLost',
    label: 'Challenge lost',
    events: ['challenge'],
    definition: 'Challenges after which the opponents have the ball, or nobody and it went their way.',
    success: null,
  },
  {
    code: 50,
    key: 'fakeChallenge',
    label: 'Fake challenge',
    events: ['fakeChallenge'],
    definition:
      'Approaches that you break off 400 to 1,100 uu from the ball and that make the opponent hit it.',
    success: 'Your team touches the ball next, within 2.5 seconds.',
  },
  {
    code: 55,
    key: 'shadowDefence',
    label: 'Shadow defence',
    events: ['shadow'],
    definition:
      'Retreating goal-side of an opponent with the ball, 700 to 3,200 uu away, for 0.8 seconds or more.',
    success: 'No shot against you within 2 seconds of the end, or your team takes the ball.',
  },
  {
    code: 60,
    key: 'backPostRotation',
    label: 'Back-post rotation',
    events: ['rotationBack'],
    definition:
      'Coming back from the middle third to your goal within 4 seconds, on the side away from the ball.',
    success: null,
  },
  {
    code: 65,
    key: 'lastManStop',
    label: 'Last-man stop',
    events: ['lastManStop'],
    definition: 'Winning or clearing the ball as the last man, with no mate goal-side within 3,000 uu.',
    success: null,
  },
  {
    code: 70,
    key: 'defensiveDemolition',
    label: 'Defensive demolition',
    events: ['demolition'],
    definition: 'Demolitions of opponents in your own half.',
    success: null,
  },
  {
    code: 75,
    key: 'defensiveBump',
    label: 'Defensive bump',
    events: ['bump'],
    definition: 'Bumps of opponents in your own half.',
    success: null,
  },
  {
    code: 80,
    key: 'boostDenial',
    label: 'Boost denial',
    events: ['boostDenial'],
    definition:
      'Big pads that you take in the opponents’ half while they have the ball and the one of them nearest to it has less than 25 boost.',
    success: null,
  },
  {
    code: 85,
    key: 'goalSideRecovery',
    label: 'Goal-side recovery',
    events: ['goalSideRecovery'],
    definition:
      'Getting from 500 uu ahead of the ball to goal-side of it within 2.5 seconds while the opponents have it in your half.',
    success: null,
  },
  {
    code: 90,
    key: 'cornerSaveOut',
    label: 'Corner save-out',
    events: ['cornerSaveOut'],
    definition:
      'Touches in your own corner that send the ball out of it at 900 uu/s or more, and not towards the front of your goal.',
    success: null,
  },
] as const satisfies readonly DefenceMove[];
export type DefenceMoveKey = (typeof DEFENCE_MOVES)[number]['key'];
