import { assistDetector } from '../../detectors/assist/assist.detector.ts';
import { centerDetector } from '../../detectors/center/center.detector.ts';
import { type PassEvent, passDetector } from '../../detectors/pass/pass.detector.ts';
import { passAttemptDetector } from '../../detectors/pass/pass-attempt.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { findPassBefore } from '../../detectors/shot/shot-context.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import {
  count,
  eventsPer5,
  type MetricComputes,
  type MetricInput,
  mean,
  needGoals,
  needTouches,
  per5,
  perMatch,
  shareOfEvents,
} from '../define-metric.ts';

const isPasser = ({ evidence }: PassEvent): boolean => evidence.role === 'passer';
const listPasses = ({ of }: MetricInput): PassEvent[] => of(passDetector).filter(isPasser);

/** Passes whose receiver shoots within 3 s (game-and-stats.md 3.5). */
const passesIntoShots = perMatch(({ match, all }): ReadonlySet<PassEvent> => {
  const passes = all(passDetector).filter(isPasser);
  return new Set(all(shotDetector).flatMap((shot) => findPassBefore(match, passes, shot) ?? []));
});

/** Players who passed to the later assister in the same possession: one entry per assist that has one. */
const secondAssisters = perMatch(({ match, all }): number[] => {
  const passes = all(passDetector).filter(isPasser);
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

/** Passes, and the chances that they create. */
export const PASSING_METRICS = {
  assists: ({ facts }) => count(facts.core.assists),
  ...needTouches({
    passes: eventsPer5(passDetector, isPasser),
    passesAttempted: eventsPer5(passAttemptDetector),
    passCompletionPct: shareOfEvents(passAttemptDetector, ({ evidence }) => evidence.outcome === 'completed'),
    passesReceived: eventsPer5(passDetector, ({ evidence }) => evidence.role === 'receiver'),
    passDistance: (input) => mean(listPasses(input).map(({ evidence }) => evidence.travel)),
    passAdvance: (input) => mean(listPasses(input).map(({ evidence }) => evidence.advance)),
    backboardPasses: eventsPer5(
      passDetector,
      (pass) => isPasser(pass) && pass.evidence.passKind === 'backboard',
    ),
    passesLost: eventsPer5(passAttemptDetector, ({ evidence }) => evidence.outcome === 'intercepted'),
    ...needGoals({ xa: ({ xg }) => count(xg.xa) }),
    keyPasses: (input) =>
      per5([...passesIntoShots(input)].filter(({ player }) => player === input.player.index).length, input),
    secondAssists: (input) =>
      count(secondAssisters(input).filter((player) => player === input.player.index).length),
    centers: eventsPer5(centerDetector),
    centerSuccessPct: shareOfEvents(centerDetector, ({ evidence }) => evidence.successful),
  }),
} satisfies MetricComputes;
