import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Availability, BodyOf, TeamEvent } from '@datacoach/contract';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { buildCalendarFile, formatMoment } from '../../platform/calendar/calendar-file.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/access.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { findTimeZone, findUser, lockUser, type User } from '../auth/index.ts';
import { addNotification } from '../notifications/index.ts';
import { listOpenTeamsAssistedBy } from './assistant.repository.ts';
import {
  clearAnswers,
  countOpenEvents,
  type EventRow,
  findOpenEvent,
  insertEvent,
  listAnswersTo,
  listEventsFor,
  listStartingEvents,
  lockEvent,
  setAnswer,
  updateEvent,
} from './team-event.repository.ts';
import { listMembers } from './team-invitation.repository.ts';

/** Max upcoming events of a team. */
const MAX_UPCOMING = 100;
/** Calendar apps keep events of this long ago. */
const FEED_HISTORY_MS = 30 * 24 * HOUR_MS;
const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type EventBody = BodyOf<'createTeamEvent'>;
const KIND_LABELS = { practice: 'Practice', scrim: 'Scrim' } as const;

/** Returns upcoming events, with the calendar address of whoever asks, an assistant's own too. */
export async function readCalendar(
  { db, clock, config, keys }: Context,
  { userId, actorId, impersonatorId }: Pick<Caller, 'userId' | 'actorId' | 'impersonatorId'>,
) {
  const actor = impersonatorId === null ? await findUser(db, actorId) : null;
  const rows = await listEventsFor(db, userId, clock.now());
  const ids = rows.map(({ id }) => id);
  const answers = await listAnswersTo(db, ids);
  const isOwn = rows.some(({ coachId }) => coachId === userId);
  const members = isOwn ? await listMembers(db, userId) : [];
  const coaches = new Map<string, string>();
  for (const coachId of new Set(rows.map((row) => row.coachId))) {
    coaches.set(coachId, (await findUser(db, coachId))?.userName ?? '');
  }
  const items: TeamEvent[] = [];
  for (const { id, coachId, kind, title, text, startsAt, endsAt, canceledAt } of rows) {
    const getAnswer = (playerId: string): Availability | null =>
      answers.find((one) => one.eventId === id && one.playerId === playerId)?.answer ?? null;
    items.push({
      id,
      kind,
      title,
      text,
      startsAt: startsAt.toISOString(),
      minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
      isCanceled: canceledAt !== null,
      coach: coaches.get(coachId)!,
      answer: getAnswer(userId),
      players:
        coachId === userId
          ? members.map(({ player }) => ({
              playerId: player.id,
              userName: player.userName,
              answer: getAnswer(player.id),
            }))
          : [],
    });
  }
  return {
    items,
    feedUrl: actor && `${config.publicUrl}/api/v1/team-events/calendar/${createFeedToken(keys, actor)}`,
  };
}

/** Plans an event and asks the members. Throws ProblemError 409 and 422. */
export async function scheduleTeamEvent({ db, clock }: Context, coachId: string, body: EventBody) {
  const now = clock.now();
  const times = getEventTimes(body, now);
  await db.transaction(async (tx) => {
    // Locked, so that concurrent calls count each other's events.
    await lockUser(tx, coachId);
    if ((await countOpenEvents(tx, coachId, now)) >= MAX_UPCOMING) {
      throw conflict(
        'too-many-events',
        `You can have up to ${MAX_UPCOMING} upcoming events. Cancel one first.`,
      );
    }
    const { kind, title, text = '' } = body;
    const event = await insertEvent(tx, { coachId, kind, title, text, ...times, createdAt: now });
    await notifyMembers(tx, now, event, (when) => `${when}. Can you make it?`);
  });
}

/** Changes an event and notifies the members; a new start asks them again. Throws ProblemError 404 and 422. */
export function changeEvent({ db, clock }: Context, coachId: string, id: string, body: EventBody) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const before = await requireEvent(tx, coachId, id, now);
    const times = getEventTimes(body, now);
    const isMoved = times.startsAt.getTime() !== before.startsAt.getTime();
    if (isMoved) await clearAnswers(tx, id);
    const { kind, title, text = '' } = body;
    const event = await updateEvent(tx, id, { kind, title, text, ...times });
    await notifyMembers(tx, now, event, (when) =>
      isMoved ? `Moved to ${when}. Can you make it?` : `Changed. It’s still on ${when}.`,
    );
  });
}

/** Cancels an event and notifies the members. Throws ProblemError 404. */
export function cancelEvent({ db, clock }: Context, coachId: string, id: string) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await requireEvent(tx, coachId, id, now);
    const event = await updateEvent(tx, id, { canceledAt: now });
    await notifyMembers(tx, now, event, (when) => `Canceled. It was planned for ${when}.`);
  });
}

/** Stores whether a member can make it; the coach's open page shows it. Throws ProblemError 404. */
export function saveAnswer({ db, clock }: Context, playerId: string, id: string, answer: Availability) {
  return db.transaction(async (tx) => {
    const event = await findOpenEvent(tx, playerId, id, clock.now());
    if (!event) throw eventNotFound();
    await setAnswer(tx, id, playerId, answer);
    await publishChange(tx, { topic: 'notifications', userId: event.coachId });
  });
}

