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
  agreementOn,
  findMatchPlayer,
  linkedPlayersOf,
  lockIdentity,
  newestName,
  type PlayerIdentity,
  recordedMatches,
  removeIdentity,
  storeIdentity,
} from './player-identity.repository.ts';
import { canSeeMatch, findPlayers } from './shared-match.repository.ts';

export type Proof = (typeof IDENTITY_PROOFS)[number];

/** How much a proof says; one that says more takes a player away from an account with one that says less. */
const STRENGTH: Record<Proof, number> = { uploads: 1, epic: 2, discord: 2, admin: 3 };

const strengthOf = (proof: Proof | null): number => (proof === null ? 0 : STRENGTH[proof]);

export interface NewLink {
  userId: string;
  identity: string;
  name: string;
  /** Null for a claim. */
  proof: Proof | null;
  /** The owner says so themselves: also undoes that they have given the player up. */
  isWanted: boolean;
}

/**
 * Makes a player the account's, or a link of it stronger. Several accounts can claim one; who proves it takes it from all
 * others. False when it is another account's with a proof at least as good, or when the owner has given it up.
 */
export async function linkPlayer(
  tx: Transaction,
  { userId, identity, name, proof, isWanted }: NewLink,
  now: Date,
): Promise<boolean> {
  const rows = await lockIdentity(tx, identity);
  const own = rows.find((row) => row.userId === userId);
  if (own?.standing === 'refused' && !isWanted) return false;
  const others = rows.filter((row) => row.userId !== userId && row.standing !== 'refused');
  const holder = others.find(({ standing }) => standing === 'verified');
  if (holder && strengthOf(proof) <= strengthOf(holder.verifiedBy)) return false;
  if (proof !== null) for (const other of others) await removeIdentity(tx, other.userId, identity);
  const linked = own?.standing === 'refused' ? undefined : own;
  const strongest =
    strengthOf(proof) > strengthOf(linked?.verifiedBy ?? null) ? proof : (linked?.verifiedBy ?? null);
  return storeIdentity(tx, {
    userId,
    identity,
    name,
    standing: strongest === null ? 'claimed' : 'verified',
    verifiedBy: strongest,
    linkedAt: linked?.linkedAt ?? now,
    hiddenAt: linked?.hiddenAt ?? null,
  });
}

/**
 * Called for every analyzed upload: the second match that a player has recorded makes that player the uploader's, as a
 * claim, or for certain where other accounts agree.
 */
export async function recognizeRecorder(
  tx: Transaction,
  ownerId: string,
  identity: string | null,
  now: Date,
): Promise<void> {
  if (identity === null) return;
  const recorded = (await recordedMatches(tx, ownerId)).get(identity) ?? 0;
  if (recorded < RECORDED_MATCHES_NEEDED) return;
  const name = (await newestName(tx, identity)) ?? '';
  const proof = (await areUploadsProof(tx, ownerId, identity)) ? 'uploads' : null;
  await linkPlayer(tx, { userId: ownerId, identity, name, proof, isWanted: false }, now);
}

/** Links the players that Epic or Discord says are this person. */
export async function verifyByProvider(
  { db, clock }: { db: Database; clock: { now(): Date } },
  userId: string,
  { provider, players }: { provider: Proof; players: readonly { identity: string; name: string }[] },
): Promise<void> {
  for (const { identity, name } of players) {
    const link = { userId, identity, name, proof: provider, isWanted: false };
    await db.transaction((tx) => linkPlayer(tx, link, clock.now()));
  }
}

/**
 * Players that are the account, claimed or certain: for its own uploads, where a claim harms no one.
 */
export async function identitiesOf(db: Executor, userId: string): Promise<string[]> {
  return identitiesIn(await linkedPlayersOf(db, userId));
}

/** Those of them that are certain: for whatever goes beyond own uploads. */
export async function verifiedIdentitiesOf(db: Executor, userId: string): Promise<string[]> {
  return identitiesIn((await linkedPlayersOf(db, userId)).filter(({ standing }) => standing === 'verified'));
}

function identitiesIn(rows: readonly PlayerIdentity[]): string[] {
  return rows.map(({ identity }) => identity);
}

/** The one that plays, or null when none or more than one of them does. */
export function onlyOne(
  identities: readonly string[],
  playing: (identity: string) => boolean,
): string | null {
  const found = identities.filter(playing);
  return found.length === 1 ? found[0]! : null;
}

type Claim = { identity: string } | { matchId: string; playerKey: string };

/**
 * "This is me": a player whom the caller may see. Certain at once where a proof is there already.
 * Throws ProblemError 404, 409 when it is certainly another account's.
 */
export async function claimPlayer(tx: Transaction, userId: string, claim: Claim, now: Date): Promise<void> {
  const player = await findClaimed(tx, userId, claim);
  if (!player) throw noSuchPlayer();
  const proof = await proofOf(tx, userId, player.identity);
  if (await linkPlayer(tx, { userId, ...player, proof, isWanted: true }, now)) return;
  throw conflict(
    'identity-taken',
    'Another account is verified as this player. If that’s you, tell us why and we’ll look into it.',
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

/** A player in own uploads, or in matches that are shared with them. */
async function findVisiblePlayer(
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
  return (await areUploadsProof(tx, userId, identity)) ? 'uploads' : null;
}

/** A file alone proves nothing: anybody can make one. */
async function areUploadsProof(tx: Transaction, userId: string, identity: string): Promise<boolean> {
  const { accounts, days } = await agreementOn(tx, userId, identity);
  return accounts >= AGREEING_ACCOUNTS_NEEDED && days >= AGREEING_DAYS_NEEDED;
}

export function noSuchPlayer(): ProblemError {
  return new ProblemError(404, 'no-such-player', 'Player not found in your matches.');
}
