import { hasMomentRule, METRICS, type MetricInfo } from '@datacoach/analysis/metadata';
import type { TeamClip } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { listEvents, UNSIEVED } from '../gamedata/index.ts';
import { identitiesOf } from '../identities/index.ts';
import type { ModeCode } from '../scores/index.ts';
import { findMember } from './find-member.ts';
import { countModes, memberGames, mostPlayed } from './member-games.ts';

/** Games that are looked through, and clips that are shown. */
const GAMES = 5;
const CLIPS = 3;

/** The newest moments that stand behind a metric of a member; none for a metric without events. Throws ProblemError 404. */
export async function readPlayerMoments(
  { db }: Context,
  coachId: string,
  { playerId, metric, mode: wanted }: { playerId: string; metric: string; mode?: ModeCode | undefined },
): Promise<TeamClip[]> {
  const member = await findMember(db, coachId, playerId);
  const mode = wanted ?? mostPlayed(await countModes(db, [member]));
  const kinds = (METRICS as readonly MetricInfo[]).find(({ key }) => key === metric)?.events ?? [];
  if (kinds.length === 0) return [];
  const games = (await memberGames(db, member, mode, GAMES)).toReversed();
  const playedAt = new Map(games.map(({ game }) => [game.matchId, game.playedAt]));
  const { items } = await listEvents(db, {
    matchIds: [...playedAt.keys()],
    player: { identities: await identitiesOf(db, playerId) },
    codes: null,
    kinds,
    sieve: { ...UNSIEVED, metric: hasMomentRule(metric) ? metric : null },
    descending: true,
    page: { index: 0, size: CLIPS },
  });
  return items.map(({ matchId, time, clock, team, x, y, player, label }) => ({
    matchId,
    time,
    clock,
    place: team === 1 ? { x: -x, y: -y } : { x, y },
    player,
    userName: member.player.userName,
    label,
    playedAt: playedAt.get(matchId)?.toISOString() ?? null,
  }));
}
