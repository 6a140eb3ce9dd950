import { createFeatureJob, editorColumn, type FeatureModule, ownRows } from '../../feature-module.ts';
import { communityGoals, goalRewards, restWeeks, weeklyGoals } from '../../schema/weekly-goals.schema.ts';
import { communityGoalRoutes } from './community-goals.route.ts';
import { enqueueDueGoals, finalizeGoals, finalizeWeeklyGoalsJob } from './finalize-goals.ts';
import { ownGoalRoutes } from './own-goals.route.ts';
import { listAllGoals, listGoalRewards, listRestWeeks } from './weekly-goal.repository.ts';

export { chooseGoal } from './choose-goal.ts';
export { finalizeGoals } from './finalize-goals.ts';
export { readGoals } from './read-goals.ts';

export const weeklyGoalsModule: FeatureModule = {
  name: 'weekly-goals',
  accountData: [
    ownRows(weeklyGoals.userId, 'weeklyGoals'),
    ownRows(restWeeks.userId, 'restWeeks'),
    ownRows(goalRewards.userId, 'goalRewards'),
    editorColumn(communityGoals.createdBy),
    editorColumn(communityGoals.updatedBy),
  ],
  routes(app, context) {
    ownGoalRoutes(app, context);
    communityGoalRoutes(app, context);
  },
  jobs: [createFeatureJob(finalizeWeeklyGoalsJob, (context) => finalizeGoals(context))],
  schedules: [{ at: ['minute'], what: 'weekly goals', run: enqueueDueGoals }],
  exportData: async ({ db }, { id }) => ({
    weeklyGoals: (await listAllGoals(db, id)).map(({ userId: _owner, ...facts }) => facts),
    restWeeks: await listRestWeeks(db, id),
    goalRewards: await listGoalRewards(db, id),
  }),
};
