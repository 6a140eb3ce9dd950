import { counted } from '@datacoach/analysis/format-number';
import { RANKS, SCORE_CATEGORIES } from '@datacoach/analysis/metadata';
import { type BlockType, PLAN_LABELS, type PlanCard, type ShownBlock } from '@datacoach/contract';
import { formatMode } from '../../../shared/format/mode.ts';

/** Formats "Platinum", "Bronze to Silver" or "Champion to Supersonic Legend". */
export function formatRanks([low, high]: readonly [number, number]): string {
  const [from, to] = [RANKS[low]?.group ?? '', RANKS[high]?.group ?? ''];
  return from === to ? from : `${from} to ${to}`;
}

export const formatCategories = (categories: readonly number[]): string =>
  categories
    .map((code) => SCORE_CATEGORIES.find(({ planCode }) => planCode === code)?.label ?? '')
    .filter(Boolean)
    .join(', ');

/** "Platinum · Doubles · 4 weeks · Positional, Mechanics" */
export const formatPlanFacts = ({ tiers, mode, weeks, categories }: PlanCard): string =>
  [
    formatRanks(tiers),
    mode === null ? 'every mode' : formatMode(mode),
    counted(weeks.length, 'week'),
    formatCategories(categories),
  ].join(' · ');

/** Returns the plans that include it if the caller's doesn't. */
export const formatOpensWith = ({ opensWith }: Pick<PlanCard, 'opensWith'>): string => PLAN_LABELS[opensWith];

export const TYPE_LABELS: Readonly<Record<BlockType, string>> = {
  'warm-up': 'Warm-up free play',
  pack: 'Training pack',
  'own-mistakes': 'Your mistakes',
  'clip-review': 'Clip review',
  'ranked-set': 'Ranked set',
  video: 'Video',
  check: 'Check',
};

/** Formats "Training pack · 12 min"; a drill without a pack is done in free play. */
export function formatBlockMeta(block: ShownBlock): string {
  const label = block.type === 'pack' && block.pack === null ? 'Drill' : TYPE_LABELS[block.type];
  return block.type === 'check' ? label : `${label} · ${block.minutes} min`;
}

const SOURCE_LABELS = {
  'two-lists': 'community pack, code on two public lists',
  'one-list': 'community pack, code on one public list',
} as const;

export const describeSource = (source: keyof typeof SOURCE_LABELS): string => SOURCE_LABELS[source];

const DAY_MS = 86_400_000;

/** Formats "today", "tomorrow" or "in 3 days"; "today" also if overdue. */
export function describeDue(dueOn: string, today: string): string {
  const days = Math.round((Date.parse(`${dueOn}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
