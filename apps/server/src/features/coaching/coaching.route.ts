import { Readable } from 'node:stream';
import {
  type CoachSession,
  type CoachTerms,
  ENDPOINTS,
  type ManagedCoach,
  type MyCoaching,
  SESSION_PAGE_SIZE,
  SESSION_STATUS,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { buildCalendarFile, type CalendarEvent } from '../../platform/calendar/calendar-file.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import {
  type Body,
  registerEndpoint,
  registerEndpoints,
  respond,
} from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { findUser } from '../auth/index.ts';
import { setHomework } from '../coach-room/index.ts';
import { listOpenPlans } from '../training-plans/index.ts';
import { bookSession, rescheduleSession } from './book-session.ts';
import { listChosenClips, readMyMoments } from './brief-clips.ts';
import { cancelSession, rateSession, updateStatus } from './change-session.ts';
import { closeSession } from './close-session.ts';
import {
  findSession,
  listEarningsByMonth,
  listSessionPage,
  lockSession,
  type NamedSession,
  sumEarnings,
  updateSession,
} from './coach-session.repository.ts';
import { describeMyBrief, describeSessionBrief } from './describe-brief.ts';
import { canChangeClips, describeSession } from './describe-session.ts';
import { listCoaches, listSlots, sessionNotFound } from './list-coaches.ts';
import { COACH_PATH, notifySession, PLAYER_PATH } from './notify-session.ts';
import { findProCoach, listCoachPage, saveProCoach, setTerms } from './pro-coach.repository.ts';
import { listSessionEffects } from './session-effects.ts';

/** Registers pro coaching: coaches and their times, sessions with briefs and homework, and administration. */
export function coachingRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, config } = context;
  registerEndpoints(app, {
    listCoaches: ({ caller, query }) => listCoaches(context, caller.userId, query.mode),
    listSlots: async ({ caller, params, query }) => {
      const timeZone = query.timeZone ?? caller.timeZone ?? 'UTC';
      const slots = await listSlots(context, caller.userId, params.coachId, {
        from: query.from,
        timeZone,
        moving: query.moving ?? null,
      });
      return {
        timeZone,
        slots: slots.map(({ startsAt, isFree }) => ({ startsAt: startsAt.toISOString(), isFree })),
      };
    },
    listCoachSessions: async ({ caller, query: { show, pageIndex } }) => {
      const now = clock.now();
      const { rows, total } = await listSessionPage(db, { userId: caller.userId }, show, pageIndex);
      const items = rows.map((row) => describeSession(row, caller.userId, now));
      return { items, pageIndex, pageSize: SESSION_PAGE_SIZE, total };
    },
    bookSession: ({ caller, body }) => bookSession(context, caller.userId, body),
    rescheduleSession: ({ caller, body }) => rescheduleSession(context, caller.userId, body),
    cancelSession: ({ caller, body }) => cancelSession(context, caller.userId, body),
    updateSessionStatus: ({ caller, body }) => updateStatus(context, caller.userId, body),
    rateSession: ({ caller, body }) => rateSession(context, caller.userId, body),
  });
  registerEndpoint(app, ENDPOINTS.getSessionCalendar, async ({ caller, params }) => {
    const session = await findSession(db, params.sessionId);
    if (!session || ![session.playerId, session.coachId].includes(caller.userId)) throw sessionNotFound();
    const event = toCalendarEvent(session, caller.userId, config.publicUrl);
    if (!event)
      throw new ProblemError(
        404,
        'no-time',
        'Recorded reviews don’t have a set time to add to your calendar.',
      );
    const file = buildCalendarFile([event], clock.now());
    return respond(200, Readable.from([file]), {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="coaching-session.ics"',
    });
  });
  registerEndpoints(app, {
    getMyBrief: ({ caller, query }) => describeMyBrief(context, caller.userId, query.mode),
    getSessionBrief: ({ caller, params }) => describeSessionBrief(context, caller.userId, params.sessionId),
    listMyMoments: ({ caller, query: { mode, group, pageIndex } }) =>
      readMyMoments(db, caller.userId, { mode, group, pageIndex }),
    updateClips: ({ caller, params, body }) =>
      updateClips(context, caller.userId, params.sessionId, body.clips),
    getSessionEffects: ({ caller, query }) => listSessionEffects(context, caller.userId, query.pageIndex),
    getMyCoaching: ({ caller }) => describeMyCoaching(context, caller.userId),
    saveMyCoaching: ({ caller, body }) => saveTerms(context, caller.userId, body),
    getSessionHomeworkChoices: ({ caller, params }) =>
      listSessionHomeworkChoices(context, caller.userId, params.sessionId),
    setSessionHomework: ({ caller, body }) => setSessionHomework(context, caller.userId, body),
  });
  registerManageRoutes(app, context);
}

function registerManageRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    listManagedCoaches: async ({ query: { search, pageIndex } }) => {
      const page = await listManagedCoaches(context, search.trim(), pageIndex);
      return { ...page, pageIndex, pageSize: SESSION_PAGE_SIZE };
    },
    setProCoach: ({ caller, params, body }) => setProCoach(context, caller.userId, params.userId, body),
    listAllSessions: async ({ caller, query: { status, userId, pageIndex } }) => {
      const now = clock.now();
      const { rows, total } = await listSessionPage(db, { status, userId }, 'all', pageIndex);
      const items = rows.map((row) => describeSession(row, caller.userId, now));
      return { items, pageIndex, pageSize: SESSION_PAGE_SIZE, total };
    },
    correctSession: ({ caller, params, body }) =>
      correctSession(context, caller.userId, params.sessionId, body),
  });
}

/** Returns a session as the participant's calendar event; null for recordings. */
function toCalendarEvent(session: NamedSession, readerId: string, publicUrl: string): CalendarEvent | null {
  const { id, version, coachId, coachName, playerName, startsAt, endsAt, aim, place, status } = session;
  if (startsAt === null) return null;
  const isCoach = readerId === coachId;
  return {
    id,
    version,
    title: `Rocket League coaching with ${isCoach ? playerName : coachName}`,
    text: `Focus: ${aim}`,
    place,
    startsAt,
    endsAt,
    isCancelled: status === SESSION_STATUS.cancelled,
    url: `${publicUrl}${isCoach ? COACH_PATH : PLAYER_PATH}`,
  };
}

/** Returns a coach's terms and earnings; empty if they aren't a pro coach. */
async function describeMyCoaching({ db }: Pick<Context, 'db'>, userId: string): Promise<MyCoaching> {
  const row = await findProCoach(db, userId);
  const toMoney = (amount: number) => ({ amount, currency: 'usd' as const });
  const timeZone = row?.terms?.timeZone ?? 'UTC';
  return {
    isProCoach: row !== null,
    isOffered: row?.isOffered ?? false,
    terms: row?.terms ?? null,
    fee: toMoney(row?.fee ?? 0),
    earnings: await listEarningsByMonth(db, userId, timeZone),
    earned: toMoney(await sumEarnings(db, userId)),
  };
}

/** Throws ProblemError 403. */
async function saveTerms({ db }: Context, userId: string, terms: CoachTerms): Promise<MyCoaching> {
  if (!(await findProCoach(db, userId))) {
    throw new ProblemError(403, 'no-pro-coach', 'Contact us to become a pro coach.');
  }
  await setTerms(db, userId, terms);
  return describeMyCoaching({ db }, userId);
}

/** Changes the clips, or resets them to the brief's. Throws ProblemError 404, 409 `too-late`, 422 `not-your-moment`. */
async function updateClips(
  { db, clock }: Context,
  playerId: string,
  sessionId: string,
  ids: readonly string[] | null,
): Promise<CoachSession> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (session?.playerId !== playerId) throw sessionNotFound();
    if (!canChangeClips(session, now)) {
      throw conflict(
        'too-late',
        session.status === SESSION_STATUS.booked
          ? session.startsAt === null
            ? 'Your coach is working on the review, so you can’t change its clips.'
            : 'The session has started, so you can’t change its clips.'
          : 'This session has ended, so you can’t change its clips.',
      );
    }
    const clips = ids && (await listChosenClips(tx, playerId, session.mode, ids, session.clips ?? []));
    await updateSession(tx, sessionId, { clips });
    if (session.coachId) await publishChange(tx, { topic: 'plan', userId: session.coachId });
  });
  return describeSession((await findSession(db, sessionId))!, playerId, now);
}

