import { aerialDetector } from '../../detectors/aerial/aerial.detector.ts';
import { airDribbleDetector } from '../../detectors/air-dribble/air-dribble.detector.ts';
import { ceilingShotDetector } from '../../detectors/ceiling-shot/ceiling-shot.detector.ts';
import { flipDetector } from '../../detectors/flip/flip.detector.ts';
import { flipResetDetector } from '../../detectors/flip-reset/flip-reset.detector.ts';
import { halfFlipDetector } from '../../detectors/half-flip/half-flip.detector.ts';
import { speedFlipDetector } from '../../detectors/speed-flip/speed-flip.detector.ts';
import { waveDashDetector } from '../../detectors/wave-dash/wave-dash.detector.ts';
import { eventsPer5, type MetricComputes, per5, share } from '../define-metric.ts';

/** Aerial play. */
export const AERIAL_METRICS = {
  aerialTouches: eventsPer5(aerialDetector, ({ kind }) => kind === 'aerialTouch'),
  aerialSuccessPct: ({ of }) => {
    const events = of(aerialDetector);
    const touches = events.filter(({ kind }) => kind === 'aerialTouch').length;
    return share(touches, touches + events.filter(({ kind }) => kind === 'aerialMiss').length);
  },
  doubleAerials: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && event.evidence.double),
  singleAerials: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && !event.evidence.double),
  fastAerials: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && event.evidence.fast),
  airDribbles: eventsPer5(airDribbleDetector),
  flipResets: eventsPer5(flipResetDetector),
  ceilingShots: eventsPer5(ceilingShotDetector, ({ evidence }) => evidence.direct),
} satisfies MetricComputes;

/** Movement of a player. */
export const MOVEMENT_METRICS = {
  flips: eventsPer5(flipDetector, ({ evidence }) => evidence.partOf === null),
  halfFlips: eventsPer5(halfFlipDetector),
  speedFlips: eventsPer5(speedFlipDetector),
  waveDashes: eventsPer5(waveDashDetector),
  powerslides: (input) => input.facts.movement && per5(input.facts.movement.powerslides, input),
  avgSpeed: ({ facts: { movement: facts } }) =>
    facts?.averageSpeed == null
      ? null
      : { sum: facts.averageSpeed * facts.trackedSeconds, over: facts.trackedSeconds },
  supersonicPct: ({ facts: { movement: facts } }) =>
    facts && share(facts.supersonicSeconds, facts.trackedSeconds),
} satisfies MetricComputes;