/** How long before an event everyone who may come is reminded. */
const REMINDERS = [
  { key: 'hour', from: 0, to: HOUR_MS },
  { key: 'day', from: 22 * HOUR_MS, to: 24 * HOUR_MS },
] as const;

/** Reminds the coach, and members who haven't said no. */
export async function sendEventReminders({ db, clock }: DbAndClock): Promise<void> {
  const now = clock.now();
  const getDateAhead = (ahead: number) => new Date(now.getTime() + ahead);
  for (const { key, from, to } of REMINDERS) {
    for (const event of await listStartingEvents(db, getDateAhead(from), getDateAhead(to))) {
      const { id, coachId, startsAt, createdAt } = event;
      // An event planned or moved less than a day before needs no day reminder.
      if (key === 'day' && startsAt.getTime() - createdAt.getTime() < to) continue;
      const answers = await listAnswersTo(db, [id]);
      const away = new Set(answers.filter(({ answer }) => answer === 'no').map(({ playerId }) => playerId));
      const onceKey = `team-event:${id}:${key}:${startsAt.getTime()}`;
      const formatReminder = (when: string) => `Starts ${when}.`;
      for (const { player } of await listMembers(db, coachId)) {
        if (!away.has(player.id)) await notifyUser(db, now, event, player.id, formatReminder, onceKey);
      }
      await notifyUser(db, now, event, coachId, formatReminder, onceKey);
    }
  }
}

type FormatNews = (when: string) => string;

async function notifyMembers(
  db: Executor,
  now: Date,
  event: EventRow,
  formatReminder: FormatNews,
): Promise<void> {
  const onceKey = `team-event:${event.id}:${event.version}`;
  for (const { player } of await listMembers(db, event.coachId)) {
    await notifyUser(db, now, event, player.id, formatReminder, onceKey);
  }
}

async function notifyUser(
  db: Executor,
  now: Date,
  { coachId, kind, title, startsAt }: EventRow,
  userId: string,
  formatReminder: FormatNews,
  onceKey: string,
): Promise<void> {
  const when = formatMoment(startsAt, await findTimeZone(db, userId));
  await addNotification(db, now, {
    userId,
    kind: 'team-event',
    values: { what: `${KIND_LABELS[kind]}: ${title}`, news: formatReminder(when) },
    path: userId === coachId ? '/admin/team-dashboard' : '/training-plans',
    onceKey,
  });
}

/** Returns the events of the account whose calendar has this address, as a file. Throws ProblemError 404. */
export async function readFeed({ db, clock, config, keys }: Context, token: string): Promise<string> {
  const [userId = ''] = token.split('.');
  const user = USER_ID.test(userId) ? await findUser(db, userId) : null;
  if (!user || user.bannedAt !== null || !isFeedToken(keys, user, token)) {
    throw notFound('This calendar address doesn’t work anymore. Copy it again.');
  }
  const now = clock.now();
  const assisted = user.userType === 'Coach' ? await listOpenTeamsAssistedBy(db, userId) : [];
  const coaches = assisted.map(({ coach }) => coach.id);
  const rows = await listEventsFor(db, userId, new Date(now.getTime() - FEED_HISTORY_MS), coaches);
  const events = rows.map(({ id, version, kind, title, text, startsAt, endsAt, canceledAt }) => ({
    id,
    version,
    title: `${KIND_LABELS[kind]}: ${title}`,
    text,
    place: '',
    startsAt,
    endsAt,
    isCancelled: canceledAt !== null,
    url: `${config.publicUrl}${user.userType === 'Coach' ? '/admin/team-dashboard' : '/training-plans'}`,
  }));
  return buildCalendarFile(events, now, 'Rocket League team');
}

/** Signed for the account and its password: a new password ends what a thief has copied. */
function createFeedToken(keys: Context['keys'], { id, passwordHash }: User): string {
  const signature = createHmac('sha256', keys.calendar).update(`${id}|${passwordHash ?? ''}`);
  return `${id}.${signature.digest('base64url')}`;
}

function isFeedToken(keys: Context['keys'], user: User, token: string): boolean {
  const [expected, given] = [Buffer.from(createFeedToken(keys, user)), Buffer.from(token)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function getEventTimes({ startsAt, minutes }: EventBody, now: Date): { startsAt: Date; endsAt: Date } {
  const start = new Date(startsAt);
  if (start <= now)
    throw new ProblemError(422, 'starts-in-the-past', 'This time is in the past. Choose a later one.');
  return { startsAt: start, endsAt: new Date(start.getTime() + minutes * MINUTE_MS) };
}

async function requireEvent(...which: Parameters<typeof lockEvent>): Promise<EventRow> {
  const event = await lockEvent(...which);
  if (event) return event;
  throw eventNotFound();
}

function eventNotFound(): ProblemError {
  return notFound('This event was canceled or is over.');
}
