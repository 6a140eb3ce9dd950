import { INVITATION_STATUS, TEAM_SEATS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { findUser, type User } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { protectMember } from './school-team.ts';
import {
  countTakenSeats,
  findNewest,
  type InvitationRow,
  type InvitationWithOther,
  insertInvitation,
} from './team-invitation.repository.ts';

/** A coach can bring back a player they removed within this time without a new invitation (decisions.md 20.1). */
const RESTORE_WINDOW_MS = 30 * 24 * 60 * 60_000;

/** Invites a player and notifies them. Throws ProblemError 404 and 409. */
export function invitePlayer(
  context: Context,
  coachId: string,
  playerId: string,
): Promise<InvitationWithOther> {
  return context.db.transaction(async (tx) => {
    return createInvitation(tx, context, coachId, await requirePlayer(tx, playerId));
  });
}

/** Brings back who was removed lately, returns a member, invites others. Throws ProblemError 404, 409. */
export function addPlayer(context: Context, coachId: string, playerId: string) {
  return context.db.transaction(async (tx) => {
    const player = await requirePlayer(tx, playerId);
    const newest = await findNewest(tx, coachId, playerId);
    if (newest?.status === INVITATION_STATUS.accepted) {
      return { invitation: newest, other: player, isNew: false };
    }
    const now = context.clock.now();
    if (!newest || !isRestorable(newest, now)) {
      return { ...(await createInvitation(tx, context, coachId, player)), isNew: true };
    }
    await requireFreeSeat(tx, coachId, now);
    const invitation = await insertInvitation(tx, {
      coachId,
      playerId,
      status: INVITATION_STATUS.accepted,
      invitedAt: now,
      answeredAt: now,
      broughtBack: true,
    });
    if (!invitation) throw alreadyOpen(player);
    await protectMember(context, tx, coachId, playerId);
    return { invitation, other: player, isNew: false };
  });
}

function isRestorable(newest: InvitationRow, now: Date): boolean {
  const until = getRestorableUntil(newest);
  return until !== null && now <= until;
}

/** Returns until when the coach can bring back a player they removed; null for anyone else, and who left. */
export function getRestorableUntil({ status, answeredAt, removedAt, removedBy }: InvitationRow): Date | null {
  // An invitation withdrawn before its answer never made the player a member.
  if (status !== INVITATION_STATUS.removed || !answeredAt || !removedAt || removedBy === 'player')
    return null;
  return new Date(removedAt.getTime() + RESTORE_WINDOW_MS);
}

/** Invites a player and notifies them. Throws ProblemError 409. */
export async function createInvitation(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  coachId: string,
  player: User,
): Promise<InvitationWithOther> {
  const now = clock.now();
  requireNoOpenInvitation(await findNewest(tx, coachId, player.id), player);
  await requireFreeSeat(tx, coachId, now);
  return insertAndNotify(tx, now, coachId, player);
}

/** Stores an invitation whose seat is free, and notifies the player. Throws ProblemError 409. */
export async function insertAndNotify(
  tx: Transaction,
  now: Date,
  coachId: string,
  player: User,
): Promise<InvitationWithOther> {
  const invitation = await insertInvitation(tx, {
    coachId,
    playerId: player.id,
    status: INVITATION_STATUS.pending,
    invitedAt: now,
  });
  if (!invitation) throw alreadyOpen(player);
  const coach = await findUser(tx, coachId);
  const news = {
    userId: player.id,
    kind: 'invitation',
    values: { name: coach?.userName ?? '', invitationId: invitation.id },
    path: '/profile',
    onceKey: `invitation:${invitation.id}`,
  } as const;
  await addNotification(tx, now, news);
  return { invitation, other: player };
}

/** Coaches and administrators can't be team members. */
async function requirePlayer(tx: Transaction, playerId: string): Promise<User> {
  const player = await findUser(tx, playerId);
  if (player?.userType === 'Player') return player;
  throw new ProblemError(404, 'no-such-player', 'Player not found.');
}

/** Throws ProblemError 409 unless this many seats are free. */
export async function requireFreeSeat(tx: Transaction, coachId: string, now: Date, seats = 1): Promise<void> {
  const free = TEAM_SEATS - (await countTakenSeats(tx, coachId, now));
  if (seats <= free) return;
  if (free > 0) {
    throw conflict('team-full', `Your team has ${free === 1 ? 'one free seat' : `${free} free seats`} left.`);
  }
  throw conflict(
    'team-full',
    `All ${TEAM_SEATS} seats on your team are filled or held by open invitations. Remove a player or cancel an invitation first.`,
  );
}

function requireNoOpenInvitation(newest: InvitationRow | null, player: User): void {
  if (newest?.status === INVITATION_STATUS.pending) throw alreadyOpen(player);
  if (newest?.status === INVITATION_STATUS.accepted) {
    throw conflict('already-in-team', `${player.userName} is already on your team.`);
  }
}

function alreadyOpen(player: User): ProblemError {
  return conflict('already-invited', `${player.userName} already has an invitation from you.`);
}
