import { createHash, randomBytes } from 'node:crypto';
import type { GuardianRequest } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { formatLocalDate } from '../../platform/clock/time-zones.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { conflict, invalidField, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { formatMailText } from '../../platform/mailer/open-mailer.ts';
import { recordAudit } from '../audit/index.ts';
import { findUser, limitAttempts, toEmailKey } from '../auth/index.ts';
import { listTeamNames } from '../identities/index.ts';
import { addNotification } from '../notifications/index.ts';
import {
  findSchool,
  findSchoolMember,
  findSchoolMemberByToken,
  lockSchool,
  type SchoolMemberRow,
  type SchoolRow,
  saveSchoolMember,
} from './school-team.repository.ts';
import { type Actor, getConsentState, notifyMember } from './school-team.ts';
import { listMembers } from './team-invitation.repository.ts';

/** How long a guardian can agree with a mailed link; withdrawing works as long as the consent is kept. */
const LINK_DAYS = 14;

const hashText = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Everything about a consent that starts over; the shown name stays. */
const NOTHING = {
  how: null,
  recordedBy: null,
  guardian: null,
  email: null,
  tokenHash: null,
  askedAt: null,
  expiresAt: null,
  agreedAt: null,
  withdrawnAt: null,
} as const;

/** Records a paper form. Throws ProblemError 400, 404 and 409. */
export function recordConsent(
  { db, clock }: Context,
  actor: Actor,
  playerId: string,
  { guardian, signedOn }: Body<'recordConsent'>,
): Promise<void> {
  const now = clock.now();
  // A day ahead of UTC is today somewhere.
  if (signedOn > formatLocalDate(new Date(now.getTime() + DAY_MS), 'UTC')) {
    throw invalidField('signedOn', 'This day is in the future. Choose the day on the form.');
  }
  return db.transaction(async (tx) => {
    const { school } = await requireOpenConsent(tx, actor.userId, playerId, now);
    const form = { how: 'paper', guardian, askedAt: now, agreedAt: new Date(signedOn) } as const;
    await saveSchoolMember(tx, actor.userId, playerId, { ...NOTHING, ...form, recordedBy: actor.actorId });
    await audit(tx, now, actor.actorId, playerId, 'record-guardian-consent');
    await notifyMember(tx, now, playerId, formatAgreedNews(school, now));
  });
}

const formatAgreedNews = ({ name, coachId }: SchoolRow, now: Date) => ({
  name,
  news: 'Your guardian agreed, so your school’s team sees your games',
  onceKey: `school-consent:${coachId}:${now.getTime()}`,
});

const formatWithdrawnNews = ({ name, coachId }: SchoolRow, now: Date) => ({
  name,
  news: 'Your guardian’s consent was withdrawn, so your school’s team no longer sees your games',
  onceKey: `school-consent:${coachId}:${now.getTime()}`,
});

/** Mails a guardian a link; one sent before ends. Throws ProblemError 404, 409 and 429. */
export async function requestGuardianConsent(
  context: Context,
  actor: Actor,
  playerId: string,
  email: string,
) {
  const { db, clock, config, mailer } = context;
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  await limitAttempts(context, ['coachMail', toEmailKey(email)]);
  const { school, userName } = await db.transaction(async (tx) => {
    const opened = await requireOpenConsent(tx, actor.userId, playerId, now);
    await saveSchoolMember(tx, actor.userId, playerId, {
      ...NOTHING,
      how: 'email',
      recordedBy: actor.actorId,
      email,
      tokenHash: hashText(token),
      askedAt: now,
      expiresAt: new Date(now.getTime() + LINK_DAYS * DAY_MS),
    });
    await audit(tx, now, actor.actorId, playerId, 'ask-guardian');
    return opened;
  });
  const coach = (await findUser(db, actor.userId))?.userName ?? '';
  const url = `${config.publicUrl}/guardian-consent?token=${token}`;
  mailer.enqueue(async () => ({
    to: email,
    subject: `${school.name}: ${userName} needs your consent`,
    text: formatMailText(
      'Hi,',
      [
        `${userName} plays Rocket League on the team of ${school.name}, coached by ${coach}. The team uses DataCoach to look at`,
        'their games together. Because they’re under 18, the team sees their games only if you agree. To read what the team',
        'sees, and to agree, open this link:',
      ],
      url,
      [
        `You can agree within ${LINK_DAYS} days, and withdraw with the same link later. If you don’t know ${userName}, ignore this`,
        'email. We only keep your address as long as the team keeps your answer.',
      ],
    ),
  }));
}

/** Withdraws a consent, or cancels a mailed link, for the coach. Throws ProblemError 404 and 409. */
export function withdrawConsent({ db, clock }: Context, actor: Actor, playerId: string): Promise<void> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const school = await requireSchool(tx, actor.userId);
    const kept = await findSchoolMember(tx, actor.userId, playerId);
    const state = getConsentState(kept, now);
    if (state === 'missing' || state === 'withdrawn') {
      throw conflict('no-consent', 'There is no consent to withdraw.');
    }
    const change = state === 'given' ? { withdrawnAt: now, tokenHash: null } : NOTHING;
    await saveSchoolMember(tx, actor.userId, playerId, change);
    await audit(tx, now, actor.actorId, playerId, 'withdraw-guardian-consent');
    if (state === 'given') await notifyMember(tx, now, playerId, formatWithdrawnNews(school, now));
  });
}

