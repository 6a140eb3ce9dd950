import type { ENDPOINTS } from '@datacoach/contract';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ReferenceBooks } from '../scores/index.ts';

export interface ProgressionContext {
  db: Database;
  clock: Clock;
  books: ReferenceBooks;
}

export type ProgressionQuery = z.output<typeof ENDPOINTS.getProgression.query>;
