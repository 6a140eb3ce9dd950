import type { MergePreview } from '@datacoach/contract';
import LABELS from './merge-parts.data.json' with { type: 'json' };

type Part = MergePreview['parts'][number];

const labels: Readonly<Record<string, string>> = LABELS;
const OTHER = 'Other entries';

/** Returns what moves in a merge with its name, in a fixed order; what has no name is added up last. */
export function listMergeParts(parts: readonly Part[]): { label: string; moved: number; left: number }[] {
  const found = new Map<string, { label: string; moved: number; left: number }>();
  const order = Object.keys(labels);
  const getOrderIndex = ({ kind }: Part) => (order.includes(kind) ? order.indexOf(kind) : order.length);
  for (const part of parts.toSorted((one, other) => getOrderIndex(one) - getOrderIndex(other))) {
    const label = labels[part.kind] ?? OTHER;
    const { moved, left } = found.get(label) ?? { moved: 0, left: 0 };
    found.set(label, { label, moved: moved + part.moved, left: left + part.left });
  }
  return [...found.values()];
}
