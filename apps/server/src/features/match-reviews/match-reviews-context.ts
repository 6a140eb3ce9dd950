import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';

export interface MatchReviewsContext {
  db: Database;
  clock: Clock;
}
