import {
  ACCESS_LEVELS,
  PLAN_FEATURES,
  type PlanAccess,
  type PlanFeature,
} from '../permissions/permission-table.ts';
import type { PlanName } from '../product-codes.ts';

/** Time windows of a progression. */
export const PROGRESSION_WINDOWS = ['20', '50', 'season', 'all'] as const;
export type ProgressionWindow = (typeof PROGRESSION_WINDOWS)[number];

export const PROGRESSION_REACHES = ['none', 'games', 'season', 'all'] as const;
type ProgressionReach = (typeof PROGRESSION_REACHES)[number];

/** What the feature ProgressionTracking opens. */
export interface ProgressionAccess {
  readonly reach: ProgressionReach;
  readonly windows: readonly ProgressionWindow[];
  /** Whether the player can compare periods of their choice. */
  readonly periods: boolean;
}

/** Number of recent games allowed by `games`; also the minimum for a season. */
export const MIN_REACH_GAMES = 20;

export const PROGRESSION_ACCESS: Readonly<Record<ProgressionReach, ProgressionAccess>> = {
  none: { reach: 'none', windows: ['20'], periods: false },
  games: { reach: 'games', windows: ['20'], periods: false },
  season: { reach: 'season', windows: ['20', '50', 'season'], periods: false },
  all: { reach: 'all', windows: ['20', '50', 'season', 'all'], periods: true },
};

/** Playlist Access*: which modes are compared with ranks. The others still have results, stats and images. */
type ModeAccess = 'none' | 'main' | 'all';
/** PolrAnalytics*: the overall POLR of the newest games, or also its categories and the top opportunity. */
type PolrAccess = 'none' | 'overall' | 'categories';
/** TrainingPackCodes*: codes in no plans, in the starter plans, or in all plans. */
type PackCodeAccess = 'none' | 'starter' | 'all';

/** What a plan opens in each feature. */
export interface PlanOpens {
  readonly 'Playlist Access': ModeAccess;
  readonly PolrAnalytics: PolrAccess;
  readonly ProgressionTracking: ProgressionAccess;
  readonly TrainingPackCodes: PackCodeAccess;
}

/** Meaning of the three access levels for one feature; the partial level can depend on the plan (decisions.md 7). */
interface FeatureRow<Access> {
  readonly restricted: Access;
  readonly partial: Readonly<Record<PlanName, Access>>;
  readonly full: Access;
}

/** Games in a POLR shown without its categories. */
export const OVERALL_POLR_GAMES = 10;

const forEveryPlan = <const Access>(access: Access): Readonly<Record<PlanName, Access>> => ({
  Basic: access,
  Platinum: access,
  Diamond: access,
  TeamPlan: access,
});

/** The single table that every gate uses. A plan's level for a feature is stored in the table `plans`. */
const FEATURE_TABLE: { readonly [Feature in PlanFeature]: FeatureRow<PlanOpens[Feature]> } = {
  'Playlist Access': { restricted: 'none', partial: forEveryPlan('main'), full: 'all' },
  PolrAnalytics: {
    restricted: 'none',
    partial: { ...forEveryPlan('categories'), Basic: 'overall' },
    full: 'categories',
  },
  ProgressionTracking: {
    restricted: PROGRESSION_ACCESS.none,
    partial: { ...forEveryPlan(PROGRESSION_ACCESS.season), Basic: PROGRESSION_ACCESS.games },
    full: PROGRESSION_ACCESS.all,
  },
  TrainingPackCodes: { restricted: 'none', partial: forEveryPlan('starter'), full: 'all' },
};

/** Returns what a plan opens with its current levels. */
export function getPlanOpens(plan: { name: PlanName; features: PlanAccess }): PlanOpens {
  return Object.fromEntries(PLAN_FEATURES.map((feature) => [feature, getAccess(plan, feature)])) as {
    [Feature in PlanFeature]: PlanOpens[Feature];
  };
}

function getAccess({ name, features }: { name: PlanName; features: PlanAccess }, feature: PlanFeature) {
  const { restricted, partial, full } = FEATURE_TABLE[feature];
  if (features[feature] === ACCESS_LEVELS.fullyPermitted) return full;
  return features[feature] === ACCESS_LEVELS.partiallyPermitted ? partial[name] : restricted;
}

/** Gigabytes of replay files that an account can keep (decisions.md 7.10): about 700 replays per gigabyte. */
export const PLAN_STORAGE_GB: Readonly<Record<PlanName, number>> = {
  Basic: 5,
  Platinum: 20,
  Diamond: 100,
  TeamPlan: 200,
};

export const BYTES_PER_GB = 1024 ** 3;

/** Maximum uploads of an account before it confirms its email address. */
export const MAX_UNCONFIRMED_UPLOADS = 20;
