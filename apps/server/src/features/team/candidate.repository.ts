import { and, asc, countDistinct, desc, eq, ilike, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { matchPlayers } from '../../schema/gamedata.schema.ts';
import { hiddenPlayers, playerIdentities } from '../../schema/identities.schema.ts';
import { replays } from '../../schema/replays.schema.ts';
import type { User } from '../auth/index.ts';

/** Names are not unique; more than these are no help to anybody. */
const MAX_NAMESAKES = 10;
const MAX_SEEN = 50;

/** Players whose user name (whatever its case) or confirmed e-mail address is exactly this. */
export function playersCalled(db: Executor, search: string): Promise<User[]> {
  const pattern = search.replaceAll(/[\\%_]/g, (special) => `\\${special}`);
  return db
    .select()
    .from(users)
    .where(
      and(
        eq(users.userType, 'Player'),
        or(
          ilike(users.userName, pattern),
          and(eq(users.emailKey, search.toLowerCase()), isNotNull(users.emailConfirmedAt)),
        ),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(MAX_NAMESAKES);
}

/** Players whose verified identity plays in the coach's own uploads, and in how many matches. Who hides is left out. */
export function playersSeen(db: Executor, coachId: string): Promise<{ user: User; matches: number }[]> {
  const matches = countDistinct(matchPlayers.matchId);
  return db
    .select({ user: users, matches })
    .from(replays)
    .innerJoin(matchPlayers, eq(matchPlayers.matchId, replays.matchId))
    .innerJoin(playerIdentities, eq(playerIdentities.identity, matchPlayers.identity))
    .innerJoin(users, eq(users.id, playerIdentities.userId))
    .where(
      and(
        eq(replays.ownerId, coachId),
        eq(users.userType, 'Player'),
        eq(playerIdentities.standing, 'verified'),
        isNull(playerIdentities.hiddenAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(hiddenPlayers)
            .where(eq(hiddenPlayers.identity, playerIdentities.identity)),
        ),
      ),
    )
    .groupBy(users.id)
    .orderBy(desc(matches), asc(users.userName))
    .limit(MAX_SEEN);
}
