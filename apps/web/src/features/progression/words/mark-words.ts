import { RANKS } from '@datacoach/analysis/metadata';
import type { ProgressionMark } from '@datacoach/contract';

/** "up to Champion I", "season 21", "Faster recoveries, week 2: Small pads"; short: "C1", "season 21", "week 2" */
export function markWords(mark: ProgressionMark, isShort = false): string {
  if (mark.kind === 'season') return `season ${mark.number}`;
  if (mark.kind === 'plan') return isShort ? (/week \d+/.exec(mark.words)?.[0] ?? 'plan') : mark.words;
  const rank = RANKS.find(({ id }) => id === mark.rank);
  const before = RANKS.find(({ id }) => id === mark.before);
  if (!rank || rank.tier === 0) return 'no rank';
  if (isShort) return rank.short;
  if (!before || before.tier === 0) return `${rank.name} set`;
  return rank.tier > before.tier ? `up to ${rank.name}` : `down to ${rank.name}`;
}
