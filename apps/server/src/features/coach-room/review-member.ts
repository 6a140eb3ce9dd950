import {
  findPlainWords,
  type MetricScore,
  type Opportunity,
  type PlayerReview,
  reviewPlayer,
  weaknesses,
} from '@datacoach/analysis';
import type { BoardMember, PlayerNeed } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { listIdentities } from '../identities/index.ts';
import {
  findReferenceFor,
  getRankIn,
  type ModeCode,
  type OwnScoredGame,
  readWeakMoments,
} from '../scores/index.ts';
import { listMemberGames, type TeamMember } from './member-games.ts';

/** Min games for a recommendation (decisions.md 11). */
const GAMES_NEEDED = 5;

/** A member's last games of a mode, as reviewed by the engine. */
export interface MemberReview {
  member: TeamMember;
  rank: ReturnType<typeof getRankIn>;
  /** Oldest first. */
  games: OwnScoredGame[];
  /** Null without games. */
  review: PlayerReview | null;
  /** Their biggest opportunities, one per category. */
  needs: Opportunity[];
}

export async function reviewMember(
  { db, books }: Context,
  member: TeamMember,
  mode: ModeCode,
): Promise<MemberReview> {
  const games = await listMemberGames(db, member, mode);
  const rank = getRankIn(member.player, mode);
  if (games.length === 0) return { member, rank, games, review: null, needs: [] };
  const { rank: tier, book } = await findReferenceFor(books, mode, rank?.tier ?? null);
  const scores = games.map(({ score }) => score);
  const review = reviewPlayer(scores, tier, book);
  return {
    member,
    rank,
    games,
    review,
    needs: games.length < GAMES_NEEDED ? [] : weaknesses(review.card),
  };
}

/** `hidden` trends are changes that chance could explain. */
export function getForm(review: PlayerReview | null): Pick<BoardMember, 'form' | 'perTenGames'> {
  const { perTenGames, games } = review?.trend ?? { perTenGames: null, games: 0 };
  if (perTenGames !== null) return { form: perTenGames > 0 ? 'rising' : 'falling', perTenGames };
  return { form: games < TREND_GAMES ? 'unknown' : 'steady', perTenGames: null };
}

/** Min games for a trend (game-and-stats.md 7.8). */
const TREND_GAMES = 10;

/** Returns a metric in words for someone who doesn't play; its usual ones unless others fit better. */
export function describeMetric(
  { metric, label }: Pick<MetricScore, 'metric' | 'label'>,
  fitting = findPlainWords(metric),
) {
  const { about, problem, say } = fitting ?? { about: label, problem: label, say: label };
  return { metric, label, about, problem, say };
}

/** Returns the moments behind a metric of a member, and the words that fit them. */
export async function listWeakMemberMoments(
  { db }: Pick<Context, 'db'>,
  { member, games }: Pick<MemberReview, 'member' | 'games'>,
  metric: string,
) {
  const identities = await listIdentities(db, member.player.id);
  const newestFirst = games.map(({ game }) => game).reverse();
  return readWeakMoments(db, { identities }, newestFirst, metric);
}

export function describeNeed({ score }: Opportunity): PlayerNeed {
  const { value, reference, per5, comparedWith } = score;
  return { ...describeMetric(score), value, reference, per5, comparedWith };
}
