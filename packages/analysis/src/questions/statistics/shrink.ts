import { sampleSpread } from '../../scoring/distributions.ts';
import { Z_80 } from '../../scoring/metric-score.ts';
import { studentTails } from './student.ts';

export interface Shrunk {
  /** Difference to the mean of all, drawn towards none. */
  effect: number;
  /** 80 % */
  interval: readonly [number, number];
  /** Of an effect this far from none when there is none, both sides. */
  chance: number;
}

/** A group is drawn towards the mean as by this many games without any effect, at least and at most. */
const PRIOR_GAMES = { least: 5, most: 50 } as const;

/**
 * Effects of groups (pairs of team mates) on a value of games, each drawn towards the mean of all by what its games can
 * tell: the spread between groups is taken from the data (moments), and bounded, because a handful of groups says
 * little about it.
 */
export function shrunkEffects(groups: readonly (readonly number[])[]): Shrunk[] {
  const all = groups.flat();
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = mean(all);
  const within = sampleSpread(all) ** 2;
  const between = Math.max(
    0,
    mean(groups.map((group) => (mean(group) - centre) ** 2)) -
      within * mean(groups.map(({ length }) => 1 / length)),
  );
  const prior = Math.min(
    PRIOR_GAMES.most,
    Math.max(PRIOR_GAMES.least, between === 0 ? PRIOR_GAMES.most : within / between),
  );
  return groups.map((group) => {
    const weight = group.length / (group.length + prior);
    const effect = weight * (mean(group) - centre);
    const error = Math.sqrt((weight * within) / group.length);
    const margin = Z_80 * error;
    const chance = error === 0 ? Number(effect === 0) : studentTails(effect / error, all.length - 1);
    return { effect, interval: [effect - margin, effect + margin], chance };
  });
}
