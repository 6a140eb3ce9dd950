import { POLR_VERSION, polrReader, type ScoreGame } from '@datacoach/analysis';
import type { Context } from '../../feature-module.ts';
import { findUser } from '../auth/index.ts';
import { identitiesOf } from '../identities/index.ts';
import { listOwnGames, rankIn, readOwnScoredGames, referenceFor } from '../scores/index.ts';
import { type CareerBest, findBest, saveBest } from './career-best.repository.ts';

/** Games that a POLR looks back at (decisions.md 19.6). */
const WINDOW = 20;
/** Games that one call counts: so many cost a tenth of a second. */
const AT_ONCE = 60;
/** References move a little each day; a count goes on with newer ones for so long before it starts anew. */
const SAME_REFERENCES_MS = 30 * 24 * 60 * 60_000;

/**
 * The best POLR that a player had over 20 games of a mode, counted on from where the last call stopped. A changed POLR,
 * another rank, references of another month, a deleted match or one that came late start it anew: bests that are held
 * against different players cannot be compared.
 *
 * @returns how many games still wait
 */
export async function countBestPolr(
  { db, books }: Context,
  userId: string,
  mode: 5 | 10 | 15,
): Promise<{ best: CareerBest | null; waiting: number }> {
  const identities = await identitiesOf(db, userId);
  const all = await listOwnGames(db, { userId, identities }, { play: 'public', mode, timed: true });
  const times = all.map(({ playedAt }) => playedAt!).toReversed();
  const known = await findBest(db, userId, mode);
  const user = await findUser(db, userId);
  const { rank, book } = await referenceFor(books, mode, (user && rankIn(user, mode)?.tier) ?? null);
  const referencesAt = book.updatedAt === null ? null : new Date(book.updatedAt * 1000);
  const counted = known ? times.filter((at) => at <= known.countedTo).length : 0;
  const isSame =
    known !== null &&
    known.polrVersion === POLR_VERSION &&
    known.rankTier === rank &&
    isSameDate(known.referencesAt, referencesAt) &&
    known.games === counted &&
    (known.value === null || known.matchId !== null);
  const start = isSame ? counted : 0;
  const end = Math.min(times.length, start + AT_ONCE);
  if (end === start) return { best: isSame ? known : null, waiting: 0 };
  const to = times[end - 1]!;
  const scored = await readOwnScoredGames(db, userId, { mode, to, limit: end - start + WINDOW - 1 });
  let best = isSame ? known : nothing(userId, mode, { rankTier: rank, referencesAt });
  const reader = polrReader(rank, book);
  for (let at = WINDOW - 1; at < scored.length; at++) {
    const window: ScoreGame[] = scored.slice(at - WINDOW + 1, at + 1).map(({ score }) => score);
    const found = reader.pointOf(window);
    if (found === null || found.value <= (best.value ?? 0)) continue;
    const { value, rank: name } = reader.of(window);
    const { matchId, playedAt } = scored[at]!.game;
    best = { ...best, value, rank: name, matchId, at: playedAt };
  }
  best = { ...best, countedTo: to, games: times.filter((at) => at <= to).length };
  await saveBest(db, best);
  return { best, waiting: times.length - end };
}

/** The best POLR as far as its player has had it counted; null when POLR has changed since. */
export async function readBestPolr(
  { db }: Pick<Context, 'db'>,
  userId: string,
  mode: 5 | 10 | 15,
): Promise<CareerBest | null> {
  const known = await findBest(db, userId, mode);
  return known?.polrVersion === POLR_VERSION ? known : null;
}

function isSameDate(one: Date | null, other: Date | null): boolean {
  if (one === null || other === null) return one === other;
  return Math.abs(one.getTime() - other.getTime()) < SAME_REFERENCES_MS;
}

function nothing(
  userId: string,
  mode: 5 | 10 | 15,
  against: Pick<CareerBest, 'rankTier' | 'referencesAt'>,
): CareerBest {
  return {
    userId,
    mode,
    value: null,
    rank: null,
    matchId: null,
    at: null,
    countedTo: new Date(0),
    games: 0,
    polrVersion: POLR_VERSION,
    ...against,
  };
}
