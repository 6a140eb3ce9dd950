import { assistDetector } from '../../detectors/assist/assist.detector.ts';
import { centerDetector } from '../../detectors/center/center.detector.ts';
import { type PassEvent, passDetector } from '../../detectors/pass/pass.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { passBefore } from '../../detectors/shot/shot-context.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import {
  count,
  type Metric,
  type MetricInput,
  needTouches,
  per5,
  perMatch,
  share,
} from '../define-metric.ts';

const passesIntoShots = perMatch(({ match, all }): ReadonlySet<PassEvent> => {
  const passes = all(passDetector).filter(({ evidence }) => evidence.role === 'passer');
  return new Set(all(shotDetector).flatMap((shot) => passBefore(match, passes, shot) ?? []));
});

/** Returns a player's passes whose receiver shoots within 3 s (game-and-stats.md 3.5). */
function keyPassesOf(input: MetricInput): number {
  return [...passesIntoShots(input)].filter(({ player }) => player === input.player.index).length;
}

/** Returns the second assisters: one entry per assist that has one. */
const secondAssisters = perMatch(({ match, all }): number[] => {
  const passes = all(passDetector).filter(({ evidence }) => evidence.role === 'passer');
  const touches = all(touchDetector);
  return all(assistDetector).flatMap((assist) => {
    const pass = passes.findLast(
      ({ other, endFrame }) => other === assist.player && endFrame <= assist.frame,
    );
    if (pass === undefined || pass.player === assist.other) return [];
    const lost = touches.some(
      ({ team, frame }) => team !== assist.team && frame > pass.frame && frame <= assist.frame,
    );
    const stopped = match.timeline.goals.some(({ frame }) => frame > pass.frame && frame < assist.frame);
    return lost || stopped ? [] : [pass.player];
  });
});

/** Returns a player's passes to the later assister in the same possession. */
function secondAssistsOf(input: MetricInput): number {
  return secondAssisters(input).filter((player) => player === input.player.index).length;
}

const passing = {
  group: 'passing',
  target: null,
  better: 'higher',
  minimumTeamSize: 2,
} as const;

/** Passes that create chances. */
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
    definition: 'Assists on your scoreboard.',
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
      definition: 'xA: the xG of shots your passes set up within 3 seconds.',
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
      sample: 's of playing time',
      confidence: 'medium',
      definition: 'Passes your teammate shot from within 3 seconds, per 5 minutes of play.',
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
        'Passes to the player who then assists a goal, with no opponent touch before the assist. The scorer doesn’t get one.',
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
      sample: 's of playing time',
      confidence: 'medium',
      definition:
        'Touches in the opponents’ half that bring the ball from the wing (1,600 uu out) in front of the net, per 5 minutes of play. They have 3 seconds.',
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
        '% of centers a teammate touches next, within 2.5 seconds of the ball getting in front of the net.',
      events: ['center'],
      compute: ({ of }) => {
        const centers = of(centerDetector);
        return share(centers.filter(({ evidence }) => evidence.successful).length, centers.length);
      },
    },
  ]),
];
