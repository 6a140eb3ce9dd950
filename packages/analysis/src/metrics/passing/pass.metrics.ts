import type { PassEvent } from '../../detectors/pass/pass.detector.ts';
import { passDetector } from '../../detectors/pass/pass.detector.ts';
import { passAttemptDetector } from '../../detectors/pass/pass-attempt.detector.ts';
import { type Metric, type MetricInput, mean, needTouches, per5, share } from '../define-metric.ts';

const passing = {
  group: 'passing',
  target: null,
  confidence: 'medium',
  minimumTeamSize: 2,
} as const;
const rate = { unit: 'count', scale: 'per5', decimals: 1, sample: 's of playing time' } as const;

const PASS_WORDS =
  'A pass is your touch that a teammate touches next within 3.5 seconds, after the ball traveled 500 uu or more.';
const ATTEMPT_WORDS =
  'An attempted pass would get within 800 uu of a teammate in 2.5 seconds, at 18 km/h or more. Completed passes always count.';

const passesOf = ({ of }: MetricInput, role: PassEvent['evidence']['role']): PassEvent[] =>
  of(passDetector).filter(({ evidence }) => evidence.role === role);

/** Completed and attempted passes. */
export const PASS_METRICS: readonly Metric[] = needTouches([
  {
    ...passing,
    ...rate,
    key: 'passes',
    number: 15,
    label: 'Passes completed',
    better: 'higher',
    definition: `Passes per 5 minutes of play. ${PASS_WORDS}`,
    events: ['pass'],
    compute: (input) => per5(passesOf(input, 'passer').length, input),
  },
  {
    ...passing,
    ...rate,
    key: 'passesAttempted',
    number: 16,
    label: 'Passes attempted',
    better: 'neutral',
    confidence: 'low',
    definition: `Touches that send the ball to a teammate, per 5 minutes of play. ${ATTEMPT_WORDS}`,
    events: ['passAttempt'],
    compute: (input) => per5(input.of(passAttemptDetector).length, input),
  },
  {
    ...passing,
    key: 'passCompletionPct',
    number: 17,
    label: 'Pass completion',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    better: 'higher',
    sample: 'attempted passes',
    confidence: 'low',
    definition: `% of attempted passes that were completed. ${ATTEMPT_WORDS}`,
    events: ['passAttempt'],
    compute: ({ of }) => {
      const attempts = of(passAttemptDetector);
      return share(
        attempts.filter(({ evidence }) => evidence.outcome === 'completed').length,
        attempts.length,
      );
    },
  },
  {
    ...passing,
    ...rate,
    key: 'passesReceived',
    number: 18,
    label: 'Passes received',
    better: 'higher',
    definition: `Teammates’ passes you touch next, per 5 minutes of play. ${PASS_WORDS}`,
    events: ['pass'],
    compute: (input) => per5(passesOf(input, 'receiver').length, input),
  },
  {
    ...passing,
    key: 'passDistance',
    number: 25,
    label: 'Average pass distance',
    unit: 'uu',
    scale: 'mean',
    decimals: 0,
    better: 'neutral',
    sample: 'passes',
    confidence: 'high',
    definition: `Average distance from your touch to your teammate’s. ${PASS_WORDS}`,
    events: ['pass'],
    compute: (input) => mean(passesOf(input, 'passer').map(({ evidence }) => evidence.travel)),
  },
  {
    ...passing,
    key: 'passAdvance',
    number: 26,
    label: 'Average pass advance',
    unit: 'uu',
    scale: 'mean',
    decimals: 0,
    better: 'higher',
    sample: 'passes',
    confidence: 'high',
    definition: `How much closer your passes bring the ball to the opponents’ goal line, on average. Below 0, you pass backward. ${PASS_WORDS}`,
    events: ['pass'],
    compute: (input) => mean(passesOf(input, 'passer').map(({ evidence }) => evidence.advance)),
  },
  {
    ...passing,
    ...rate,
    key: 'backboardPasses',
    number: 27,
    label: 'Backboard passes',
    better: 'higher',
    definition: 'Passes off the backboard, per 5 minutes of play.',
    events: ['pass'],
    compute: (input) =>
      per5(
        passesOf(input, 'passer').filter(({ evidence }) => evidence.passKind === 'backboard').length,
        input,
      ),
  },
  {
    ...passing,
    ...rate,
    key: 'passesLost',
    number: 28,
    label: 'Passes lost',
    better: 'lower',
    confidence: 'low',
    definition: `Attempted passes an opponent touches next within 3.5 seconds, per 5 minutes of play. ${ATTEMPT_WORDS}`,
    events: ['passAttempt'],
    compute: (input) =>
      per5(
        input.of(passAttemptDetector).filter(({ evidence }) => evidence.outcome === 'intercepted').length,
        input,
      ),
  },
]);
