import { INVITATION_STATUS, type TeamInvitation } from '@datacoach/contract';
import type { WithOther } from './team-invitation.repository.ts';

/** An invitation as one of its two sides sees it. */
export function describeInvitation({ invitation, other }: WithOther): TeamInvitation {
  const { status, answeredAt, seesFrom } = invitation;
  const isMember = status === INVITATION_STATUS.accepted;
  return {
    id: invitation.id,
    userName: other.userName,
    status: invitation.status,
    userId: other.id,
    invitedAt: invitation.invitedAt.toISOString(),
    answeredAt: invitation.answeredAt?.toISOString() ?? null,
    seesFrom: isMember ? ((seesFrom ?? answeredAt)?.toISOString() ?? null) : null,
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
