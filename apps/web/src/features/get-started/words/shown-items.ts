import type { GetStartedState } from '@datacoach/contract';

/** The rows of the checklist: the community's is left out where there is none to join. */
export function shownItems(
  items: GetStartedState['checklist'],
  discordUrl: string | null,
): GetStartedState['checklist'] {
  return items.filter(({ item, isDone }) => item !== 'join-discord' || isDone || discordUrl !== null);
}
