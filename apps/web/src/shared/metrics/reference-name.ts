import { ANY_RANK } from '@datacoach/analysis/metadata';

/** What the number that a stat is compared with stands for: a mean of all ranks is not that of one. */
export function referenceName(comparedWith: string | null, rank: string): string {
  return comparedWith === ANY_RANK ? 'any rank' : rank;
}
