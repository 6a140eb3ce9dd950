import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { type Transition, transitionDetector } from '../../detectors/transition/transition.detector.ts';
import { count, type Metric, type MetricInput, median, needTouches, share } from '../define-metric.ts';

const transition = {
  group: 'transition',
  target: null,
  better: 'higher',
  confidence: 'medium',
  minimumTeamSize: 1,
  events: ['transition'],
} as const;
const percent = { unit: 'percent', scale: 'share', decimals: 1, sample: 'transitions' } as const;

const TRANSITION_WORDS =
  'A transition begins with your touch that wins the ball in your own half, and lasts as long as your team controls it, 8 seconds at most.';

const startedBy = ({ of }: MetricInput): readonly Transition[] => of(transitionDetector);
const entryTimes = (input: MetricInput): number[] =>
  startedBy(input).flatMap(({ evidence }) => evidence.secondsToEntry ?? []);

/** What comes of balls won in the own half; they count for the player who won them (game-and-stats.md 3.36). */
export const TRANSITION_METRICS: readonly Metric[] = needTouches([
  {
    ...transition,
    ...percent,
    key: 'transitionExitPct',
    number: 48,
    label: 'Exit success',
    sample: 'transitions from the own third',
    definition: `How many of a hundred of your transitions out of your own third leave it. ${TRANSITION_WORDS}`,
    compute: (input) => {
      const deep = startedBy(input).filter(({ evidence }) => evidence.exited !== null);
      return share(deep.filter(({ evidence }) => evidence.exited).length, deep.length);
    },
  },
  {
    ...transition,
    ...percent,
    key: 'transitionEntryPct',
    number: 49,
    label: 'Entry success',
    definition: `How many of a hundred of your transitions bring the ball into the opponents’ third. ${TRANSITION_WORDS}`,
    compute: (input) => {
      const all = startedBy(input);
      return share(all.filter(({ evidence }) => evidence.entered).length, all.length);
    },
  },
  {
    ...transition,
    ...percent,
    key: 'transitionShotPct',
    number: 50,
    label: 'Transitions with shot',
    definition: `How many of a hundred of your transitions end in a shot of your team. ${TRANSITION_WORDS}`,
    compute: (input) => {
      const all = startedBy(input);
      return share(all.filter(({ evidence }) => evidence.shots > 0).length, all.length);
    },
  },
  {
    ...transition,
    key: 'transitionTime',
    number: 51,
    label: 'Time to entry',
    unit: 'seconds',
    scale: 'mean',
    decimals: 1,
    better: 'lower',
    sample: 'transitions that got there',
    definition: `Seconds until the ball enters the opponents’ third, in the middle one of your transitions that get there. ${TRANSITION_WORDS}`,
    compute: (input) => median(entryTimes(input)),
    computeTeam: (players) => median(players.flatMap(entryTimes)),
  },
  {
    ...transition,
    key: 'transitionXg',
    number: 52,
    label: 'xG from transitions',
    unit: 'goals',
    scale: 'match',
    decimals: 2,
    sample: 'match',
    definition: `Expected goals of what your team shoots in your transitions. ${TRANSITION_WORDS}`,
    compute: (input) =>
      hasStandardGoals(input.match.timeline)
        ? count(startedBy(input).reduce((total, { evidence }) => total + evidence.xg, 0))
        : null,
  },
]);
