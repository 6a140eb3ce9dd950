import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ReferenceBooks } from '../scores/index.ts';

export interface CoachRoomContext {
  db: Database;
  clock: Clock;
  books: ReferenceBooks;
}
