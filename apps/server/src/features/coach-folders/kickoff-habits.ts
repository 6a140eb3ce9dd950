import type { KickoffHabit, KickoffSums } from '@datacoach/contract';
import type { DigestKickoff } from './game-digest.ts';
import { APPROACH_WORDS, SUPPORT_WORDS } from './scout-words.data.ts';

/** What came of these kickoffs, and how they were taken and supported. */
export function sumKickoffs(kickoffs: readonly DigestKickoff[]): KickoffSums {
  const taken = kickoffs.filter((one) => one.taken);
  const supported = kickoffs.filter((one) => !one.taken);
  const count = (holds: (kickoff: DigestKickoff) => boolean) => taken.filter(holds).length;
  return {
    taken: taken.length,
    won: count(({ result }) => result === 'won'),
    lost: count(({ result }) => result === 'lost'),
    neutral: count(({ result }) => result === 'neutral'),
    firstTouches: count(({ firstTouch }) => firstTouch),
    possession: {
      own: count(({ possession }) => possession === true),
      of: count(({ possession }) => possession !== null),
    },
    seconds: median(taken.flatMap(({ seconds }) => seconds ?? [])),
    goalsFor: count(({ goalFor }) => goalFor),
    goalsAgainst: count(({ goalAgainst }) => goalAgainst),
    approaches: countWords(taken, APPROACH_WORDS),
    supported: supported.length,
    supports: countWords(supported, SUPPORT_WORDS),
  };
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Most often first. */
function countWords(
  kickoffs: readonly DigestKickoff[],
  words: Readonly<Record<string, string>>,
): KickoffHabit[] {
  const counts = new Map<string, number>();
  for (const { approach } of kickoffs) counts.set(approach, (counts.get(approach) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, label: words[key] ?? key, count }))
    .sort((a, b) => b.count - a.count);
}
