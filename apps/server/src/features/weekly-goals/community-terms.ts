import { RANKS, SCORE_MODES } from '@datacoach/analysis';
import { type PlanName, RANK_GROUPS, type RankGroup } from '@datacoach/contract';
import type { User } from '../auth/index.ts';
import { type ModeCode, rankIn } from '../scores/index.ts';
import type { CommunityGoalRow } from './community-goal.repository.ts';

/** Family of the player's rank in a mode. */
function rankGroupOf(user: User, mode: ModeCode): RankGroup {
  const rank = rankIn(user, mode);
  const name = rank === null ? undefined : RANKS[rank.tier]?.group.toLowerCase().replaceAll(' ', '-');
  return RANK_GROUPS.find((group) => group === name) ?? 'unranked';
}

/** The most particular row of the grid that fits: mode and rank, rank, mode, all. Null where none does. */
export function communityTarget(
  { targets }: Pick<CommunityGoalRow, 'targets'>,
  user: User,
  mode: ModeCode,
): number | null {
  const group = rankGroupOf(user, mode);
  const fitting = targets
    .filter((row) => (row.mode ?? mode) === mode && (row.rankGroup ?? group) === group)
    .map((row) => ({ ...row, weight: (row.rankGroup === null ? 0 : 2) + (row.mode === null ? 0 : 1) }))
    .sort((a, b) => b.weight - a.weight);
  return fitting[0]?.target ?? null;
}

export function isInAudience({ plans }: Pick<CommunityGoalRow, 'plans'>, plan: PlanName): boolean {
  return plans.length === 0 || plans.includes(plan);
}

export function modeLabel(mode: ModeCode): string {
  return SCORE_MODES.find(({ code }) => code === mode)!.label;
}
