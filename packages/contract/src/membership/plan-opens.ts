import {
  ACCESS_LEVELS,
  PLAN_FEATURES,
  type PlanAccess,
  type PlanFeature,
} from '../permissions/permission-table.ts';
import type { PlanName } from '../product-codes.ts';
import { PROGRESSION_ACCESS, type ProgressionAccess } from '../progression/progression-access.ts';

/** *Playlist Access*: which modes are compared with ranks. The others keep results, figures and pictures. */
type ModeAccess = 'none' | 'main' | 'all';
/** *PolrAnalytics*: the overall POLR of the newest games, or its categories and the top opportunity too. */
type PolrAccess = 'none' | 'overall' | 'categories';
/** *TrainingPackCodes*: codes of no plan, of the starter plans, of every plan. */
type PackCodeAccess = 'none' | 'starter' | 'all';

/** What a plan opens of each feature. */
export interface PlanOpens {
  readonly 'Playlist Access': ModeAccess;
  readonly PolrAnalytics: PolrAccess;
  readonly ProgressionTracking: ProgressionAccess;
  readonly TrainingPackCodes: PackCodeAccess;
}

/** What the three access levels mean for one feature; a part is a plan's own (decisions.md 7). */
interface FeatureRow<Access> {
  readonly restricted: Access;
  readonly partial: Readonly<Record<PlanName, Access>>;
  readonly full: Access;
}

/** Games of a POLR that is opened without its categories. */
export const OVERALL_POLR_GAMES = 10;

const everyPlan = <const Access>(access: Access): Readonly<Record<PlanName, Access>> => ({
  Basic: access,
  Platinum: access,
  Diamond: access,
  TeamPlan: access,
});

/** The one table that every gate reads. Which level a plan has of a feature is data of the table `plans`. */
const FEATURE_TABLE: { readonly [Feature in PlanFeature]: FeatureRow<PlanOpens[Feature]> } = {
  'Playlist Access': { restricted: 'none', partial: everyPlan('main'), full: 'all' },
  PolrAnalytics: {
    restricted: 'none',
    partial: { ...everyPlan('categories'), Basic: 'overall' },
    full: 'categories',
  },
  ProgressionTracking: {
    restricted: PROGRESSION_ACCESS.none,
    partial: { ...everyPlan(PROGRESSION_ACCESS.season), Basic: PROGRESSION_ACCESS.games },
    full: PROGRESSION_ACCESS.all,
  },
  TrainingPackCodes: { restricted: 'none', partial: everyPlan('starter'), full: 'all' },
};

/** What a plan opens with the levels that it has now. */
export function opensOf(plan: { name: PlanName; features: PlanAccess }): PlanOpens {
  return Object.fromEntries(PLAN_FEATURES.map((feature) => [feature, accessTo(plan, feature)])) as {
    [Feature in PlanFeature]: PlanOpens[Feature];
  };
}

function accessTo({ name, features }: { name: PlanName; features: PlanAccess }, feature: PlanFeature) {
  const { restricted, partial, full } = FEATURE_TABLE[feature];
  if (features[feature] === ACCESS_LEVELS.fullyPermitted) return full;
  return features[feature] === ACCESS_LEVELS.partiallyPermitted ? partial[name] : restricted;
}
