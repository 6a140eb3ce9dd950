import type { IdentityCandidate, MyIdentity } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { countRecordedMatches, findHolder, listLinkedPlayers } from './player-identity.repository.ts';
import { type FoundPlayer, findPlayers } from './shared-match.repository.ts';

/** Max players in a search result. */
const MAX_CANDIDATES = 5;

export async function describeIdentities(db: Executor, userId: string): Promise<MyIdentity[]> {
  const recorded = await countRecordedMatches(db, userId);
  return (await listLinkedPlayers(db, userId)).map((row) => ({
    identity: row.identity,
    platform: getPlatform(row.identity),
    name: row.name,
    linkStatus: row.linkStatus === 'verified' ? 'verified' : 'claimed',
    verifiedBy: row.verifiedBy,
    recordedMatches: recorded.get(row.identity) ?? 0,
    linkedAt: row.linkedAt.toISOString(),
    isHidden: row.hiddenAt !== null,
  }));
}

/** Returns candidates for "Is this you?": named players, or recorders of own uploads, not yet linked. */
export async function findCandidates(db: Executor, userId: string, name: string | undefined) {
  const recorders = await countRecordedMatches(db, userId);
  const linked = new Set((await listLinkedPlayers(db, userId)).map(({ identity }) => identity));
  const requested = name === undefined ? { identities: [...recorders.keys()] } : { name };
  const found = await findPlayers(db, userId, requested, MAX_CANDIDATES + linked.size);
  const byIdentity = new Map<string, FoundPlayer[]>();
  for (const game of found) {
    if (linked.has(game.identity)) continue;
    byIdentity.set(game.identity, [...(byIdentity.get(game.identity) ?? []), game]);
  }
  const candidates: IdentityCandidate[] = [];
  for (const [identity, games] of [...byIdentity].slice(0, MAX_CANDIDATES)) {
    const holder = await findHolder(db, identity);
    candidates.push({
      identity,
      platform: getPlatform(identity),
      name: games[0]!.name,
      isRecorder: recorders.has(identity),
      recentGames: games.map(({ playedAt, map, playlist }) => ({
        playedAt: playedAt?.toISOString() ?? null,
        map,
        playlist,
      })),
      isTaken: holder !== null,
    });
  }
  return candidates.sort((a, b) => (recorders.get(b.identity) ?? 0) - (recorders.get(a.identity) ?? 0));
}

const getPlatform = (identity: string): string => identity.slice(0, identity.indexOf(':'));
