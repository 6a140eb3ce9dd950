import type { CoachTerms, OwnCoaching } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { earnedInAll, earningsByMonth } from './coach-session.repository.ts';
import { findProCoach, setTerms } from './pro-coach.repository.ts';

type Room = Pick<Context, 'db'>;

/** A coach's terms and what he has earned; empty where he is no pro coach. */
export async function describeOwnCoaching({ db }: Room, userId: string): Promise<OwnCoaching> {
  const row = await findProCoach(db, userId);
  const money = (amount: number) => ({ amount, currency: 'usd' as const });
  const timeZone = row?.terms?.timeZone ?? 'UTC';
  return {
    isProCoach: row !== null,
    isOffered: row?.isOffered ?? false,
    terms: row?.terms ?? null,
    fee: money(row?.fee ?? 0),
    earnings: await earningsByMonth(db, userId, timeZone),
    earned: money(await earnedInAll(db, userId)),
  };
}

/** Throws ProblemError 403. */
export async function saveTerms({ db }: Room, userId: string, terms: CoachTerms): Promise<OwnCoaching> {
  if (!(await findProCoach(db, userId))) {
    throw new ProblemError(
      403,
      'no-pro-coach',
      'An administrator makes coaches pro coaches. Ask for it by mail.',
    );
  }
  await setTerms(db, userId, terms);
  return describeOwnCoaching({ db }, userId);
}
