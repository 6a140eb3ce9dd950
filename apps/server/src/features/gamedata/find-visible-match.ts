import type { MatchEvent, MatchReport } from '@datacoach/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/access.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import {
  canCoachSeeMatch,
  canSeeMatch,
  hasHiddenPlayer,
  hasSchoolMinor,
  isTeamMatch,
} from '../identities/index.ts';
import { canPublish, findOwnMatchUpload, findShared, type Replay } from '../replays/index.ts';
import { type EventPosition, parseEventId } from './describe-event.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { findMatch, type Match, readEventStream } from './match.repository.ts';

/** Header for search engines: the page is only for people with the link. */
export const NOT_INDEXED = { 'x-robots-tag': 'noindex, nofollow' } as const;

/**
 * Returns the match that an upload's owner shares with this link. Throws ProblemError 404 if the link is unknown or
 * withdrawn, while its owner may not have public pages, while someone else is hidden in the match, and while a school's
 * team protects someone in it.
 */
export async function findSharedMatch(db: Executor, shareKey: string): Promise<Match> {
  const replay = await findShared(db, shareKey);
  const match = replay?.matchId ? await findMatch(db, replay.matchId) : null;
  const isClosed =
    !replay ||
    !match ||
    (await hasHiddenPlayer(db, replay.ownerId, match.id)) ||
    !(await canPublish(db, replay.ownerId)) ||
    (await hasSchoolMinor(db, match.id));
  if (isClosed) {
    throw new ProblemError(404, 'not-shared', 'This link doesn’t work. The match may not be shared anymore.');
  }
  return match;
}

/** Returns a report as shown to this user: only its uploader sees who recorded it and its name (decisions.md 7.3). */
export function toReportFor<Report extends Pick<MatchReport, 'match'>>(
  userId: string,
  { sourceOwnerId, playedAt }: Pick<Match, 'sourceOwnerId' | 'playedAt'>,
  report: Report,
): Report {
  return sourceOwnerId === userId ? report : hideRecorder(report, playedAt);
}

/** Removes the recorder's and uploader's data from a report: their name, clock and replay name. */
export function hideRecorder<Report extends Pick<MatchReport, 'match'>>(
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

/** The account whose matches are viewed, and the viewer if it is another account: an assistant, for the head coach. */
export type Viewer = Pick<Caller, 'userId'> & Partial<Pick<Caller, 'actorId'>>;

export const isAssistant = ({ userId, actorId = userId }: Viewer): boolean => userId !== actorId;

/** Throws `notFound`, by default a ProblemError 404, if an assistant asks for a match that isn't the team's. */
export async function requireTeamMatch(
  db: Executor,
  viewer: Viewer,
  matchId: string,
  notFound: () => ProblemError = matchNotFound,
): Promise<void> {
  if (isAssistant(viewer) && !(await isTeamMatch(db, viewer.userId, matchId))) throw notFound();
}

/**
 * Returns a match with the caller's upload of it, if any. The single rule for who may see a match and everything in
 * it: accounts with an upload of it, those whose verified player a teammate shares it with (see identities), the
 * coach of an uploader, and the team's assistants; for others it doesn't exist. Throws `notFound`, by default a
 * ProblemError 404.
 */
export async function findVisibleMatch(
  { db, clock }: { db: Executor; clock: Clock },
  viewer: Viewer,
  matchId: string,
  notFound: () => ProblemError = matchNotFound,
): Promise<{ match: Match; replay: Replay | null }> {
  await requireTeamMatch(db, viewer, matchId, notFound);
  const { userId } = viewer;
  const replay = await findOwnMatchUpload(db, userId, matchId);
  const isVisible =
    replay !== null ||
    (await canSeeMatch(db, userId, matchId)) ||
    (await canCoachSeeMatch(db, userId, matchId, clock.now()));
  const match = isVisible ? await findMatch(db, matchId) : null;
  if (!match) throw notFound();
  return { match, replay: isAssistant(viewer) ? null : replay };
}

export const matchNotFound = (): ProblemError => new ProblemError(404, 'match-not-found', 'Match not found.');

/** Returns an event by id with its match, if the user may see it. Throws ProblemError 404. */
export async function findVisibleEvent(
  { db, clock }: { db: Executor; clock: Clock },
  viewer: Viewer,
  id: string,
): Promise<{ match: Match; place: EventPosition; stream: EventStream; event: MatchEvent }> {
  const position = parseEventId(id);
  if (!position) throw eventNotFound();
  const { match } = await findVisibleMatch({ db, clock }, viewer, position.matchId, eventNotFound);
  const packed = await readEventStream(db, position.matchId);
  const stream = packed && (await openEventStream(packed));
  const event = stream?.getEvent(position.ordinal);
  if (!stream || !event) throw eventNotFound();
  return { match, place: position, stream, event };
}

const eventNotFound = (): ProblemError => new ProblemError(404, 'event-not-found', 'Play not found.');
