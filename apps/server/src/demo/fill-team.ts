import { randomUUID } from 'node:crypto';
import { type Availability, type BodyOf, INVITATION_STATUS } from '@datacoach/contract';
import type { Context } from '../feature-module.ts';
import { createAdministratorAccount } from '../features/auth/index.ts';
import { assignHomework } from '../features/coach-room/assign-homework.ts';
import { finishTask, listMyTasks } from '../features/coach-room/homework-tasks.ts';
import { addNote } from '../features/coach-room/player-performance.ts';
import { saveAssistant } from '../features/team/assistants.route.ts';
import { listMembers } from '../features/team/index.ts';
import { invitePlayer } from '../features/team/invite-player.ts';
import { respondToInvitation, setSight } from '../features/team/respond-to-invitation.ts';
import { readCalendar, saveAnswer, scheduleTeamEvent } from '../features/team/team-events.ts';
import { createLink } from '../features/team/team-links.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import { getDemoUser } from './demo-accounts.ts';

/** How many days ago the players joined. */
const JOINED = 21;
const STANDARD = 15;
const ASSISTANT = { email: 'alex@demo.example', userName: 'Alex', userType: 'Coach' } as const;
const NOTE = 'Great mechanics, but you double commit in Doubles. Talk about who waits.';

type Event = Pick<BodyOf<'createTeamEvent'>, 'kind' | 'title' | 'text' | 'minutes'> & {
  inDays: number;
  /** By player of the team; null for those who haven't answered. */
  answers: readonly (Availability | null)[];
};
const EVENTS: readonly Event[] = [
  {
    kind: 'practice',
    title: 'Rotation drills',
    text: 'Bring one goal you conceded last week. We’ll find out who was last back.',
    minutes: 60,
    inDays: 2,
    answers: ['yes', 'yes', null],
  },
  {
    kind: 'scrim',
    title: 'Scrim rematch, best of five',
    text: 'Same lineup as last time. Read the scouting report first.',
    minutes: 90,
    inDays: 5,
    answers: ['yes', 'maybe', 'no'],
  },
];

/** Tasks for the player, by when they were set, are due, and were done. */
const TASKS = [
  {
    title: 'Ten kickoffs from the left side',
    text: 'Free play. Land the second flip on the ball.',
    setDaysAgo: 9,
    dueInDays: -4,
    doneDaysAgo: 5,
  },
  {
    title: 'Watch our second scrim again',
    text: 'Write down each time two of us went for the same ball.',
    setDaysAgo: 1,
    dueInDays: 3,
    doneDaysAgo: null,
  },
] as const;

/** Adds the players to the team of the demo's coach, who sees all of their games, and what the team has planned. */
export async function fillTeam(opened: Context, players: readonly string[], today: Date): Promise<void> {
  const { db } = opened;
  const { id: coachId } = await getDemoUser(db, 'Coach');
  if ((await listMembers(db, coachId)).length > 0) return;
  const inDays = (days: number) => new Date(today.getTime() + days * DAY_MS);
  const contextIn = (days: number): Context => ({ ...opened, clock: { now: () => inDays(days) } });
  const joining = contextIn(-JOINED);
  for (const playerId of players) {
    const { invitation } = await invitePlayer(joining, coachId, playerId);
    await respondToInvitation(joining, playerId, invitation.id, INVITATION_STATUS.accepted);
    await setSight(joining, playerId, invitation.id, 'all');
  }
  await addNote(contextIn(-1), { userId: coachId, actorId: coachId }, { playerId: players[0]!, text: NOTE });
  await createAdministratorAccount(joining, { ...ASSISTANT, password: randomUUID() });
  await saveAssistant(joining, coachId, { coach: ASSISTANT.email, rights: ['review', 'folders'] });
  await createLink(contextIn(0), coachId, { seats: 1, days: 30 });
  await planEvents(contextIn(-1));
  for (const task of TASKS) await setTask(players[0]!, task);

  async function planEvents(context: Context): Promise<void> {
    for (const { inDays: days, answers, ...event } of EVENTS) {
      const evening = new Date(inDays(days).setUTCHours(19, 0, 0, 0));
      await scheduleTeamEvent(context, coachId, { ...event, startsAt: evening.toISOString() });
    }
    const caller = { userId: coachId, actorId: coachId, impersonatorId: null };
    for (const { id, title } of (await readCalendar(context, caller)).items) {
      const { answers } = EVENTS.find((event) => event.title === title)!;
      for (const [index, answer] of answers.entries()) {
        if (answer) await saveAnswer(context, players[index]!, id, answer);
      }
    }
  }

  async function setTask(playerId: string, task: (typeof TASKS)[number]): Promise<void> {
    const { title, text, setDaysAgo, dueInDays, doneDaysAgo } = task;
    const dueOn = inDays(dueInDays).toISOString().slice(0, 10);
    const homework = { kind: 'task', title, text, dueOn } as const;
    await assignHomework(contextIn(-setDaysAgo), coachId, {
      playerIds: [playerId],
      mode: STANDARD,
      homework,
    });
    if (doneDaysAgo === null) return;
    const done = contextIn(-doneDaysAgo);
    const assigned = (await listMyTasks(done, playerId)).find((one) => one.title === title)!;
    await finishTask(done, playerId, assigned.id, true);
  }
}
