import { assistDetector } from '../../detectors/assist/assist.detector.ts';
import { centerDetector } from '../../detectors/center/center.detector.ts';
import { type PassEvent, passDetector } from '../../detectors/pass/pass.detector.ts';
import { passAttemptDetector } from '../../detectors/pass/pass-attempt.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { findPassBefore } from '../../detectors/shot/shot-context.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import {
  count,
  type MetricComputes,
  type MetricInput,
  mean,
  needTouches,
  per5,
  perMatch,
  share,
} from '../define-metric.ts';

const listPasses = ({ of }: MetricInput, role: PassEvent['evidence']['role']): PassEvent[] =>
  of(passDetector).filter(({ evidence }) => evidence.role === role);

/** Completed and attempted passes. */
export const PASS_METRICS = needTouches({
  passes: (input) => per5(listPasses(input, 'passer').length, input),
  passesAttempted: (input) => per5(input.of(passAttemptDetector).length, input),
  passCompletionPct: ({ of }) => {
    const attempts = of(passAttemptDetector);
    return share(attempts.filter(({ evidence }) => evidence.outcome === 'completed').length, attempts.length);
  },
  passesReceived: (input) => per5(listPasses(input, 'receiver').length, input),
  passDistance: (input) => mean(listPasses(input, 'passer').map(({ evidence }) => evidence.travel)),
  passAdvance: (input) => mean(listPasses(input, 'passer').map(({ evidence }) => evidence.advance)),
  backboardPasses: (input) =>
    per5(
      listPasses(input, 'passer').filter(({ evidence }) => evidence.passKind === 'backboard').length,
      input,
    ),
  passesLost: (input) =>
    per5(
      input.of(passAttemptDetector).filter(({ evidence }) => evidence.outcome === 'intercepted').length,
      input,
    ),
});

const passesIntoShots = perMatch(({ match, all }): ReadonlySet<PassEvent> => {
  const passes = all(passDetector).filter(({ evidence }) => evidence.role === 'passer');
  return new Set(all(shotDetector).flatMap((shot) => findPassBefore(match, passes, shot) ?? []));
});

/** Returns a player's passes whose receiver shoots within 3 s (game-and-stats.md 3.5). */
function countKeyPasses(input: MetricInput): number {
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
function countSecondAssists(input: MetricInput): number {
  return secondAssisters(input).filter((player) => player === input.player.index).length;
}

export const CHANCE_METRICS = {
  assists: ({ facts }) => count(facts.core.assists),
  ...needTouches({
    xa: ({ match, xg }) => (hasStandardGoals(match.timeline) ? count(xg.xa) : null),
    keyPasses: (input) => per5(countKeyPasses(input), input),
    secondAssists: (input) => count(countSecondAssists(input)),
    centers: (input) => per5(input.of(centerDetector).length, input),
    centerSuccessPct: ({ of }) => {
      const centers = of(centerDetector);
      return share(centers.filter(({ evidence }) => evidence.successful).length, centers.length);
    },
  }),
} satisfies MetricComputes;
