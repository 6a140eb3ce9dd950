import type { MatchEvent, MatchReport } from '@datacoach/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { canSeeMatch, coachSeesMatch, hasHiddenPlayer } from '../identities/index.ts';
import { findOwnOfMatch, findShared, type Replay } from '../replays/index.ts';
import { type EventPosition, parseEventId } from './describe-event.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { findMatch, type Match, readEventStream } from './match.repository.ts';

/** Header for search engines: the page is only for people with the link. */
export const NOT_INDEXED = { 'x-robots-tag': 'noindex, nofollow' } as const;

/**
 * Returns the match that an upload's owner shares with this link. Throws ProblemError 404 if the link is unknown or
 * withdrawn, and while someone besides the owner is hidden in the match.
 */
export async function findSharedMatch(db: Executor, shareKey: string): Promise<Match> {
  const replay = await findShared(db, shareKey);
  const match = replay?.matchId ? await findMatch(db, replay.matchId) : null;
  if (!replay || !match || (await hasHiddenPlayer(db, replay.ownerId, match.id))) {
    throw new ProblemError(404, 'not-shared', 'This link doesn’t work. The match may not be shared anymore.');
  }
  return match;
}

/** Returns a report as shown to this user: only its uploader sees who recorded it and its name (decisions.md 7.3). */
export function reportFor<Report extends Pick<MatchReport, 'match'>>(
  userId: string,
  { sourceOwnerId, playedAt }: Pick<Match, 'sourceOwnerId' | 'playedAt'>,
  report: Report,
): Report {
  return sourceOwnerId === userId ? report : withoutRecorder(report, playedAt);
}

/** Removes the recorder's and uploader's data from a report: their name, clock and replay name. */
export function withoutRecorder<Report extends Pick<MatchReport, 'match'>>(
  report: Report,
  playedAt: Date | null,
): Report {
  const { match } = report;
  const startEpoch = playedAt === null ? null : Math.floor(playedAt.getTime() / 1000);
  return {
    ...report,
    match: { ...match, title: null, recorderName: null, recorderTeam: 0, localDate: null, startEpoch },
  };
}

/**
 * Returns a match with the caller's upload of it, if any. The single rule for who may see a match and everything in
 * it: accounts with an upload of it, those whose verified player a teammate shares it with (see identities), and the
 * coach of an uploader; for others it doesn't exist. Throws `notFound`, by default a ProblemError 404.
 */
export async function findVisibleMatch(
  { db, clock }: { db: Executor; clock: Clock },
  userId: string,
  matchId: string,
  notFound: () => ProblemError = matchNotFound,
): Promise<{ match: Match; replay: Replay | null }> {
  const replay = await findOwnOfMatch(db, userId, matchId);
  const isVisible =
    replay !== null ||
    (await canSeeMatch(db, userId, matchId)) ||
    (await coachSeesMatch(db, userId, matchId, clock.now()));
  const match = isVisible ? await findMatch(db, matchId) : null;
  if (!match) throw notFound();
  return { match, replay };
}

export function matchNotFound(): ProblemError {
  return new ProblemError(404, 'match-not-found', 'Match not found.');
}

/** Returns an event by id with its match, if the user may see it. Throws ProblemError 404. */
export async function findVisibleEvent(
  { db, clock }: { db: Executor; clock: Clock },
  userId: string,
  id: string,
): Promise<{ match: Match; place: EventPosition; stream: EventStream; event: MatchEvent }> {
  const place = parseEventId(id);
  if (!place) throw eventNotFound();
  const { match } = await findVisibleMatch({ db, clock }, userId, place.matchId, eventNotFound);
  const packed = await readEventStream(db, place.matchId);
  const stream = packed && (await openEventStream(packed));
  const event = stream?.at(place.ordinal);
  if (!stream || !event) throw eventNotFound();
  return { match, place, stream, event };
}

function eventNotFound(): ProblemError {
  return new ProblemError(404, 'event-not-found', 'Play not found.');
}
