import type { Context } from '../../../apps/server/src/feature-module.ts';
import {
  respondToInvitation,
  setSight,
} from '../../../apps/server/src/features/team/respond-to-invitation.ts';
import { insertInvitation } from '../../../apps/server/src/features/team/team-invitation.repository.ts';

/** Status codes of an invitation. */
const PENDING = 5;
const ACCEPTED = 10;

/** Adds a player who shares all their games to a coach's team, even beyond the team's seats. */
export async function joinTeam(context: Context, coachId: string, playerId: string): Promise<void> {
  const invited = { coachId, playerId, status: PENDING, invitedAt: context.clock.now() } as const;
  const invitation = await context.db.transaction((tx) => insertInvitation(tx, invited));
  if (!invitation) throw new Error('The player is invited already: remove the folder.');
  await respondToInvitation(context, playerId, invitation.id, ACCEPTED);
  await setSight(context, playerId, invitation.id, 'all');
}
