import { INVITATION_STATUS } from '@datacoach/contract';
import type { Context } from '../feature-module.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { addNote } from '../features/coach-room/player-profile.ts';
import { membersOf } from '../features/team/index.ts';
import { invitePlayer } from '../features/team/invite-player.ts';
import { respondToInvitation, setSight } from '../features/team/respond-to-invitation.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

/** The demo's player and his mates are in the team of the demo's coach, who sees all of their games. */
export async function fillTeam(opened: Context, players: readonly string[], today: Date): Promise<void> {
  const { db } = opened;
  const { email } = DEMO_ACCOUNTS.find(({ userType }) => userType === 'Coach')!;
  const coach = await findUserByEmail(db, email);
  if (!coach || (await membersOf(db, coach.id)).length > 0) return;
  const context = { ...opened, clock: { now: () => today } };
  for (const playerId of players) {
    const { invitation } = await invitePlayer(context, coach.id, playerId);
    await respondToInvitation(context, playerId, invitation.id, INVITATION_STATUS.accepted);
    await setSight(context, playerId, invitation.id, 'all');
  }
  const text = 'Good hands, but both go to the same ball in Doubles. Talk about who waits.';
  await addNote(context, coach.id, { playerId: players[0]!, text });
}
