import { type PassEvent, passDetector } from '../../detectors/pass/pass.detector.ts';
import { passAttemptDetector } from '../../detectors/pass/pass-attempt.detector.ts';
import { type MetricInput, mean, needTouches, per5, share } from '../define-metric.ts';

const passesOf = ({ of }: MetricInput, role: PassEvent['evidence']['role']): PassEvent[] =>
  of(passDetector).filter(({ evidence }) => evidence.role === role);

/** Completed and attempted passes. */
export const PASS_METRICS = needTouches({
  passes: (input) => per5(passesOf(input, 'passer').length, input),
  passesAttempted: (input) => per5(input.of(passAttemptDetector).length, input),
  passCompletionPct: ({ of }) => {
    const attempts = of(passAttemptDetector);
    return share(attempts.filter(({ evidence }) => evidence.outcome === 'completed').length, attempts.length);
  },
  passesReceived: (input) => per5(passesOf(input, 'receiver').length, input),
  passDistance: (input) => mean(passesOf(input, 'passer').map(({ evidence }) => evidence.travel)),
  passAdvance: (input) => mean(passesOf(input, 'passer').map(({ evidence }) => evidence.advance)),
  backboardPasses: (input) =>
    per5(passesOf(input, 'passer').filter(({ evidence }) => evidence.passKind === 'backboard').length, input),
  passesLost: (input) =>
    per5(
      input.of(passAttemptDetector).filter(({ evidence }) => evidence.outcome === 'intercepted').length,
      input,
    ),
});
