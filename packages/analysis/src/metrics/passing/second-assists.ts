import { assistDetector } from '../../detectors/assist/assist.detector.ts';
import { passDetector } from '../../detectors/pass/pass.detector.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import type { MetricInput } from '../define-metric.ts';
import { perMatch } from '../per-match.ts';

/** Who passed to whom assisted: one entry an assist that has one. */
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

/** Passes of a player to the later assister in the same possession. */
export function secondAssistsOf(input: MetricInput): number {
  return secondAssisters(input).filter((player) => player === input.player.index).length;
}
