import { assistDetector } from '../../detectors/assist/assist.detector.ts';
import { centerDetector } from '../../detectors/center/center.detector.ts';
import { type PassEvent, passDetector } from '../../detectors/pass/pass.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { passBefore } from '../../detectors/shot/shot-context.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import {
  count,
  type MetricComputes,
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

/** Passes that create chances. */
export const CHANCE_METRICS = {
  assists: ({ facts }) => count(facts.core.assists),
  ...needTouches({
    xa: ({ match, xg }) => (hasStandardGoals(match.timeline) ? count(xg.xa) : null),
    keyPasses: (input) => per5(keyPassesOf(input), input),
    secondAssists: (input) => count(secondAssistsOf(input)),
    centers: (input) => per5(input.of(centerDetector).length, input),
    centerSuccessPct: ({ of }) => {
      const centers = of(centerDetector);
      return share(centers.filter(({ evidence }) => evidence.successful).length, centers.length);
    },
  }),
} satisfies MetricComputes;
