import { RECORDED_MATCHES_NEEDED } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findLinkedUser } from '../auth/index.ts';
import { linkPlayer, type Proof } from './link-player.ts';
import { findMatchPlayer, recordedMatches } from './player-identity.repository.ts';
import { canSeeMatch, findPlayers } from './shared-match.repository.ts';

export type Claim = { identity: string } | { matchId: string; playerKey: string };

/**
 * "This is me": a player whom the caller may see. Certain at once where a proof is there already.
 * Throws ProblemError 404, 409 when he is another account's.
 */
export async function claimPlayer(tx: Transaction, userId: string, claim: Claim, now: Date): Promise<void> {
  const player = await findClaimed(tx, userId, claim);
  if (!player) throw noSuchPlayer();
  const proof = await proofOf(tx, userId, player.identity);
  if (await linkPlayer(tx, { userId, ...player, proof, isWanted: true }, now)) return;
  throw new ProblemError(
    409,
    'identity-taken',
    'This player belongs to another account. If he is you, tell us why and we will look into it.',
  );
}

async function findClaimed(
  tx: Transaction,
  userId: string,
  claim: Claim,
): Promise<{ identity: string; name: string } | null> {
  if ('identity' in claim) return findVisiblePlayer(tx, userId, claim.identity);
  const { matchId, playerKey } = claim;
  return (await canSeeMatch(tx, userId, matchId)) ? findMatchPlayer(tx, matchId, playerKey) : null;
}

/** A player in own uploads, or in matches that are shared with him. */
export async function findVisiblePlayer(
  tx: Transaction,
  userId: string,
  identity: string,
): Promise<{ identity: string; name: string } | null> {
  const [found] = await findPlayers(tx, userId, { identities: [identity] }, 1);
  return found ? { identity, name: found.name } : null;
}

/** What makes certain already that a player is the account's. */
async function proofOf(tx: Transaction, userId: string, identity: string): Promise<Proof | null> {
  const epicId = /^epic:(.+)$/.exec(identity)?.[1];
  if (epicId !== undefined && (await findLinkedUser(tx, 'epic', epicId))?.id === userId) return 'epic';
  const recorded = (await recordedMatches(tx, userId)).get(identity) ?? 0;
  return recorded >= RECORDED_MATCHES_NEEDED ? 'uploads' : null;
}

export function noSuchPlayer(): ProblemError {
  return new ProblemError(404, 'no-such-player', 'There is no such player in the matches that you can see.');
}
