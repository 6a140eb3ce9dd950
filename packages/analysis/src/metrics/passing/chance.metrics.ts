import { centerDetector } from '../../detectors/center/center.detector.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { count, type Metric, per5, share } from '../define-metric.ts';
import { needTouches } from '../need-touches.ts';
import { keyPassesOf } from './key-passes.ts';
import { secondAssistsOf } from './second-assists.ts';

const passing = {
  group: 'passing',
  target: null,
  better: 'higher',
  minimumTeamSize: 2,
} as const;

/** Passes that make chances. */
export const CHANCE_METRICS: readonly Metric[] = [
  {
    ...passing,
    key: 'assists',
    number: 19,
    label: 'Assists',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    sample: 'match',
    confidence: 'high',
    definition: 'Assists that the scoreboard gives you.',
    events: ['assist'],
    compute: ({ facts }) => count(facts.core.assists),
  },
  ...needTouches([
    {
      ...passing,
      key: 'xa',
      number: 20,
      label: 'Expected assists',
      unit: 'goals',
      scale: 'match',
      decimals: 2,
      sample: 'match',
      confidence: 'medium',
      definition:
        'Expected goals of what team mates make of your passes: the receiver’s first attempt within 3 seconds of getting the ball.',
      events: ['pass', 'shot'],
      compute: ({ match, xg }) => (hasStandardGoals(match.timeline) ? count(xg.xa) : null),
    },
    {
      ...passing,
      key: 'keyPasses',
      number: 21,
      label: 'Passes into shots',
      unit: 'count',
      scale: 'per5',
      decimals: 1,
      sample: 's of live play',
      confidence: 'medium',
      definition:
        'Passes after which the receiver shoots within 3 seconds of getting the ball, in five minutes of live play. Attempts count, and what the game counts as a shot.',
      events: ['pass', 'shot'],
      compute: (input) => per5(keyPassesOf(input), input),
    },
    {
      ...passing,
      key: 'secondAssists',
      number: 22,
      label: 'Second assists',
      unit: 'count',
      scale: 'match',
      decimals: 0,
      sample: 'match',
      confidence: 'medium',
      minimumTeamSize: 3,
      definition:
        'Passes to the player who then assists a goal, with no opponent touch until his assist. The scorer himself gets none.',
      events: ['pass', 'assist'],
      compute: (input) => count(secondAssistsOf(input)),
    },
    {
      ...passing,
      key: 'centers',
      number: 23,
      label: 'Centers',
      unit: 'count',
      scale: 'per5',
      decimals: 1,
      sample: 's of live play',
      confidence: 'medium',
      definition:
        'Touches in the opponents’ half that bring the ball from the wing, at least 1,600 uu out, to the front of the goal within 3 seconds, in five minutes of live play.',
      events: ['center'],
      compute: (input) => per5(input.of(centerDetector).length, input),
    },
    {
      ...passing,
      key: 'centerSuccessPct',
      number: 24,
      label: 'Center success',
      unit: 'percent',
      scale: 'share',
      decimals: 1,
      sample: 'centers',
      confidence: 'medium',
      definition:
        'How many of a hundred centers a team mate touches next, at most 2.5 seconds after the ball is in front of the goal.',
      events: ['center'],
      compute: ({ of }) => {
        const centers = of(centerDetector);
        return share(centers.filter(({ evidence }) => evidence.successful).length, centers.length);
      },
    },
  ]),
];