/** Chooses the name that the team sees of a member under 18. Throws ProblemError 404 and 409. */
export function saveShownName({ db }: Context, { userId: coachId }: Actor, playerId: string, name: string) {
  return db.transaction(async (tx) => {
    await requireSchool(tx, coachId);
    await requireMinor(tx, coachId, playerId);
    const others = [...(await listTeamNames(tx, coachId))].filter(([id]) => id !== playerId);
    if (others.some(([, other]) => other.toLowerCase() === name.toLowerCase())) {
      throw Object.assign(conflict('name-taken', 'Another player has this name. Choose a different one.'), {
        field: 'name',
      });
    }
    await saveSchoolMember(tx, coachId, playerId, { shownName: name });
  });
}

/** Returns a school's team and its member's shown name, if a consent can be asked for. Throws ProblemError 404 and 409. */
async function requireOpenConsent(tx: Transaction, coachId: string, playerId: string, now: Date) {
  const school = await requireSchool(tx, coachId);
  const userName = await requireMinor(tx, coachId, playerId);
  if (getConsentState(await findSchoolMember(tx, coachId, playerId), now) === 'given') {
    throw conflict('already-agreed', `A guardian of ${userName} has already agreed.`);
  }
  return { school, userName };
}

async function requireSchool(tx: Transaction, coachId: string): Promise<SchoolRow> {
  const school = await lockSchool(tx, coachId);
  if (school) return school;
  throw notFound('This isn’t a school team. Only school teams need consent.');
}

/** Returns the shown name of a member under 18. Throws ProblemError 404 for anyone else, 409 for adults. */
async function requireMinor(tx: Transaction, coachId: string, playerId: string): Promise<string> {
  const member = (await listMembers(tx, coachId)).find(({ player }) => player.id === playerId);
  if (!member) throw new ProblemError(404, 'not-in-team', 'This player isn’t on your team.');
  if ((await listTeamNames(tx, coachId)).has(playerId)) return member.player.userName;
  throw conflict('is-adult', `${member.player.userName} is 18 or older, so these rules don’t apply.`);
}

/** Returns what a guardian is asked. Throws ProblemError 404 and 410. */
export async function findRequest({ db, clock }: Context, token: string): Promise<GuardianRequest> {
  return describeRequest(db, await requireRequest(db, token, clock.now()), clock.now());
}

/** Agrees with the guardian's name, or withdraws with null. Throws ProblemError 404, 409 and 410. */
export function submitAnswer({ db, clock }: Context, token: string, guardian: string | null) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const kept = await requireRequest(tx, token, now);
    const { coachId, playerId } = kept;
    const school = await requireSchool(tx, coachId);
    const state = getConsentState(kept, now);
    if (guardian === null ? state !== 'given' : state !== 'asked') {
      throw conflict(
        'already-answered',
        guardian === null
          ? 'You haven’t agreed, so there is nothing to withdraw.'
          : 'You’ve already answered. Ask the coach for a new link.',
      );
    }
    const change = guardian === null ? { withdrawnAt: now } : { guardian, agreedAt: now };
    await saveSchoolMember(tx, coachId, playerId, change);
    await notifyMember(
      tx,
      now,
      playerId,
      guardian === null ? formatWithdrawnNews(school, now) : formatAgreedNews(school, now),
    );
    await addNotification(tx, now, {
      userId: coachId,
      kind: 'team-news',
      values: {
        name: (await listTeamNames(tx, coachId)).get(playerId) ?? '',
        news: guardian === null ? 'no longer has a guardian’s consent' : 'has a guardian’s consent now',
      },
      path: '/admin/team-dashboard',
      onceKey: `school-consent:${playerId}:${now.getTime()}`,
    });
    return describeRequest(tx, { ...kept, ...change }, now);
  });
}

/** Throws ProblemError 404 for an unknown or canceled link, 410 for one that expired unused. */
async function requireRequest(db: Executor, token: string, now: Date): Promise<SchoolMemberRow> {
  const kept = await findSchoolMemberByToken(db, hashText(token));
  if (!kept) {
    throw notFound('This link doesn’t work. The coach may have canceled it. Ask them for a new one.');
  }
  if (getConsentState(kept, now) === 'expired') {
    throw new ProblemError(410, 'link-expired', 'This link has expired. Ask the coach for a new one.');
  }
  return kept;
}

async function describeRequest(db: Executor, kept: SchoolMemberRow, now: Date): Promise<GuardianRequest> {
  const { coachId, playerId, guardian } = kept;
  const school = await findSchool(db, coachId);
  return {
    player: (await listTeamNames(db, coachId)).get(playerId) ?? '',
    school: school?.name ?? '',
    coach: (await findUser(db, coachId))?.userName ?? '',
    seasonEndsOn: school?.seasonEndsOn ?? '',
    state: getConsentState(kept, now),
    guardian,
  };
}

function audit(tx: Transaction, at: Date, actorId: string, playerId: string, action: string): Promise<void> {
  return recordAudit(tx, { actorId, at, action, targetKind: 'user', targetId: playerId });
}
