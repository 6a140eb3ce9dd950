import { INVITATION_STATUS, type InvitationStatus, type Sight } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { protectMember } from './school-team.ts';
import {
  changeSight,
  findNewest,
  findPlayerInvitation,
  findTeamName,
  type InvitationRow,
  type InvitationWithOther,
  type StatusChange,
  updateStatus,
} from './team-invitation.repository.ts';

const { pending, accepted, rejected, removed } = INVITATION_STATUS;

/** The status required for each move that a player can make. */
const PLAYER_MOVES = { [accepted]: pending, [rejected]: pending, [removed]: accepted } as const;

const NEWS = {
  [accepted]: 'joined your team',
  [rejected]: 'declined your invitation',
  [removed]: 'left your team',
} as const;

/** Accepts, declines or leaves, and notifies the coach. Throws ProblemError 404, 409. */
export function respondToInvitation(
  context: Context,
  playerId: string,
  invitationId: string,
  to: keyof typeof PLAYER_MOVES,
): Promise<InvitationWithOther> {
  const { db, clock } = context;
  const now = clock.now();
  const change: StatusChange =
    to === removed ? { status: to, removedAt: now, removedBy: 'player' } : { status: to, answeredAt: now };
  return db.transaction(async (tx) => {
    const current = await findPlayerInvitation(tx, playerId, invitationId);
    if (!current) throw notFound('Invitation not found.');
    const invitation = await updateStatus(tx, invitationId, PLAYER_MOVES[to], change);
    if (!invitation)
      throw createTransitionError(
        (await findPlayerInvitation(tx, playerId, invitationId))?.status ?? current.status,
      );
    const { coachId } = invitation;
    if (to === accepted) await protectMember(context, tx, coachId, playerId);
    await notifyCoach(tx, now, invitation, to);
    return { invitation, other: await findOther(tx, coachId) };
  });
}

/** Notifies the coach of the player's answer. */
export async function notifyCoach(
  tx: Executor,
  now: Date,
  { id, coachId, playerId }: InvitationRow,
  to: keyof typeof NEWS,
): Promise<void> {
  await addNotification(tx, now, {
    userId: coachId,
    kind: 'team-news',
    values: { name: await findTeamName(tx, coachId, playerId), news: NEWS[to] },
    path: '/admin/team-dashboard',
    onceKey: `team-answer:${id}:${to}`,
  });
}

async function findOther(db: Executor, userId: string): Promise<InvitationWithOther['other']> {
  const user = await findUser(db, userId);
  if (!user) throw notFound('This account no longer exists.');
  return user;
}

const MONTH_DAYS = 30;

/** Sets how far back the coach of the player's team sees. Throws ProblemError 404. */
export async function setSight(
  { db }: Context,
  playerId: string,
  invitationId: string,
  sight: Sight,
): Promise<InvitationWithOther> {
  const current = await findPlayerInvitation(db, playerId, invitationId);
  const joined = current?.answeredAt?.getTime() ?? 0;
  const from = { joined: null, month: new Date(joined - MONTH_DAYS * DAY_MS), all: new Date(0) }[sight];
  const invitation = current && (await changeSight(db, invitationId, from));
  if (!invitation) throw notFound('You’re not on this team.');
  return { invitation, other: await findOther(db, invitation.coachId) };
}

const WHAT_IT_IS: Record<InvitationStatus, string> = {
  [pending]: 'You haven’t answered this invitation yet.',
  [accepted]: 'You’re already on this team.',
  [rejected]: 'You declined this invitation.',
  [removed]: 'This invitation has expired. Ask the coach for a new one.',
};

function createTransitionError(status: InvitationStatus): ProblemError {
  return conflict('invitation-answered', WHAT_IT_IS[status]);
}

/** Removes a player, or withdraws the coach's invitation. Throws ProblemError 404. */
export async function removePlayer(
  context: Context,
  coachId: string,
  playerId: string,
): Promise<InvitationWithOther> {
  const { db, clock } = context;
  const newest = await findNewest(db, coachId, playerId);
  const open = newest && (newest.status === pending || newest.status === accepted);
  const change: StatusChange = { status: removed, removedAt: clock.now(), removedBy: 'coach' };
  const invitation = open ? await updateStatus(db, newest.id, newest.status, change) : null;
  if (!invitation) throw new ProblemError(404, 'not-in-team', 'This player isn’t on your team or invited.');
  return { invitation, other: await findOther(db, playerId) };
}
