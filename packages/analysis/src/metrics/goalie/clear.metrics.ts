import { backboardReadDetector } from '../../detectors/backboard/backboard-read.detector.ts';
import { clearDetector } from '../../detectors/clear/clear.detector.ts';
import { type Metric, needTouches, per5, share } from '../define-metric.ts';

const clearing = {
  group: 'goalie',
  target: null,
  better: 'higher',
  decimals: 1,
  confidence: 'medium',
  minimumTeamSize: 1,
} as const;

const CLEAR_WORDS =
  'A clear is a touch in your own third that sends the ball away from your goal at 1,300 uu/s or more and is no pass.';

/** Getting the ball out. */
export const CLEAR_METRICS: readonly Metric[] = needTouches([
  {
    ...clearing,
    key: 'clears',
    number: 35,
    label: 'Clears',
    unit: 'count',
    scale: 'per5',
    sample: 's of live play',
    definition: `Clears in five minutes of live play. ${CLEAR_WORDS}`,
    events: ['clear'],
    compute: (input) => per5(input.of(clearDetector).length, input),
  },
  {
    ...clearing,
    key: 'clearSuccessPct',
    number: 36,
    label: 'Clear success',
    unit: 'percent',
    scale: 'share',
    sample: 'clears',
    definition: `How many of a hundred clears get 400 uu beyond your third within 3 seconds, before an opponent touches the ball. ${CLEAR_WORDS}`,
    events: ['clear'],
    compute: ({ of }) => {
      const clears = of(clearDetector);
      return share(clears.filter(({ evidence }) => evidence.successful).length, clears.length);
    },
  },
  {
    ...clearing,
    key: 'backboardClears',
    number: 37,
    label: 'Backboard clears',
    unit: 'count',
    scale: 'per5',
    sample: 's of live play',
    definition:
      'Touches at least 200 uu up the wall above your goal: before the ball bounces off it, or as the first within 1.2 seconds after it, in five minutes of live play.',
    events: ['backboardRead'],
    compute: (input) =>
      per5(
        input.of(backboardReadDetector).filter(({ evidence }) => evidence.side === 'defence').length,
        input,
      ),
  },
]);
