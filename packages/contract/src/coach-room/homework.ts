import { z } from 'zod';
import { dayWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { arrayOf, named, namedObject } from '../named.ts';
import { CHECK_VERDICTS } from '../training-plans/training-codes.ts';
import { goalMetricCode, weeklyGoal } from '../weekly-goals/weekly-goal.ts';
import { modeQuery, teamMode } from './team-board.ts';

const endpoint = defineEndpoints('coach-room', { access: 'coach' });

const planVerdict = namedObject('PlanVerdict', {
  /** From 1. */
  week: z.number().int(),
  label: z.string(),
  metric: z.string(),
  per5: z.boolean(),
  verdict: z.enum(CHECK_VERDICTS),
  isDecided: z.boolean(),
  /** Null if it's based on games that the coach may not see. */
  before: z.number().nullable(),
  after: z.number().nullable(),
});
export type PlanVerdict = z.infer<typeof planVerdict>;

const task = {
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  dueOn: z.iso.date().nullable(),
  doneAt: z.iso.datetime().nullable(),
};
const homeworkTask = namedObject('HomeworkTask', task);

const playerHomework = namedObject('PlayerHomework', {
  playerId: z.uuid(),
  userName: z.string(),
  /** The current plan, or the last one that ended. */
  plan: z
    .object({
      title: z.string(),
      mode: teamMode,
      isRunning: z.boolean(),
      /** Whether this coach set it. */
      isOwn: z.boolean(),
      week: z.number().int(),
      weeks: z.number().int(),
      theme: z.string(),
      sessions: z.number().int(),
      sessionsDone: z.number().int(),
      verdicts: z.array(planVerdict),
    })
    .nullable(),
  goals: z.array(
    weeklyGoal
      .pick({
        id: true,
        kind: true,
        title: true,
        metric: true,
        mode: true,
        direction: true,
        target: true,
        targetDays: true,
        state: true,
        games: true,
        days: true,
        startsOn: true,
      })
      .extend({ isOwn: z.boolean() }),
  ),
  /** Plays from the coach's match reviews to practice, done right `step` of `gaps` times. */
  moments: arrayOf({
    id: z.uuid(),
    matchId: z.uuid(),
    label: z.string(),
    time: z.number(),
    step: z.number().int(),
    gaps: z.number().int(),
  }),
  /** Tasks in this coach's words. */
  tasks: z.array(homeworkTask),
});
export type PlayerHomework = z.infer<typeof playerHomework>;

export const getTeamHomework = endpoint('GET /api/v1/coach/team-homework', {
  summary: "Members' training plans with their results, and their goals for this week and next",
  responses: { 200: z.array(playerHomework) },
});

const planChoice = namedObject('HomeworkPlan', {
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  tiers: z.tuple([z.number().int(), z.number().int()]).readonly(),
  mode: teamMode.nullable(),
  weeks: z.number().int(),
  minutesPerDay: z.number().int(),
  /** Metrics that its weeks check. */
  metrics: z.array(z.string()),
});
export type HomeworkPlan = z.infer<typeof planChoice>;

export const getHomeworkChoices = endpoint('GET /api/v1/coach/homework-choices', {
  summary: 'Training plans the coach can assign',
  costly: true,
  query: z.object(modeQuery),
  responses: { 200: z.object({ plans: z.array(planChoice) }) },
});

const planHomework = z.object({ kind: z.literal('plan'), planId: z.uuid() });
const goalHomework = namedObject('GoalHomework', { kind: z.literal('goal'), metric: goalMetricCode });

/** A pro coach's homework: a training plan or a weekly goal. */
export const homework = named('Homework', z.discriminatedUnion('kind', [planHomework, goalHomework]));

/** A task in the coach's words. */
const taskHomework = z.object({
  kind: z.literal('task'),
  title: z.string().trim().min(1, 'Say what to do.').max(120, 'Use at most 120 characters for the title.'),
  text: z.string().trim().max(2000, 'Use at most 2,000 characters.').default(''),
  dueOn: dayWithinReach('Choose a day.').nullable(),
});

/** A team's maximum seats, including purchased ones. */
const MAX_AT_ONCE = 50;

/** Pauses a current plan; a goal takes the free slot for its kind, this week or next. */
export const assignHomework = endpoint('POST /api/v1/coach/assign-homework', {
  summary: 'Assign a training plan, a weekly goal or a task to members and notify them',
  body: z.object({
    playerIds: z.array(z.uuid()).min(1, 'Choose a player.').max(MAX_AT_ONCE),
    mode: teamMode,
    homework: named('TeamHomework', z.discriminatedUnion('kind', [planHomework, goalHomework, taskHomework])),
  }),
  responses: {
    200: z.object({
      title: z.string(),
      results: arrayOf({
        playerId: z.uuid(),
        userName: z.string(),
        isDone: z.boolean(),
        /** Why not, or what happened to the previous plan. */
        words: z.string().nullable(),
      }),
    }),
  },
  errors: [404, 422],
});

export const deleteHomework = endpoint('DELETE /api/v1/coach/homework/{homeworkId}', {
  summary: 'Delete a task that the coach set',
});

const myTask = namedObject('MyHomeworkTask', { ...task, coach: z.string() });
export type MyHomeworkTask = z.infer<typeof myTask>;

/** Open tasks, and those done in the last two weeks. */
export const getMyHomework = endpoint('GET /api/v1/homework', {
  summary: "Tasks from the player's coaches, the next due first",
  access: 'player',
  responses: { 200: z.array(myTask) },
});

/** Notifies the coach the first time. */
export const finishHomework = endpoint('PUT /api/v1/homework/{homeworkId}/done', {
  summary: 'Mark a task as done, or as open again',
  access: 'player',
  body: z.object({ isDone: z.boolean() }),
  responses: { 200: z.array(myTask) },
});
