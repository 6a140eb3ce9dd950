import type { Context } from './feature-module.ts';
import { createAuthenticator } from './features/auth/index.ts';
import { readFreeRoom } from './features/capacity/index.ts';
import { describeWeek } from './features/career/index.ts';
import { requireFolderRoom } from './features/coach-folders/index.ts';
import { listNextFreeCoaches } from './features/coaching/index.ts';
import { openPaymentProvider } from './features/payments/index.ts';
import { wasReferredByFriend } from './features/referrals/index.ts';
import { openFileChecks } from './features/replays/index.ts';
import { createReferenceBooks, readGameNotes } from './features/scores/index.ts';
import { authenticateToken, isPersonalToken } from './features/tokens/index.ts';
import { MODULES } from './modules.ts';
import { deriveTokenKeys } from './platform/config/token-keys.ts';
import type { Platform } from './platform/platform.ts';

/** Opens what all features of this process work with. */
export function openContext(platform: Platform): Context {
  const { config, clock, database } = platform;
  const { db } = database;
  const keys = deriveTokenKeys(config.authSecret);
  const findCaller = createAuthenticator({ db, clock, keys });
  const fileChecks = openFileChecks();
  platform.beforeClose(fileChecks.close);
  const context: Context = {
    ...platform,
    db,
    keys,
    books: createReferenceBooks(db),
    paymentProvider: openPaymentProvider(platform, () => context),
    authenticate: (token, scope) =>
      isPersonalToken(token) ? authenticateToken({ db, clock }, token, scope) : findCaller(token),
    fileChecks,
    modules: MODULES,
    answers: {
      wasReferredByFriend,
      areSignUpsOpen: async () => (await readFreeRoom({ db, clock })).signUps,
      listNextFreeCoaches: () => listNextFreeCoaches({ db, clock }),
      requireFolderRoom,
      readGameNotes: (...of) => readGameNotes(context, ...of),
      describeWeek: (userId) => describeWeek(context, userId),
    },
  };
  return context;
}
