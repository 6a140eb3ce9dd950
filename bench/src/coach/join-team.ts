import type { Context } from '../../../apps/server/src/feature-module.ts';
import {
  respondToInvitation,
  setSight,
} from '../../../apps/server/src/features/team/respond-to-invitation.ts';
import { insertInvitation } from '../../../apps/server/src/features/team/team-invitation.repository.ts';

/** States of an invitation, as product codes have them. */
const PENDING = 5;
const ACCEPTED = 10;

/** The coach invites, the player accepts and shows all that they have; past the seats of a team too. */
export async function joinTeam(context: Context, coachId: string, playerId: string): Promise<void> {
  const invited = { coachId, playerId, status: PENDING, invitedAt: context.clock.now() } as const;
  const invitation = await context.db.transaction((tx) => insertInvitation(tx, invited));
  if (!invitation) throw new Error('The player is invited already: remove the folder.');
  await respondToInvitation(context, playerId, invitation.id, ACCEPTED);
  await setSight(context, playerId, invitation.id, 'all');
}
