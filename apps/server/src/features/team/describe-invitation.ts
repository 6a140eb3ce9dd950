import type { TeamInvitation } from '@datacoach/contract';
import type { WithOther } from './team-invitation.repository.ts';

/** An invitation as one of its two sides sees it. */
export function describeInvitation({ invitation, other }: WithOther): TeamInvitation {
  return {
    id: invitation.id,
    userName: other.userName,
    status: invitation.status,
    userId: other.id,
    invitedAt: invitation.invitedAt.toISOString(),
    answeredAt: invitation.answeredAt?.toISOString() ?? null,
  };
}

/** Of each pair only the newest: `list` has the newest first. */
export function newestOfEach(list: readonly WithOther[]): WithOther[] {
  const seen = new Set<string>();
  return list.filter(({ other }) => {
    if (seen.has(other.id)) return false;
    seen.add(other.id);
    return true;
  });
}
