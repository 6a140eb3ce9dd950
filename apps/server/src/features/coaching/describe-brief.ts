import { DEFAULT_WINDOW, reviewPlayer, weaknesses } from '@datacoach/analysis';
import { findMetricInfo, hasMomentRule } from '@datacoach/analysis/metadata';
import { type BriefClip, type MyBrief, SESSION_CLIPS, type SessionBrief } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { describeNeed, listStrengths } from '../coach-room/index.ts';
import { addPaths, listEvents, NO_CRITERIA } from '../gamedata/index.ts';
import { listIdentities, VISIBLE_AFTER_SESSION_MS } from '../identities/index.ts';
import { getEntitlements, getGate } from '../membership/index.ts';
import {
  findReferenceFor,
  getRankIn,
  listOpenModes,
  type OwnScoredGame,
  readOwnScoredGames,
} from '../scores/index.ts';
import { openClips, toClip } from './brief-clips.ts';
import { findSession, listHomeworkBefore, OPEN_STATUSES } from './coach-session.repository.ts';
import { sessionNotFound } from './list-coaches.ts';

type Mode = 5 | 10 | 15;

/** Min games for cases (decisions.md 11). */
const GAMES_NEEDED = 5;
const CASES = 3;
/** Games searched for moments. */
const CLIP_GAMES = 5;

type BriefStat = SessionBrief['cases'][number];

function toBriefStat({ metric, label, say, value, reference, per5 }: BriefStat): BriefStat {
  return { metric, label, say, value, reference, per5 };
}

/**
 * Returns a coach's brief on a player: the last 20 games of a mode that the player doesn't keep private, strengths,
 * cases, moments and earlier homework. `chosen`: the clips picked by the player instead of the newest ones.
 */
export async function describeBrief(
  { db, books }: Pick<Context, 'db' | 'books'>,
  playerId: string,
  mode: Mode,
  chosen: readonly BriefClip[] | null,
): Promise<SessionBrief> {
  const user = await findUser(db, playerId);
  if (!user) throw notFound('This player left DataCoach.');
  const games = await readOwnScoredGames(db, playerId, { mode, limit: DEFAULT_WINDOW, forCoach: true });
  const homework = await listHomeworkBefore(db, playerId);
  const won = games.filter(({ score }) => score.result === 'won').length;
  const counts = {
    mode,
    games: games.length,
    won,
    homework,
    clipsBy: chosen ? ('player' as const) : ('brief' as const),
  };
  if (games.length === 0) return { ...counts, strengths: [], cases: [], clips: [] };
  const { rank, book } = await findReferenceFor(books, mode, getRankIn(user, mode)?.tier ?? null);
  const scores = games.map(({ score }) => score);
  const review = reviewPlayer(scores, rank, book);
  const needs = games.length < GAMES_NEEDED ? [] : weaknesses(review.card).slice(0, CASES);
  return {
    ...counts,
    strengths: listStrengths(review).map(toBriefStat),
    cases: needs.map((need) => toBriefStat(describeNeed(need))),
    clips: await addPaths(
      db,
      chosen
        ? await openClips(db, playerId, mode, chosen)
        : await listNewestClips(
            { db },
            playerId,
            games,
            needs.map(({ score }) => score.metric),
          ),
    ),
  };
}

/** Returns the same brief for the player: rank comparisons and cases only as far as their plan includes them. */
export async function describeMyBrief(
  context: Pick<Context, 'db' | 'books' | 'clock'>,
  playerId: string,
  mode: Mode,
): Promise<MyBrief> {
  const { db, clock } = context;
  const brief = await describeBrief(context, playerId, mode, null);
  const { opens } = await getEntitlements(db, playerId, clock.now());
  const account = { userId: playerId, identities: await listIdentities(db, playerId) };
  if (!(await listOpenModes(db, account, opens)).includes(mode)) {
    const gate = await getGate(db, 'Playlist Access', (access) => access === 'all');
    return { ...brief, strengths: [], cases: [], clips: [], gates: [gate] };
  }
  if (opens.PolrAnalytics === 'categories') return { ...brief, gates: [] };
  const gate = await getGate(db, 'PolrAnalytics', (access) => access === 'categories');
  return { ...brief, cases: [], clips: [], gates: [gate] };
}

/** Returns a session's brief for its coach, until two weeks after it. Throws ProblemError 404. */
export async function describeSessionBrief(context: Context, coachId: string, sessionId: string) {
  const session = await findSession(context.db, sessionId);
  if (session?.coachId !== coachId) throw sessionNotFound();
  const isOver = context.clock.now().getTime() > session.endsAt.getTime() + VISIBLE_AFTER_SESSION_MS;
  if (
    isOver ||
    (session.closedAt !== null && session.refund !== null && !OPEN_STATUSES.includes(session.status))
  ) {
    throw new ProblemError(
      404,
      'brief-gone',
      'You can see the player’s brief for up to two weeks after a session.',
    );
  }
  return describeBrief(context, session.playerId, session.mode, session.clips);
}

/** Returns the newest moments behind the cases, a fixed number for each. */
async function listNewestClips(
  { db }: Pick<Context, 'db'>,
  playerId: string,
  games: readonly OwnScoredGame[],
  metrics: readonly string[],
): Promise<SessionBrief['clips']> {
  const newest = games.slice(-CLIP_GAMES).reverse();
  const playedAt = new Map(newest.map(({ game }) => [game.matchId, game.playedAt]));
  const identities = await listIdentities(db, playerId);
  const clips: SessionBrief['clips'] = [];
  const each = Math.ceil(SESSION_CLIPS / Math.max(1, metrics.length));
  for (const metric of metrics) {
    const kinds = findMetricInfo(metric)?.events ?? [];
    if (kinds.length === 0) continue;
    const { items } = await listEvents(db, {
      matchIds: [...playedAt.keys()],
      player: { identities },
      codes: null,
      kinds,
      criteria: { ...NO_CRITERIA, metric: hasMomentRule(metric) ? metric : null },
      descending: true,
      page: { index: 0, size: each },
    });
    clips.push(...items.map((event) => toClip(event, playedAt.get(event.matchId) ?? null)));
  }
  // Two cases may count the same event.
  const isFirstOccurrence = ({ id }: BriefClip, clipIndex: number) =>
    clips.findIndex((one) => one.id === id) === clipIndex;
  return clips.filter(isFirstOccurrence).slice(0, SESSION_CLIPS);
}
