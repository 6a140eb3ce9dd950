import type { MatchReport } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { hidesSomebody } from '../identities/index.ts';
import { findShared } from '../replays/index.ts';
import { findMatch, type Match } from './match.repository.ts';

/** For search engines: the page is for those who were given its address. */
export const NOT_INDEXED = { 'x-robots-tag': 'noindex, nofollow' } as const;

/**
 * The match that an upload's owner shares by this link. Throws ProblemError 404 where there is no such link, no more, and
 * as long as somebody hides in the match.
 */
export async function findSharedMatch(db: Executor, shareKey: string): Promise<Match> {
  const replay = await findShared(db, shareKey);
  const match = replay?.matchId ? await findMatch(db, replay.matchId) : null;
  if (!replay || !match || (await hidesSomebody(db, replay.ownerId, match.id))) {
    throw new ProblemError(
      404,
      'not-shared',
      'This link leads nowhere. Maybe its owner shares it no longer.',
    );
  }
  return match;
}

/** A report as this user sees it: who recorded it and what he calls it is his who brought it (decisions.md 7.3). */
export function reportFor(
  userId: string,
  { sourceOwnerId, playedAt }: Pick<Match, 'sourceOwnerId' | 'playedAt'>,
  report: MatchReport,
): MatchReport {
  return sourceOwnerId === userId ? report : withoutRecorder(report, playedAt);
}

/** A report without what it tells of the one who recorded and uploaded it: his name, his clock, what he calls it. */
export function withoutRecorder(report: MatchReport, playedAt: Date | null): MatchReport {
  const { match } = report;
  const startEpoch = playedAt === null ? null : Math.floor(playedAt.getTime() / 1000);
  return {
    ...report,
    match: { ...match, title: null, recorderName: null, recorderTeam: 0, localDate: null, startEpoch },
  };
}
