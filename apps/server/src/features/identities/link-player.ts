import {
  AGREEING_ACCOUNTS_NEEDED,
  AGREEING_DAYS_NEEDED,
  type IDENTITY_PROOFS,
  RECORDED_MATCHES_NEEDED,
} from '@datacoach/contract';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { findLinkedUser } from '../auth/index.ts';
import {
  countAgreement,
  countRecordedMatches,
  findMatchPlayer,
  findNewestName,
  listLinkedPlayers,
  lockIdentity,
  type PlayerIdentity,
  removeIdentity,
  storeIdentity,
} from './player-identity.repository.ts';
import { canSeeMatch, findPlayers } from './shared-match.repository.ts';

export type Proof = (typeof IDENTITY_PROOFS)[number];

/** Strength of proofs; a stronger proof takes a player away from an account with a weaker one. */
const STRENGTH: Record<Proof, number> = { uploads: 1, epic: 2, discord: 2, admin: 3 };

const getStrength = (proof: Proof | null): number => (proof === null ? 0 : STRENGTH[proof]);

export interface NewLink {
  userId: string;
  identity: string;
  name: string;
  /** Null for an unverified claim. */
  proof: Proof | null;
  /** Whether the owner claims it themselves, which also undoes giving the player up. */
  isRequested: boolean;
}

/**
 * Links a player to the account, or strengthens the link. Several accounts can claim a player; verification takes it
 * from all others. False if another account has a proof at least as strong, or if the owner has given it up.
 */
export async function linkPlayer(
  tx: Transaction,
  { userId, identity, name, proof, isRequested }: NewLink,
  now: Date,
): Promise<boolean> {
  const rows = await lockIdentity(tx, identity);
  const ownRow = rows.find((row) => row.userId === userId);
  if (ownRow?.linkStatus === 'refused' && !isRequested) return false;
  const others = rows.filter((row) => row.userId !== userId && row.linkStatus !== 'refused');
  const holder = others.find(({ linkStatus }) => linkStatus === 'verified');
  const earlier = ownRow?.verifiedBy ?? null;
  const strongest = getStrength(proof) > getStrength(earlier) ? proof : earlier;
  if (holder && getStrength(strongest) <= getStrength(holder.verifiedBy)) return false;
  if (strongest !== null) for (const other of others) await removeIdentity(tx, other.userId, identity);
  const linked = ownRow?.linkStatus === 'refused' ? undefined : ownRow;
  return storeIdentity(tx, {
    userId,
    identity,
    name,
    linkStatus: strongest === null ? 'claimed' : 'verified',
    verifiedBy: strongest,
    linkedAt: linked?.linkedAt ?? now,
    hiddenAt: linked?.hiddenAt ?? null,
  });
}

/** Links the player who recorded two matches to the uploader: verified if other accounts agree. */
export async function recognizeRecorder(
  tx: Transaction,
  ownerId: string,
  identity: string | null,
  now: Date,
): Promise<void> {
  if (identity === null) return;
  const recorded = (await countRecordedMatches(tx, ownerId)).get(identity) ?? 0;
  if (recorded < RECORDED_MATCHES_NEEDED) return;
  const name = (await findNewestName(tx, identity)) ?? '';
  const proof = (await hasUploadProof(tx, ownerId, identity)) ? 'uploads' : null;
  await linkPlayer(tx, { userId: ownerId, identity, name, proof, isRequested: false }, now);
}

/** Links the players that Epic or Discord confirms as this person's. */
export async function verifyByProvider(
  { db, clock }: { db: Database; clock: { now(): Date } },
  userId: string,
  { provider, players }: { provider: Proof; players: readonly { identity: string; name: string }[] },
): Promise<void> {
  for (const { identity, name } of players) {
    const link = { userId, identity, name, proof: provider, isRequested: false };
    await db.transaction((tx) => linkPlayer(tx, link, clock.now()));
  }
}

/** Returns the account's players, claimed or verified: for its own uploads, where a claim does no harm. */
export async function listIdentities(db: Executor, userId: string): Promise<string[]> {
  return toIdentities(await listLinkedPlayers(db, userId));
}

/** Returns the account's verified players: for everything beyond own uploads. */
export async function listVerifiedIdentities(db: Executor, userId: string): Promise<string[]> {
  return toIdentities(
    (await listLinkedPlayers(db, userId)).filter(({ linkStatus }) => linkStatus === 'verified'),
  );
}

const toIdentities = (rows: readonly PlayerIdentity[]): string[] => rows.map(({ identity }) => identity);

/** Returns the only identity that plays; null if none or several do. */
export function getOnlyOne(identities: readonly string[], playing: (identity: string) => boolean) {
  const found = identities.filter(playing);
  return found.length === 1 ? found[0]! : null;
}

type Claim = { identity: string } | { matchId: string; playerKey: string };

/** Claims "This is me". Throws ProblemError 404, 409 if another account has verified the player. */
export async function claimPlayer(tx: Transaction, userId: string, claim: Claim, now: Date): Promise<void> {
  const player = await findClaimed(tx, userId, claim);
  if (!player) throw playerNotFound();
  const proof = await findProof(tx, userId, player.identity);
  if (await linkPlayer(tx, { userId, ...player, proof, isRequested: true }, now)) return;
  throw conflict(
    'identity-taken',
    'Another account is verified as this player. If this player is you, say why and we’ll look into it.',
  );
}

async function findClaimed(tx: Transaction, userId: string, claim: Claim) {
  if ('identity' in claim) return findVisiblePlayer(tx, userId, claim.identity);
  const { matchId, playerKey } = claim;
  return (await canSeeMatch(tx, userId, matchId)) ? findMatchPlayer(tx, matchId, playerKey) : null;
}

/** Returns a player in own uploads, or in matches shared with the account. */
async function findVisiblePlayer(tx: Transaction, userId: string, identity: string) {
  const [found] = await findPlayers(tx, userId, { identities: [identity] }, 1);
  return found ? { identity, name: found.name } : null;
}

/** Returns the existing proof that a player is the account's. */
async function findProof(tx: Transaction, userId: string, identity: string): Promise<Proof | null> {
  const epicId = /^epic:(.+)$/.exec(identity)?.[1];
  if (epicId !== undefined && (await findLinkedUser(tx, 'epic', epicId))?.id === userId) return 'epic';
  return (await hasUploadProof(tx, userId, identity)) ? 'uploads' : null;
}

/** Whether uploads prove it. A single file proves nothing because anyone can forge one. */
async function hasUploadProof(tx: Transaction, userId: string, identity: string): Promise<boolean> {
  const { accounts, days } = await countAgreement(tx, userId, identity);
  return accounts >= AGREEING_ACCOUNTS_NEEDED && days >= AGREEING_DAYS_NEEDED;
}

export function playerNotFound(): ProblemError {
  return new ProblemError(404, 'no-such-player', 'Player not found in your matches.');
}
