import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import { type Metric, type MetricInput, mean, needTouches, per5 } from '../define-metric.ts';

/** Returns what each of a player's touches added; null on non-soccar fields. */
function addedBy({ of }: MetricInput): number[] | null {
  const added = of(touchDetector).map(({ evidence }) => evidence.threatAdded);
  return added.every((value) => value !== null) ? added : null;
}

const threat = {
  group: 'shooting',
  target: null,
  minimumTeamSize: 1,
  unit: 'goals',
  better: 'higher',
  confidence: 'low',
  events: ['touch'],
} as const;

const DEFINITION =
  'Threat is the expected goals (xG) in the next 8 seconds. A touch adds the xG it gives your team plus the xG it takes from the opponents.';

/** Effect of touches on both teams' chances. Source: game-and-stats.md 6.6. */
export const THREAT_METRICS: readonly Metric[] = needTouches([
  {
    ...threat,
    key: 'threatAdded',
    number: 169,
    label: 'Threat added',
    scale: 'per5',
    decimals: 2,
    sample: 's of playing time',
    definition: `${DEFINITION} The sum of your touches, per 5 minutes of play.`,
    compute: (input) => {
      const added = addedBy(input);
      return (
        added &&
        per5(
          added.reduce((total, value) => total + value, 0),
          input,
        )
      );
    },
  },
  {
    ...threat,
    key: 'threatPerTouch',
    number: 170,
    label: 'Threat per touch',
    scale: 'mean',
    decimals: 3,
    sample: 'touches',
    definition: `${DEFINITION} The average of your touches.`,
    compute: (input) => {
      const added = addedBy(input);
      return added && mean(added);
    },
  },
]);
