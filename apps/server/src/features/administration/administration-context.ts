import type { Queue } from '../../platform/queue/queue.ts';
import type { AccountContext } from '../account/index.ts';

/** What the administrators' own pages work with. */
export interface AdministrationContext extends AccountContext {
  queue: Queue;
}
