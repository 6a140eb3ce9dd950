import { FIELD } from '../model/field-geometry.ts';
import { COACHED_METRICS, findPlainWords, type MomentPattern } from './coached-metrics.ts';
import type { MomentEvent } from './metric-moments.ts';

/** A stored event with its position in field coordinates, uu. */
export type LocatedMoment = MomentEvent & { readonly x: number };

/** Half the width of the middle lane, uu; the three lanes of the field are equally wide. */
export const SIDE_LANE = FIELD.sideWallX / 3;
/** Min distance of a long shot from the middle of the goal, uu [P]. */
const LONG_SHOT = 3000;
/** Fewer moments show no pattern. */
const MIN_MOMENTS = 3;

const PATTERNS: Readonly<Record<MomentPattern, (moment: LocatedMoment) => boolean>> = {
  wide: ({ x }) => Math.abs(x) > SIDE_LANE,
  far: ({ evidence: { distance } }) => typeof distance === 'number' && distance >= LONG_SHOT,
  pressed: ({ evidence: { pressure } }) => pressure === 'tight',
  close: ({ evidence: { distance } }) => typeof distance === 'number',
};

/** Wording of a metric that fits a player's moments, and those that show it, in their order. */
interface MatchingWords<M> {
  readonly words: ReturnType<typeof findPlainWords>;
  readonly shown: readonly M[];
}

/**
 * Chooses the tip that most of the player's moments show. If none is shown by half of them, it is the metric's usual
 * wording, with all moments.
 */
export function chooseMatchingWords<M extends LocatedMoment>(
  metric: string,
  moments: readonly M[],
): MatchingWords<M> {
  const words = findPlainWords(metric);
  const tips = COACHED_METRICS[metric]?.tips ?? [];
  const byTip = Map.groupBy(moments, (moment) => tips.find(({ shows }) => PATTERNS[shows](moment)));
  const [best] = [...byTip].sort((a, b) => b[1].length - a[1].length);
  const [tip, shown] = best ?? [];
  if (!words || !tip || !shown || moments.length < MIN_MOMENTS || shown.length * 2 <= moments.length) {
    return { words, shown: moments };
  }
  return { words: { about: words.about, problem: tip.problem, say: tip.say }, shown };
}
