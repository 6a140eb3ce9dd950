import type { Match } from './match.repository.ts';

/** Names the numbers of a match: another one whenever they have been written again. */
export function revisionOf({ analysisVersion, updatedAt }: Match): string {
  return `${analysisVersion}-${updatedAt.getTime().toString(36)}`;
}
