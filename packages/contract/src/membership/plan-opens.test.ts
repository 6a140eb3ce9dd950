import { expect, test } from 'vitest';
import { PLAN_FEATURES, type PlanAccess } from '../permissions/permission-table.ts';
import { PLAN_NAMES, type PlanName } from '../product-codes.ts';
import { getPlanOpens, type PlanOpens } from './plan-opens.ts';

/** Access levels of a fresh install. */
const INSTALLED: Readonly<Record<PlanName, PlanAccess>> = {
  Basic: { PolrAnalytics: 10, TrainingPackCodes: 10, ProgressionTracking: 10, 'Playlist Access': 10 },
  Platinum: { PolrAnalytics: 10, TrainingPackCodes: 15, ProgressionTracking: 10, 'Playlist Access': 15 },
  Diamond: { PolrAnalytics: 15, TrainingPackCodes: 15, ProgressionTracking: 15, 'Playlist Access': 15 },
  TeamPlan: { PolrAnalytics: 15, TrainingPackCodes: 15, ProgressionTracking: 15, 'Playlist Access': 15 },
};
const shown = (opens: PlanOpens) => [
  opens['Playlist Access'],
  opens.PolrAnalytics,
  opens.ProgressionTracking.reach,
  opens.TrainingPackCodes,
];
const at = (name: PlanName, features: PlanAccess) => shown(getPlanOpens({ name, features }));
const allAt = (level: 5 | 10 | 15) =>
  Object.fromEntries(PLAN_FEATURES.map((feature) => [feature, level])) as PlanAccess;

test('plans open the features in decisions.md 7', () => {
  expect(PLAN_NAMES.map((name) => at(name, INSTALLED[name]))).toEqual([
    ['main', 'overall', 'games', 'starter'],
    ['all', 'categories', 'season', 'all'],
    ['all', 'categories', 'all', 'all'],
    ['all', 'categories', 'all', 'all'],
  ]);
});

test('for every plan, restricted opens nothing, partially permitted a part, fully permitted everything', () => {
  for (const name of PLAN_NAMES) {
    expect(at(name, allAt(5)), name).toEqual(['none', 'none', 'none', 'none']);
    expect(at(name, allAt(15)), name).toEqual(['all', 'categories', 'all', 'all']);
    expect(at(name, allAt(10)).slice(0, 1), name).toEqual(['main']);
  }
  expect(getPlanOpens({ name: 'Basic', features: allAt(10) }).ProgressionTracking.windows).toEqual(['20']);
  expect(getPlanOpens({ name: 'Diamond', features: allAt(10) }).ProgressionTracking.periods).toBe(false);
});
