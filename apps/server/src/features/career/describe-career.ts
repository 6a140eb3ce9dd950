import { type CareerRecord, tellCareer } from '@datacoach/analysis';
import type { CareerPage, CareerPart } from '@datacoach/contract';
import type { User } from '../auth/index.ts';
import { identitiesOf } from '../identities/index.ts';
import { openedBy } from '../membership/index.ts';
import { rankHistoryOf } from '../ranks/index.ts';
import { type ModeCode, type Own, openModes } from '../scores/index.ts';
import { currentSeason, seasonsBetween } from '../seasons/index.ts';
import { type CareerSpan, countKnownGames, readBestMates, readCareerGames } from './career.repository.ts';
import type { CareerBest } from './career-best.repository.ts';
import type { CareerContext } from './career-context.ts';
import { countBestPolr, readBestPolr } from './count-best-polr.ts';

export interface CareerWanted {
  mode: 0 | 5 | 10 | 15;
  span: 'all' | 'season';
  parts: readonly CareerPart[];
  /** For everybody: no way into matches, nobody who hides. */
  isPublic: boolean;
}

/** A player's career, as much of it as is wanted. */
export async function describeCareer(
  context: CareerContext,
  user: User,
  { mode, span, parts, isPublic }: CareerWanted,
): Promise<CareerPage> {
  const { db, clock } = context;
  const season = span === 'season' ? await currentSeason(db, clock.now()) : null;
  const own: Own = { userId: user.id, identities: await identitiesOf(db, user.id) };
  const range: CareerSpan = { mode, from: season?.from ?? null };
  const games = await readCareerGames(db, own, range);
  const told = tellCareer(games);
  const known = await countKnownGames(db, own, range);
  const shows = (part: CareerPart) => parts.includes(part);
  const matchOf = (matchId: string) => (isPublic ? null : matchId);
  const record = (one: CareerRecord | null) =>
    one && { ...one, matchId: matchOf(one.matchId), playedAt: one.playedAt?.toISOString() ?? null };
  const tellsPolr = mode !== 0 && season === null && shows('feats') && (await opensPolr(context, own, mode));
  // Who looks at a public page sees what its player has had counted.
  const counted = tellsPolr && !isPublic ? await countBestPolr(context, user.id, mode) : null;
  const best = tellsPolr && isPublic ? await readBestPolr(context, user.id, mode) : (counted?.best ?? null);
  return {
    userName: user.userName,
    mode,
    season: season && { number: season.number, from: season.from.toISOString() },
    coverage: {
      counted: told.games,
      known,
      from: games.find(({ playedAt }) => playedAt !== null)?.playedAt?.toISOString() ?? null,
      to: games.at(-1)?.playedAt?.toISOString() ?? null,
    },
    record: shows('record')
      ? {
          games: told.games,
          won: told.won,
          lost: told.lost,
          drawn: told.drawn,
          seconds: told.seconds,
          goals: told.goals,
          assists: told.assists,
          saves: told.saves,
          demolitions: told.demolitions,
          distance: told.distance,
          comebacks: told.comebacks.won,
          overtime: told.overtime,
        }
      : null,
    feats: shows('feats')
      ? {
          longestStreak: record(told.longestStreak),
          fastestGoal: record(told.fastestGoal),
          hardestShot: record(told.hardestShot),
          longestAirDribble: record(told.longestAirDribble),
          mostSaves: record(told.mostSaves),
          mostGoals: record(told.mostGoals),
          bestXg: record(told.bestXg),
          deepestComeback: record(told.comebacks.deepest),
          bestPolr: bestPolr(best, matchOf),
          polrWaits: counted?.waiting ?? 0,
        }
      : null,
    milestones: shows('milestones')
      ? told.milestones.map(({ games: count, matchId, playedAt }) => ({
          games: count,
          matchId: matchOf(matchId),
          playedAt: playedAt?.toISOString() ?? null,
        }))
      : null,
    ranks: shows('ranks') ? await rankLine(context, user, range) : null,
    mates: shows('mates') ? await readBestMates(db, own, range, isPublic) : null,
    favourites: shows('favourites') ? { car: told.favouriteCar, map: told.favouriteMap } : null,
  };
}

/** Whether the player's plan has a POLR of the mode: without it neither he nor anybody else is told one. */
async function opensPolr({ db, clock }: CareerContext, own: Own, mode: ModeCode): Promise<boolean> {
  const { opens } = await openedBy(db, own.userId, clock.now());
  return opens.PolrAnalytics !== 'none' && (await openModes(db, own, opens)).includes(mode);
}

function bestPolr(best: CareerBest | null, matchOf: (matchId: string) => string | null) {
  if (!best || best.value === null || best.matchId === null) return null;
  return {
    value: best.value,
    matchId: matchOf(best.matchId),
    time: null,
    playedAt: best.at?.toISOString() ?? null,
  };
}

/** Ranks from the first one held on, with the seasons that began since. */
async function rankLine({ db, clock }: CareerContext, user: User, { mode, from }: CareerSpan) {
  const modes = { 5: 'duel', 10: 'doubles', 15: 'standard' } as const;
  const all = await rankHistoryOf(db, user.id);
  const held = all.filter(({ rankedMode }) => mode === 0 || rankedMode === modes[mode]);
  const since = from ?? held[0]?.since ?? null;
  const marks = since === null ? [] : await seasonsBetween(db, since, clock.now());
  return {
    held: held.map(({ rankedMode, rank, since: at }) => ({ mode: rankedMode, rank, at: at.toISOString() })),
    seasons: marks.map(({ number, startsAt }) => ({ number, at: startsAt.toISOString() })),
  };
}
