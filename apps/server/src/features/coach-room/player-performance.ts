import {
  ANY_RANK,
  findPlainWords,
  formatRankName,
  type MetricScore,
  type PlayerReview,
} from '@datacoach/analysis';
import {
  type CoachedProfile,
  MAX_NOTES,
  type PerformanceSummary,
  type SummaryStat,
  TEN_GAMES,
  type TenGamesSummary,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import type { Body } from '../../platform/http/register-endpoint.ts';
import { lockUser } from '../auth/index.ts';
import { getImageUrl } from '../profile/index.ts';
import { getResult, type OwnScoredGame } from '../scores/index.ts';
import { deleteNote, findNote, insertNote, listNotesOn, setNoteText } from './homework.repository.ts';
import {
  countModes,
  findMember,
  findMostPlayedMode,
  type RequestedGames,
  toTeamView,
} from './member-games.ts';
import { describeMetric, getForm, listWeakMemberMoments, reviewMember } from './review-member.ts';

const MAX_NEEDS = 3;
/** Min score for a strength (0-100 against the own rank, 50 is typical). */
const STRONG = 60;

async function findMemberAndMode(
  { db }: Context,
  coachId: string,
  playerId: string,
  requested: RequestedGames,
) {
  const member = toTeamView(coachId, requested.games, await findMember(db, coachId, playerId));
  return { member, mode: requested.mode ?? findMostPlayedMode(await countModes(db, [member])) };
}

/** Summarizes a member's recent games, as far as their coach may see them. Throws ProblemError 404. */
export async function summarizePerformance(
  context: Context,
  coachId: string,
  playerId: string,
  requested: RequestedGames,
): Promise<PerformanceSummary> {
  const { member, mode } = await findMemberAndMode(context, coachId, playerId, requested);
  const reviewed = await reviewMember(context, member, mode);
  const { rank, games, review } = reviewed;
  const needs = reviewed.needs.slice(0, MAX_NEEDS).map(async ({ score }) => {
    const { words } = await listWeakMemberMoments(context, reviewed, score.metric);
    return { ...getStat(score), ...describeMetric(score, words) };
  });
  const polr = review?.polr;
  const isShown = polr != null && polr.value !== null && polr.interval !== null && polr.status !== 'hidden';
  const countResults = (result: 'won' | 'lost') =>
    games.filter(({ score }) => score.result === result).length;
  return {
    playerId,
    mode,
    rank: rank && { id: rank.id, name: rank.name },
    comparedWith: review ? formatRankName(review.comparedTier) : null,
    games: games.length,
    won: countResults('won'),
    lost: countResults('lost'),
    from: games[0]?.game.playedAt.toISOString() ?? null,
    to: games.at(-1)?.game.playedAt.toISOString() ?? null,
    polr: isShown
      ? {
          value: polr.value!,
          interval: polr.interval!,
          rank: polr.rank,
          status: polr.status === 'full' ? 'full' : 'provisional',
        }
      : null,
    reasons: polr?.reasons ?? [],
    ...getForm(review),
    categories: (review?.card.categories ?? []).map(({ category, label, score, reason }) => ({
      category,
      label,
      polr: isShown ? averageCategoryPolr(polr, category) : null,
      score,
      reason,
    })),
    strengths: listStrengths(review),
    needs: await Promise.all(needs),
  };
}

/** Returns a category's POLR, 0-70: 0 is a value, null means none. */
export function averageCategoryPolr(
  { categories }: { categories: readonly { category: string; value: number }[] },
  requested: string,
): number | null {
  return categories.find(({ category }) => category === requested)?.value ?? null;
}

/** Returns weighted metrics far above the rank, best first. */
export function listStrengths(review: PlayerReview | null): SummaryStat[] {
  return (review?.card.metrics ?? [])
    .filter(({ metric, score }) => findPlainWords(metric) !== null && score !== null && score >= STRONG)
    .sort((a, b) => b.score! - a.score!)
    .slice(0, MAX_NEEDS)
    .map(getStat);
}

function getStat(score: MetricScore): SummaryStat {
  const { value, per5, comparedWith } = score;
  // The card names the rank next to it, so an average of all ranks doesn't belong here.
  const reference = comparedWith === ANY_RANK ? null : score.reference;
  return { ...describeMetric(score), value, reference, per5, score: score.score ?? 0 };
}

/** Scoreboard counts and expected goals. */
const SHOWN_STATS = ['goals', 'assists', 'saves', 'shots', 'xg'] as const;

/** Returns the last ten games, newest first. Throws ProblemError 404. */
export async function summarizeTenGames(
  context: Context,
  coachId: string,
  playerId: string,
  requested: RequestedGames,
): Promise<TenGamesSummary> {
  const { member, mode } = await findMemberAndMode(context, coachId, playerId, requested);
  const { games: window, review } = await reviewMember(context, member, mode);
  const games = window
    .map((one, index) => describeGame(one, review?.singles[index] ?? null))
    .slice(-TEN_GAMES)
    .reverse();
  const calculateMean = (of: (game: (typeof games)[number]) => number | null) => {
    const known = games.map(of).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  return {
    playerId,
    mode,
    games,
    means: {
      goals: calculateMean(({ own }) => own.goals),
      assists: calculateMean(({ own }) => own.assists),
      saves: calculateMean(({ own }) => own.saves),
      shots: calculateMean(({ own }) => own.shots),
      xg: calculateMean(({ own }) => own.xg),
      score: calculateMean(({ score }) => score),
    },
  };
}

function describeGame({ game, score }: OwnScoredGame, single: number | null) {
  const { matchId, playedAt, mapName, playlistName, playerKey, team, blueScore, orangeScore } = game;
  const [own, other] = team === 0 ? [blueScore, orangeScore] : [orangeScore, blueScore];
  const getMetricValue = (key: (typeof SHOWN_STATS)[number]) => score.metrics[key]?.value ?? null;
  return {
    matchId,
    playedAt: playedAt.toISOString(),
    map: mapName,
    playlist: playlistName,
    result: getResult(game),
    goals: { own, other },
    player: playerKey,
    own: {
      goals: getMetricValue('goals'),
      assists: getMetricValue('assists'),
      saves: getMetricValue('saves'),
      shots: getMetricValue('shots'),
      xg: getMetricValue('xg'),
    },
    score: single,
  };
}

/** A team, and the coach who writes notes: each coach only sees their own. */
interface Author {
  /** Head coach of the team. */
  userId: string;
  actorId: string;
}

/** Returns a member as shown to a coach of their team. Throws ProblemError 404. */
export async function describeProfile(
  { db }: Pick<Context, 'db'>,
  { userId: coachId, actorId }: Author,
  playerId: string,
): Promise<CoachedProfile> {
  const { player, joinedAt, seesFrom } = await findMember(db, coachId, playerId);
  const notes = await listNotesOn(db, actorId, playerId);
  return {
    playerId,
    userName: player.userName,
    epicUserName: player.epicUserName,
    imageUrl: player.imageId === null ? null : getImageUrl(player.imageId),
    ranks: { duel: player.duelModeRank, doubles: player.doublesModeRank, standard: player.standardModeRank },
    joinedAt: joinedAt.toISOString(),
    seesFrom: seesFrom.toISOString(),
    notes: notes.map(({ id, text, writtenAt }) => ({ id, text, writtenAt: writtenAt.toISOString() })),
  };
}

/** Throws ProblemError 404, and 409 if there are too many. */
export async function addNote(
  { db, clock }: Context,
  author: Author,
  { playerId, text }: Body<'addPlayerNote'>,
): Promise<CoachedProfile> {
  await findMember(db, author.userId, playerId);
  await db.transaction(async (tx) => {
    // Locked, so that concurrent calls count each other's notes.
    await lockUser(tx, author.actorId);
    if ((await listNotesOn(tx, author.actorId, playerId)).length >= MAX_NOTES) {
      throw conflict(
        'too-many-notes',
        `You can have up to ${MAX_NOTES} notes on a player. Delete one first.`,
      );
    }
    await insertNote(tx, { coachId: author.actorId, playerId, text, writtenAt: clock.now() });
  });
  return describeProfile({ db }, author, playerId);
}

/** Changes a member's note, or deletes it if the text is empty. Throws ProblemError 404. */
export async function updateNote(
  { db }: Pick<Context, 'db'>,
  author: Author,
  noteId: string,
  text: string | null,
): Promise<CoachedProfile> {
  const note = await findNote(db, author.actorId, noteId);
  if (!note) throw new ProblemError(404, 'not-found', 'Note not found.');
  await findMember(db, author.userId, note.playerId);
  if (text === null) await deleteNote(db, noteId);
  else await setNoteText(db, noteId, text);
  return describeProfile({ db }, author, note.playerId);
}
