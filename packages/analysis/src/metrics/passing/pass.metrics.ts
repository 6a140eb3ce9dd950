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
const rate = { unit: 'count', scale: 'per5', decimals: 1, sample: 's of live play' } as const;

const PASS_WORDS =
  'A pass is a touch of yours that a team mate touches next, within 3.5 seconds, the ball having travelled 500 uu or more.';
const ATTEMPT_WORDS =
  'An attempted pass would come within 800 uu of a team mate within 2.5 seconds, at 500 uu/s or more; passes that arrive always count.';

const passesOf = ({ of }: MetricInput, role: PassEvent['evidence']['role']): PassEvent[] =>
  of(passDetector).filter(({ evidence }) => evidence.role === role);

/** Passes made and meant. */
export const PASS_METRICS: readonly Metric[] = needTouches([
  {
    ...passing,
    ...rate,
    key: 'passes',
    number: 15,
    label: 'Passes completed',
    better: 'higher',
    definition: `Passes in five minutes of live play. ${PASS_WORDS}`,
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
    definition: `Touches that send the ball to a team mate, in five minutes of live play. ${ATTEMPT_WORDS}`,
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
    definition: `How many of a hundred attempted passes arrive. ${ATTEMPT_WORDS}`,
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
    definition: `Passes of team mates that you touch next, in five minutes of live play. ${PASS_WORDS}`,
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
    definition: `Straight distance from your touch to your team mate’s, on average. ${PASS_WORDS}`,
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
    definition: `How much nearer your passes bring the ball to the opponents’ goal line, on average; below 0 you pass backwards. ${PASS_WORDS}`,
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
    definition: 'Passes that come off the wall above the goal, in five minutes of live play.',
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
    definition: `Attempted passes that an opponent touches next, within 3.5 seconds, in five minutes of live play. ${ATTEMPT_WORDS}`,
    events: ['passAttempt'],
    compute: (input) =>
      per5(
        input.of(passAttemptDetector).filter(({ evidence }) => evidence.outcome === 'intercepted').length,
        input,
      ),
  },
]);
