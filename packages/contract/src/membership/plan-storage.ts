import type { PlanName } from '../product-codes.ts';

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
