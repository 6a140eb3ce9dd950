import { teamPolr } from '@datacoach/analysis';
import type { TeamPolrScore } from '@datacoach/contract';
import type { ModeCode } from '../scores/index.ts';
import type { MemberReview } from './review-member.ts';

/** POLR of a roster, with each member's own; members are told apart by id, because names are not unique. */
export function teamPolrScore(mode: ModeCode, reviews: readonly MemberReview[]): TeamPolrScore {
  const nameOf = new Map(reviews.map(({ member: { player } }) => [player.id, player.userName]));
  const { counted, missing, ...score } = teamPolr(
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
    missing: missing.map((id) => nameOf.get(id) ?? ''),
  };
}
