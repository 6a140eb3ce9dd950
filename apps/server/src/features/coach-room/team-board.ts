import { calculateTeamPolr, SCORE_MODES } from '@datacoach/analysis';
import { type BoardMember, TEAM_SEATS, type TeamBoard, type TeamPolrScore } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { ModeCode } from '../scores/index.ts';
import { listMembers } from '../team/index.ts';
import { countModes, findMostPlayedMode, type RequestedGames, toTeamView } from './member-games.ts';
import {
  describeMetric,
  describeNeed,
  getForm,
  listWeakMemberMoments,
  type MemberReview,
  reviewMember,
} from './review-member.ts';

/** How many things to train this week: three, not thirty. */
const FOCUSED = 3;

async function reviewTeam(context: Context, coachId: string, requested: RequestedGames) {
  const members = (await listMembers(context.db, coachId)).map((one) =>
    toTeamView(coachId, requested.games, one),
  );
  const mode = requested.mode ?? findMostPlayedMode(await countModes(context.db, members));
  const reviews: MemberReview[] = [];
  for (const member of members) reviews.push(await reviewMember(context, member, mode));
  return { mode, reviews };
}

export async function readTeamPolr(context: Context, coachId: string, requested: RequestedGames) {
  const { mode, reviews } = await reviewTeam(context, coachId, requested);
  return describeTeamPolr(mode, reviews);
}

/** Returns each member's last games and the roster's biggest opportunities. */
export async function readTeamBoard(
  context: Context,
  coachId: string,
  requested: RequestedGames,
): Promise<TeamBoard> {
  const { mode, reviews } = await reviewTeam(context, coachId, requested);
  return {
    mode,
    games: requested.games,
    seats: TEAM_SEATS,
    polr: describeTeamPolr(mode, reviews),
    members: reviews.map(describeMember),
    focus: await getTeamFocus(context, reviews),
  };
}

/** Returns how each member played in each mode with games, for the school's export. */
export async function listTeamStats(context: Context, coachId: string) {
  const found = [];
  for (const { code, label } of SCORE_MODES) {
    const { reviews } = await reviewTeam(context, coachId, { mode: code, games: 'all' });
    found.push(
      ...reviews
        .filter(({ games }) => games.length > 0)
        .map((one) => ({ mode: label, member: describeMember(one) })),
    );
  }
  return found;
}

function describeMember({
  member: { player, waitsForConsent },
  rank,
  games,
  review,
  needs,
}: MemberReview): BoardMember {
  const polr = review?.polr;
  const isShown = polr != null && polr.status !== 'hidden' && polr.value !== null;
  return {
    playerId: player.id,
    userName: player.userName,
    rank: rank && { id: rank.id, name: rank.name },
    waitsForConsent,
    games: games.length,
    won: games.filter(({ score }) => score.result === 'won').length,
    polr: isShown ? { value: polr.value!, status: polr.status === 'full' ? 'full' : 'provisional' } : null,
    ...getForm(review),
    series: [...(review?.singles ?? [])],
    categories: isShown ? polr.categories.map(({ category, value }) => ({ category, value })) : [],
    need: needs[0] ? describeNeed(needs[0]) : null,
  };
}

/**
 * Sorts metrics by the members' combined potential gain, and players within a metric by their own. The words fit the
 * clips of the player with the most to gain, which are shown next to them.
 */
function getTeamFocus(context: Context, reviews: readonly MemberReview[]): Promise<TeamBoard['focus']> {
  const found = reviews.flatMap((review) => review.needs.map((need) => ({ review, need })));
  const sumGain = (some: typeof found) => some.reduce((sum, { need }) => sum + need.gain, 0);
  const focused = [...Map.groupBy(found, ({ need }) => need.score.metric).values()]
    .sort((a, b) => sumGain(b) - sumGain(a))
    .slice(0, FOCUSED)
    .map((some) => some.toSorted((a, b) => b.need.gain - a.need.gain));
  return Promise.all(
    focused.map(async (some) => {
      const { review, need } = some[0]!;
      const { words } = await listWeakMemberMoments(context, review, need.score.metric);
      return {
        ...describeMetric(need.score, words),
        players: some.map(({ review: { member }, need: one }) => ({
          playerId: member.player.id,
          userName: member.player.userName,
          need: describeNeed(one),
        })),
      };
    }),
  );
}

/** Calculates a roster's POLR and each member's own; keyed by id because names aren't unique. */
function describeTeamPolr(mode: ModeCode, reviews: readonly MemberReview[]): TeamPolrScore {
  const namesById = new Map(reviews.map(({ member: { player } }) => [player.id, player.userName]));
  const { counted, missing, ...score } = calculateTeamPolr(
    reviews.map(({ member, review }) => ({
      name: member.player.id,
      polr: review?.polr ?? null,
      card: review?.card ?? null,
    })),
  );
  return {
    mode,
    ...score,
    members: reviews.flatMap(({ member: { player }, review }) =>
      counted.includes(player.id) && review?.polr.value != null
        ? [{ playerId: player.id, userName: player.userName, value: review.polr.value }]
        : [],
    ),
    missing: missing.map((id) => namesById.get(id) ?? ''),
  };
}
