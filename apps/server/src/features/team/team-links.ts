import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_STATUS, type TeamLink } from '@datacoach/contract';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { formatMailText } from '../../platform/mailer/open-mailer.ts';
import { findUser, limitAttempts, lockUser, toEmailKey, type User } from '../auth/index.ts';
import { createInvitation, insertAndNotify, requireFreeSeat } from './invite-player.ts';
import { notifyCoach } from './respond-to-invitation.ts';
import { findSchool } from './school-team.repository.ts';
import { protectMember } from './school-team.ts';
import {
  findNewest,
  type InvitationRow,
  type InvitationWithOther,
  insertInvitation,
  updateStatus,
} from './team-invitation.repository.ts';
import {
  countUse,
  deleteLinksExpired,
  findLink,
  findPlayerByEmail,
  insertLink,
  type LinkRow,
  listOpenLinks,
  listOpenLinksTo,
} from './team-link.repository.ts';

const { pending, accepted } = INVITATION_STATUS;
/** Ended links are kept this long, so that they can still say why they don't work. */
const ENDED_DAYS = 30;

/** Invites by address or creates a link; returns its URL if it isn't mailed. Throws ProblemError 409, 429. */
export async function createLink(context: Context, coachId: string, body: Body<'createTeamLink'>) {
  const { email, seats, days } = body;
  const { db, clock, config, mailer } = context;
  const token = randomBytes(32).toString('base64url');
  const url = `${config.publicUrl}/join-team?token=${token}`;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  if (email !== undefined) await limitAttempts(context, ['coachMail', toEmailKey(email)]);
  const coach = await db.transaction(async (tx) => {
    const key = email === undefined ? null : toEmailKey(email);
    const known = key === null ? null : await findPlayerByEmail(tx, key);
    if (known) {
      await createInvitation(tx, context, coachId, known);
      return null;
    }
    await requireFreeSeat(tx, coachId, now, email === undefined ? seats : 1);
    const open = await listOpenLinks(tx, coachId, now);
    if (key !== null && open.some((link) => link.emailKey === key)) {
      throw conflict('already-invited', `${email} already has an invitation from you.`);
    }
    await insertLink(tx, {
      coachId,
      tokenHash: hashText(token),
      email: email ?? null,
      emailKey: key,
      seats: email === undefined ? seats : 1,
      createdAt: now,
      expiresAt,
    });
    return findUser(tx, coachId);
  });
  if (email === undefined) return url;
  if (coach) mailer.enqueue(async () => createInviteMail(email, coach, url, days));
  return null;
}

function createInviteMail(to: string, { userName, teamName }: User, url: string, days: number) {
  return {
    to,
    subject: `${userName} invited you to ${teamName ?? 'their Rocket League team'}`,
    text: formatMailText(
      'Hi,',
      `${userName} coaches ${teamName ? `${teamName}, a Rocket League team,` : 'a Rocket League team'} on DataCoach and invited you to join. Open this link, then sign up or log in:`,
      url,
      [
        `This link works for one player and expires in ${days === 1 ? 'one day' : `${days} days`}. If you don’t know ${userName}, ignore`,
        'this email. We only store your address until the invitation has ended.',
      ],
    ),
  };
}

/** Returns the coach whose team the link is for, and how long it works. Throws ProblemError 404 and 410. */
export async function readLink({ db, clock }: Context, token: string) {
  const link = await requireLink(db, token);
  // A mailed link that became an invitation works for that player until they answer.
  const invitation = link.playerId ? await findNewest(db, link.coachId, link.playerId) : null;
  if (invitation?.status !== pending) requireOpen(link, clock.now());
  const coach = requireTeam(await findUser(db, link.coachId));
  const school = (await findSchool(db, link.coachId))?.name ?? null;
  return { coach, school, expiresAt: link.expiresAt.toISOString() };
}

/** Joins by link, or accepts the pending invitation. Throws ProblemError 404, 409 and 410. */
export function joinByLink(context: Context, playerId: string, token: string): Promise<InvitationWithOther> {
  const { db, clock } = context;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const link = await requireLink(tx, token);
    const { coachId } = link;
    // Locked, so that concurrent calls count each other's seats.
    const coach = requireTeam(await lockUser(tx, coachId));
    const newest = await findNewest(tx, coachId, playerId);
    if (newest?.status === accepted) throw conflict('already-in-team', 'You’re already on this team.');
    const invitation =
      newest?.status === pending
        ? await updateStatus(tx, newest.id, pending, { status: accepted, answeredAt: now })
        : await addToTeam(tx, link, playerId, now, newest);
    if (!invitation) throw conflict('invitation-answered', 'This invitation has just changed. Try again.');
    await protectMember(context, tx, coachId, playerId);
    await notifyCoach(tx, now, invitation, accepted);
    return { invitation, other: coach };
  });
}

/** Throws ProblemError 404 if the coach was deleted or banned. */
function requireTeam(coach: User | null): User {
  if (coach && coach.bannedAt === null) return coach;
  throw notFound('This team no longer exists.');
}

async function addToTeam(
  tx: Transaction,
  link: LinkRow,
  playerId: string,
  now: Date,
  newest: InvitationRow | null,
): Promise<InvitationRow | null> {
  const { removedBy, answeredAt, removedAt } = newest ?? {};
  if (removedBy === 'coach' && answeredAt && removedAt && removedAt >= link.createdAt) {
    throw conflict(
      'removed-by-coach',
      'The coach removed you from this team. Ask them for a new invitation.',
    );
  }
  if (!(await countUse(tx, link.id, now, null))) {
    requireOpen((await findLink(tx, link.tokenHash)) ?? link, now);
  }
  return insertInvitation(tx, {
    coachId: link.coachId,
    playerId,
    status: accepted,
    invitedAt: now,
    answeredAt: now,
  });
}

/** Turns links mailed to the address that a player has just confirmed into invitations. */
export async function inviteByMailedLinks(tx: Transaction, user: User, now: Date): Promise<void> {
  if (user.userType !== 'Player' || user.emailKey === null) return;
  for (const link of await listOpenLinksTo(tx, user.emailKey, now)) {
    await lockUser(tx, link.coachId);
    const newest = await findNewest(tx, link.coachId, user.id);
    if (newest?.status === accepted || newest?.status === pending) continue;
    if (await countUse(tx, link.id, now, user.id)) await insertAndNotify(tx, now, link.coachId, user);
  }
}

export function describeLink({ id, email, seats, used, createdAt, expiresAt }: LinkRow): TeamLink {
  return {
    id,
    email,
    seats,
    used,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

export async function deleteEndedLinks({ db, clock }: DbAndClock): Promise<void> {
  await deleteLinksExpired(db, new Date(clock.now().getTime() - ENDED_DAYS * DAY_MS));
}

async function requireLink(db: Database | Transaction, token: string): Promise<LinkRow> {
  const link = await findLink(db, hashText(token));
  if (link) return link;
  throw notFound(
    'This invite link doesn’t work. Check that you copied all of it, or ask the coach for a new one.',
  );
}

/** Throws ProblemError 410, saying why the link doesn't work. */
function requireOpen({ revokedAt, used, seats, expiresAt }: LinkRow, now: Date): void {
  const ended = revokedAt
    ? (['link-revoked', 'The coach has canceled this invite link.'] as const)
    : used >= seats
      ? (['link-used', 'This invite link has already been used.'] as const)
      : expiresAt <= now
        ? (['link-expired', 'This invite link has expired.'] as const)
        : null;
  if (ended) throw new ProblemError(410, ended[0], `${ended[1]} Ask the coach for a new one.`);
}

function hashText(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