/** Returns plans for the session's mode that its player's membership includes. Throws ProblemError 404. */
async function listSessionHomeworkChoices(context: Context, coachId: string, sessionId: string) {
  const session = await findSession(context.db, sessionId);
  if (session?.coachId !== coachId) throw sessionNotFound();
  const plans = await listOpenPlans(context, session.playerId);
  const fitting = plans.filter(({ content: { mode } }) => mode === null || mode === session.mode);
  return { plans: fitting.map(({ plan, content }) => ({ id: plan.id, title: content.title })) };
}

type Request = z.output<typeof ENDPOINTS.setSessionHomework.body>;

/** Assigns a goal or plan to the player of a completed session. Throws ProblemError 404, 409. */
async function setSessionHomework(context: Context, coachId: string, { sessionId, homework }: Request) {
  const session = await context.db.transaction((tx) => lockSession(tx, sessionId));
  if (session?.coachId !== coachId) throw sessionNotFound();
  if (session.status !== SESSION_STATUS.done) {
    throw conflict('not-done', 'You can assign homework once the session is done.');
  }
  const player = await findUser(context.db, session.playerId);
  if (!player) throw sessionNotFound();
  const outcome = await setHomework(context, coachId, player, { homework, mode: session.mode });
  const { title, isDone, words, metric } = outcome;
  if (!isDone) return { title, isDone, words };
  await context.db.transaction(async (tx) => {
    const now = await lockSession(tx, sessionId);
    if (now) {
      await updateSession(tx, sessionId, {
        homework: [...new Set([...now.homework, title])],
        homeworkMetrics: [...new Set([...now.homeworkMetrics, ...(metric === null ? [] : [metric])])],
        // Decided again, including the new homework.
        effects: null,
      });
    }
    await publishChange(tx, { topic: 'plan', userId: session.playerId });
  });
  return { title, isDone, words };
}

async function listManagedCoaches({ db }: Pick<Context, 'db'>, search: string, pageIndex: number) {
  const { rows, total } = await listCoachPage(db, search, pageIndex);
  const items = rows.map(
    ({ row, ...facts }): ManagedCoach => ({
      ...facts,
      approvedAt: row?.approvedAt.toISOString() ?? null,
      isOffered: row?.isOffered ?? false,
      hasTerms: row?.terms != null,
      fee: row?.fee ?? 0,
    }),
  );
  return { items, total };
}

/** Admits or withdraws a coach and sets their fee. Throws ProblemError 404. */
async function setProCoach(
  { db, clock }: Context,
  actorId: string,
  userId: string,
  { isOffered, fee }: Body<'setProCoach'>,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (user?.userType !== 'Coach') throw notFound('This account isn’t a coach. Change its role first.');
    const before = await findProCoach(tx, userId);
    await saveProCoach(tx, { userId, isOffered, fee }, at);
    await recordAudit(tx, {
      actorId,
      at,
      action: 'set-pro-coach',
      targetKind: 'user',
      targetId: userId,
      before: before && { isOffered: before.isOffered, fee: before.fee },
      after: { isOffered, fee },
    });
  });
}

/** Decides how a session ended. The player keeps what was refunded. Throws ProblemError 404, 409. */
async function correctSession(
  { db, clock }: Context,
  actorId: string,
  sessionId: string,
  { status, note }: Body<'correctSession'>,
): Promise<CoachSession> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session) throw sessionNotFound();
    if (session.status === status) throw conflict('same-status', 'The session already has this result.');
    const isOff = status === SESSION_STATUS.cancelled || status === SESSION_STATUS.noShowCoach;
    const refund = isOff ? 'whole' : status === SESSION_STATUS.noShowPlayer ? 'none' : null;
    await closeSession(tx, session, { status, refund, reason: note }, now);
    await recordAudit(tx, {
      actorId,
      at: now,
      action: 'decide-coaching-session',
      targetKind: 'coaching-session',
      targetId: sessionId,
      before: { status: session.status, refund: session.refund },
      after: { status, refund },
      note,
    });
    const key = { key: `decided:${session.version}`, now };
    await notifySession(tx, session, 'player', key, () => `We reviewed how this session ended: ${note}`);
    await notifySession(tx, session, 'coach', key, () => `We reviewed how this session ended: ${note}`);
  });
  return describeSession((await findSession(db, sessionId))!, actorId, now);
}
