import { and, asc, eq, ilike, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import { users } from '../auth/user.table.ts';

/** Names are not unique; more than these are no help to anybody. */
const MOST_NAMESAKES = 10;

/** Players whose user name (whatever its case) or e-mail address is exactly this. */
export function playersCalled(db: Executor, search: string): Promise<User[]> {
  const pattern = search.replaceAll(/[\\%_]/g, (special) => `\\${special}`);
  return db
    .select()
    .from(users)
    .where(
      and(
        eq(users.userType, 'Player'),
        or(ilike(users.userName, pattern), eq(users.emailKey, search.toLowerCase())),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(MOST_NAMESAKES);
}
