import { aerialDetector } from '../../detectors/aerial/aerial.detector.ts';
import { airDribbleDetector } from '../../detectors/air-dribble/air-dribble.detector.ts';
import { ceilingShotDetector } from '../../detectors/ceiling-shot/ceiling-shot.detector.ts';
import { flipDetector } from '../../detectors/flip/flip.detector.ts';
import { flipResetDetector } from '../../detectors/flip-reset/flip-reset.detector.ts';
import { halfFlipDetector } from '../../detectors/half-flip/half-flip.detector.ts';
import { speedFlipDetector } from '../../detectors/speed-flip/speed-flip.detector.ts';
import { waveDashDetector } from '../../detectors/wave-dash/wave-dash.detector.ts';
import { eventsPer5, type Metric, per5, share } from '../define-metric.ts';

const aerial = {
  group: 'mechanics',
  target: null,
  minimumTeamSize: 1,
  unit: 'count',
  scale: 'per5',
  decimals: 1,
  better: 'higher',
  sample: 's of playing time',
  confidence: 'medium',
} as const;

/** Aerial play. */
export const AERIAL_METRICS: readonly Metric[] = [
  {
    ...aerial,
    key: 'aerialTouches',
    number: 99,
    label: 'Aerial touches',
    confidence: 'high',
    definition:
      'Touches with your car 200 uu up or higher, after 0.15 seconds in the air, per 5 minutes of play.',
    events: ['aerialTouch'],
    compute: eventsPer5(aerialDetector, ({ kind }) => kind === 'aerialTouch'),
  },
  {
    ...aerial,
    key: 'aerialSuccessPct',
    number: 100,
    label: 'Aerial success',
    unit: 'percent',
    scale: 'share',
    sample: 'aerial touches and misses',
    definition:
      '% of your aerials that touched the ball. A miss is a flight above 300 uu with 10 boost or more that came within 400 uu of the ball.',
    events: ['aerialTouch', 'aerialMiss'],
    compute: ({ of }) => {
      const events = of(aerialDetector);
      const touches = events.filter(({ kind }) => kind === 'aerialTouch').length;
      return share(touches, touches + events.filter(({ kind }) => kind === 'aerialMiss').length);
    },
  },
  {
    ...aerial,
    key: 'doubleAerials',
    number: 101,
    label: 'Double aerial jumps',
    definition:
      'Aerials with a double jump and no flip where you touch the ball 200 uu up or higher, per 5 minutes of play.',
    events: ['aerialJump'],
    compute: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && event.evidence.double),
  },
  {
    ...aerial,
    key: 'singleAerials',
    number: 102,
    label: 'Single aerial jumps',
    definition:
      'Aerials with one jump and no flip where you touch the ball 200 uu up or higher, per 5 minutes of play.',
    events: ['aerialJump'],
    compute: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && !event.evidence.double),
  },
  {
    ...aerial,
    key: 'fastAerials',
    number: 103,
    label: 'Fast aerials',
    definition:
      'Double-jump aerials with the second jump within 0.5 seconds, boost right away and 300 uu of height within a second, per 5 minutes of play.',
    events: ['aerialJump'],
    compute: eventsPer5(aerialDetector, (event) => event.kind === 'aerialJump' && event.evidence.fast),
  },
  {
    ...aerial,
    key: 'airDribbles',
    number: 112,
    label: 'Air dribbles',
    definition:
      'Three or more touches in a row, two of them in the air, without the ball touching the ground, per 5 minutes of play.',
    events: ['airDribble'],
    compute: eventsPer5(airDribbleDetector),
  },
  {
    ...aerial,
    key: 'flipResets',
    number: 113,
    label: 'Flip resets',
    definition:
      'Times the ball gave you your flip back in the air, per 5 minutes of play. Files from before 2026 only show the ones you used.',
    events: ['flipReset'],
    compute: eventsPer5(flipResetDetector),
  },
  {
    ...aerial,
    key: 'ceilingShots',
    number: 114,
    label: 'Ceiling shots',
    definition: 'Touches within 1.35 seconds of dropping from the ceiling, per 5 minutes of play.',
    events: ['ceilingShot'],
    compute: eventsPer5(ceilingShotDetector, ({ evidence }) => evidence.direct),
  },
];

const movement = {
  group: 'mechanics',
  target: null,
  minimumTeamSize: 1,
  unit: 'count',
  scale: 'per5',
  decimals: 1,
  better: 'higher',
  sample: 's of playing time',
  confidence: 'medium',
} as const;

/** Movement of a player. */
export const MOVEMENT_METRICS: readonly Metric[] = [
  {
    ...movement,
    key: 'flips',
    number: 104,
    label: 'Flips',
    better: 'neutral',
    confidence: 'high',
    definition:
      'Flips other than speed flips, half flips and wave dashes, per 5 minutes of play. Flips into the ball count.',
    events: ['flip'],
    compute: eventsPer5(flipDetector, ({ evidence }) => evidence.partOf === null),
  },
  {
    ...movement,
    key: 'halfFlips',
    number: 105,
    label: 'Half flips',
    definition:
      'Canceled back flips that left your car facing the other way within 1.1 seconds, per 5 minutes of play.',
    events: ['halfFlip'],
    compute: eventsPer5(halfFlipDetector),
  },
  {
    ...movement,
    key: 'speedFlips',
    number: 106,
    label: 'Speed flips',
    definition:
      'Diagonal front flips from the ground, canceled and with boost, per 5 minutes of play. Kickoffs count.',
    events: ['speedFlip'],
    compute: eventsPer5(speedFlipDetector),
  },
  {
    ...movement,
    key: 'waveDashes',
    number: 107,
    label: 'Wave dashes',
    definition:
      'Flips 28 to 320 uu above the ground or a wall that landed within 0.35 seconds and turned into speed, per 5 minutes of play.',
    events: ['waveDash'],
    compute: eventsPer5(waveDashDetector),
  },
  {
    ...movement,
    key: 'powerslides',
    number: 108,
    label: 'Powerslides',
    definition: 'Powerslides on the ground, per 5 minutes of play. Replays don’t include very short taps.',
    events: ['powerslide'],
    compute: (input) => input.facts.movement && per5(input.facts.movement.powerslides, input),
  },
  {
    ...movement,
    key: 'avgSpeed',
    number: 121,
    label: 'Average speed',
    unit: 'uuPerSecond',
    scale: 'mean',
    decimals: 1,
    sample: 's on the field',
    confidence: 'high',
    definition: 'Your average speed, as on ballchasing.com. Top speed is 83 km/h, or 51 km/h without boost.',
    events: [],
    compute: ({ facts: { movement: facts } }) =>
      facts?.averageSpeed == null
        ? null
        : { sum: facts.averageSpeed * facts.trackedSeconds, over: facts.trackedSeconds },
  },
  {
    ...movement,
    key: 'supersonicPct',
    number: 122,
    label: 'Time supersonic',
    unit: 'percent',
    scale: 'share',
    sample: 's on the field',
    confidence: 'high',
    definition: '% of time on the field at 79 km/h or more.',
    events: [],
    compute: ({ facts: { movement: facts } }) =>
      facts && share(facts.supersonicSeconds, facts.trackedSeconds),
  },
];
