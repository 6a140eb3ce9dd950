import type { Context } from '../feature-module.ts';
import { listEvents, NO_CRITERIA } from '../features/gamedata/index.ts';
import { listIdentities } from '../features/identities/index.ts';
import { readOwnScoredGames } from '../features/scores/index.ts';
import { startPlan } from '../features/training-plans/change-enrollment.ts';
import { describeMyPlan } from '../features/training-plans/describe-my-plan.ts';
import { finalizeChecks } from '../features/training-plans/index.ts';
import { seedLibrary } from '../features/training-plans/library/seed-library.ts';
import { logBlock } from '../features/training-plans/log-block.ts';
import { listEnrollments } from '../features/training-plans/plan-enrollment.repository.ts';
import { getLocalDay } from '../features/training-plans/plan-position.ts';
import { rateMoment, saveEventAsMoment } from '../features/training-plans/save-moments.ts';
import { listPublishedPlans } from '../features/training-plans/training-plan.repository.ts';
import { DAY_MS } from '../platform/clock/clock.ts';

/** How long ago the plan was started: it is in its last week, and the first weeks' checks have their games. */
const STARTED_DAYS_AGO = 24;
const PLAN = 'starter-champion';
const DOUBLES = 10;
/** Days since the start on which they trained, and how many of the session's blocks they completed. */
const TRAINED: Readonly<Record<number, number>> = {
  0: 3,
  1: 2,
  3: 3,
  5: 2,
  6: 3,
  7: 2,
  9: 3,
  10: 2,
  12: 3,
  14: 2,
  15: 3,
  17: 2,
  19: 1,
  21: 3,
  23: 2,
};
const KEPT_MOMENTS = 3;

/**
 * Adds the player's training as if they started a plan three weeks ago: each day is started, logged and settled by
 * the product's own rules on the day it would have happened.
 */
export async function fillTraining(opened: Context, userId: string, today: Date): Promise<void> {
  const { db } = opened;
  if ((await listEnrollments(db, userId)).length > 0) return;
  await seedLibrary(db, today);
  const plan = (await listPublishedPlans(db)).find((row) => row.plan.libraryKey === PLAN);
  if (!plan) throw new Error(`The demo’s plan ${PLAN} is not in the library.`);
  let now = new Date(today.getTime() - STARTED_DAYS_AGO * DAY_MS);
  const moment = (at: Date) => ({ now: at, ...getLocalDay(null, at) });
  const context = { ...opened, clock: { now: () => now } };
  const { version } = plan;
  await db.transaction((tx) =>
    startPlan(tx, { userId, planId: plan.plan.id, version, mode: DOUBLES, minutesPerDay: 40 }, moment(now)),
  );
  for (let n = 0; n < STARTED_DAYS_AGO; n++, now = new Date(now.getTime() + DAY_MS)) {
    const { plan: own } = await describeMyPlan(context, userId);
    for (const { block } of own?.today.blocks.slice(0, TRAINED[n] ?? 0) ?? []) {
      const hits = block.type === 'pack' ? Math.round(block.shots * (0.4 + n / 60)) : undefined;
      const log = { block: block.key, state: 'done', hits } as const;
      await db.transaction((tx) => logBlock(tx, userId, own!.id, log, moment(now)));
    }
    await finalizeChecks(context, userId);
  }
  await keepMoments();

  async function keepMoments(): Promise<void> {
    const games = await readOwnScoredGames(db, userId, { mode: DOUBLES, limit: 5 });
    const { items } = await listEvents(db, {
      matchIds: games.map(({ game }) => game.matchId).reverse(),
      player: { identities: await listIdentities(db, userId) },
      codes: null,
      kinds: ['whiff', 'aerialMiss', 'turnover'],
      descending: true,
      page: { index: 0, size: KEPT_MOMENTS },
      criteria: NO_CRITERIA,
    });
    const yesterday = new Date(today.getTime() - DAY_MS);
    const at = moment(yesterday);
    for (const { id } of items) await db.transaction((tx) => saveEventAsMoment(tx, userId, id, at));
    // The first one was answered right once, so it comes back later than the others.
    const [first] = (await describeMyPlan(context, userId)).moments;
    if (first) await db.transaction((tx) => rateMoment(tx, userId, first.id, 'right', at));
  }
}
