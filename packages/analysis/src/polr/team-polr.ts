import type { TeamPolrScore } from '@datacoach/contract';
import type { MetricCategory } from '../metrics/metric.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import type { ScoreCard } from '../scoring/category-score.ts';
import { Z_80 } from '../scoring/metric-score.ts';
import type { Polr } from './polr.ts';
import { scoreLookup } from './polr-scale.ts';

export interface TeamMember {
  name: string;
  /** null without games in the window. */
  polr: Polr | null;
  card: ScoreCard | null;
}

/** Values are weighted by minutes; a category's score by games (game-and-stats.md 7.7). */
export type TeamPolr = Omit<TeamPolrScore, 'mode' | 'members' | 'categories' | 'weakest'> & {
  categories: readonly (TeamPolrScore['categories'][number] & { category: MetricCategory })[];
  weakest: MetricCategory | null;
  counted: readonly string[];
};

/** Calculates the POLR of a roster in one mode (decisions.md 1.10). */
export function calculateTeamPolr(members: readonly TeamMember[]): TeamPolr {
  const counted = members.flatMap(({ name, polr, card }) =>
    polr === null || polr.value === null || polr.interval === null
      ? []
      : [{ name, polr, card, value: polr.value, interval: polr.interval }],
  );
  const missing = members.filter(({ name }) => !counted.some((member) => member.name === name));
  const base = {
    games: counted.reduce((sum, { polr }) => sum + polr.games, 0),
    counted: counted.map(({ name }) => name),
    missing: missing.map(({ name }) => name),
  };
  if (counted.length === 0) {
    return {
      ...base,
      value: null,
      interval: null,
      ladder: null,
      spread: null,
      categories: [],
      weakest: null,
      reason: 'No player has enough games in this mode.',
    };
  }
  const seconds = counted.reduce((sum, { polr }) => sum + polr.liveSeconds, 0);
  const weighted = (of: (member: (typeof counted)[number]) => number): number =>
    counted.reduce((sum, member) => sum + (member.polr.liveSeconds / seconds) * of(member), 0);
  const value = weighted((member) => member.value);
  // Members' errors are independent.
  const error = Math.sqrt(
    counted.reduce(
      (sum, { polr, interval: [low, high] }) =>
        sum + ((polr.liveSeconds / seconds) * ((high - low) / 2 / Z_80)) ** 2,
      0,
    ),
  );
  const polrIn = (polr: Polr, key: MetricCategory) =>
    polr.categories.find(({ category }) => category === key)?.value;
  // Not all categories count in every mode.
  const shared = SCORE_CATEGORIES.filter(({ key }) =>
    counted.every(({ polr }) => polrIn(polr, key) !== undefined),
  );
  const categories = shared.map(({ key, label }) => ({
    category: key,
    label,
    value: weighted(({ polr }) => polrIn(polr, key)!),
    score: meanScore(
      key,
      counted.map(({ card }) => card),
    ),
  }));
  const values = counted.map((member) => member.value);
  return {
    ...base,
    value,
    interval: [Math.max(0, value - Z_80 * error), Math.min(70, value + Z_80 * error)],
    ladder: scoreLookup(value),
    spread: [Math.min(...values), Math.max(...values)],
    categories,
    weakest: categories.toSorted((a, b) => a.value - b.value)[0]?.category ?? null,
    reason: null,
  };
}

function meanScore(key: MetricCategory, cards: readonly (ScoreCard | null)[]): number | null {
  const scores = cards.flatMap((card) => {
    const found = card?.categories.find(({ category }) => category === key);
    return found && found.score !== null ? [{ score: found.score, games: found.games }] : [];
  });
  const games = scores.reduce((sum, entry) => sum + entry.games, 0);
  return games === 0 ? null : scores.reduce((sum, entry) => sum + entry.score * entry.games, 0) / games;
}
