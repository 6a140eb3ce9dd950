import { type FeatureModule, job } from '../../feature-module.ts';
import { communityGoals, goalRewards, restWeeks, weeklyGoals } from '../../schema/weekly-goals.schema.ts';
import { communityGoalRoutes } from './community-goals.route.ts';
import { ownGoalRoutes } from './own-goals.route.ts';
import { queueDueGoals, settleGoals, settleWeeklyGoalsJob } from './settle-goals.ts';
import { allGoalsOf, goalRewardsOf, restWeeksOf } from './weekly-goal.repository.ts';

export { chooseGoal } from './choose-goal.ts';
export { readGoals } from './read-goals.ts';
export { settleGoals } from './settle-goals.ts';

export const weeklyGoalsModule: FeatureModule = {
  name: 'weekly-goals',
  accountData: [
    { column: weeklyGoals.userId, exportedAs: 'weeklyGoals', onErasure: 'deleted' },
    { column: restWeeks.userId, exportedAs: 'restWeeks', onErasure: 'deleted' },
    { column: goalRewards.userId, exportedAs: 'goalRewards', onErasure: 'deleted' },
    { column: communityGoals.createdBy, exportedAs: null, onErasure: 'cleared', reason: 'Names its editor.' },
    { column: communityGoals.updatedBy, exportedAs: null, onErasure: 'cleared', reason: 'Names its editor.' },
  ],
  routes(app, context) {
    ownGoalRoutes(app, context);
    communityGoalRoutes(app, context);
  },
  jobs: [job(settleWeeklyGoalsJob, (context) => settleGoals(context))],
  schedules: [{ at: ['minute'], what: 'weekly goals', run: queueDueGoals }],
  exportData: async ({ db }, { id }) => ({
    weeklyGoals: (await allGoalsOf(db, id)).map(({ userId: _owner, ...facts }) => facts),
    restWeeks: await restWeeksOf(db, id),
    goalRewards: await goalRewardsOf(db, id),
  }),
};
