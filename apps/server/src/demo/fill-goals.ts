import type { Context } from '../feature-module.ts';
import { chooseGoal, readChoices } from '../features/weekly-goals/choose-goal.ts';
import { insertCommunityGoal } from '../features/weekly-goals/community-goal.repository.ts';
import { finalizeGoals } from '../features/weekly-goals/index.ts';
import { listAllGoals } from '../features/weekly-goals/weekly-goal.repository.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import { addDays, getWeek } from '../platform/clock/time-zones.ts';
import { getDemoUser } from './demo-accounts.ts';

/** How long ago the goals were chosen: three weeks have results by now. */
const STARTED_DAYS_AGO = 27;
const DOUBLES = 10;
const [MATCHES, SHOOTING, SMALL_PADS] = [55, 25, 50] as const;
const COMMUNITY_WEEKS = 8;

/**
 * Adds the player's goals as if chosen four weeks ago: each week is carried over and settled by the product's own
 * rules on the days it would have happened.
 */
export async function fillGoals(opened: Context, userId: string, today: Date): Promise<void> {
  const { db } = opened;
  if ((await listAllGoals(db, userId)).length > 0) return;
  let now = new Date(today.getTime() - STARTED_DAYS_AGO * DAY_MS);
  const context = { ...opened, clock: { now: () => now } };
  const { startsOn } = getWeek(now, 'UTC');
  const administrator = await getDemoUser(db, 'Admin');
  const community = await insertCommunityGoal(
    db,
    {
      title: 'Five games a week',
      text: 'Playing every week beats one long weekend. Five games are enough for your stats to mean something.',
      category: null,
      metric: MATCHES,
      direction: 'atLeast',
      targets: [{ mode: null, rankGroup: null, target: 5 }],
      startsOn,
      endsOn: addDays(startsOn, COMMUNITY_WEEKS * 7 - 1),
      minimumGames: 5,
      plans: [],
      photoId: null,
      badge: 'Regular',
      reward: 'discount',
    },
    administrator.id,
    now,
  );
  const { choices } = await readChoices(context, userId, { mode: DOUBLES, nextWeek: false });
  for (const metric of [SMALL_PADS, SHOOTING] as const) {
    // A season of few games may have too few with a shot.
    if (choices.some((choice) => choice.metric === metric && choice.target !== null)) {
      await chooseGoal(context, userId, { metric, mode: DOUBLES, nextWeek: false });
    }
  }
  await chooseGoal(context, userId, { communityGoalId: community.id, mode: DOUBLES });
  for (; now <= today; now = new Date(now.getTime() + DAY_MS)) await finalizeGoals(context);
}
