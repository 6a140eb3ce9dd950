import type { BlobStore } from '../../platform/blob-store/blob-store.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { AuthContext } from '../auth/index.ts';

/** What export and deletion work with. */
export interface AccountContext extends AuthContext {
  blobs: BlobStore;
  logger: Logger;
  /** Ends what an account pays, before it goes. */
  endPayments: (userId: string) => Promise<void>;
}
