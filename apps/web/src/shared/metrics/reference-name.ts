import { ANY_RANK } from '@datacoach/analysis/metadata';

/** Names what a stat is compared with: an average across all ranks is not that of one rank. */
export function referenceName(comparedWith: string | null, rank: string): string {
  return comparedWith === ANY_RANK ? 'any rank' : rank;
}
