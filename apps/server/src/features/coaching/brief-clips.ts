import { DEFAULT_WINDOW, SCORE_MODES } from '@datacoach/analysis';
import { EVENT_CODES } from '@datacoach/analysis/metadata';
import { type BriefClip, MOMENT_PAGE_SIZE, type MyMoment } from '@datacoach/contract';
import type { Database, Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import {
  addPaths,
  type DescribedEvent,
  listEventCodes,
  listEvents,
  listEventsAt,
  NO_CRITERIA,
  parseEventId,
} from '../gamedata/index.ts';
import { listIdentities } from '../identities/index.ts';
import { listOwnGames, type ModeCode } from '../scores/index.ts';

/** Boost pickups, jumps and flips: dozens per game, and rarely worth discussing. */
const BOOST_GROUP = 25;
const MOVEMENTS: ReadonlySet<string> = new Set(['flip', 'singleAerialJump', 'doubleAerialJump']);

/** Returns an event as shown to a coach. */
export function toClip(
  { id, matchId, time, clock, player, label, team, x, y }: DescribedEvent,
  playedAt: Date | null,
): BriefClip {
  return { id, matchId, time, clock, player, label, team, x, y, playedAt: playedAt?.toISOString() ?? null };
}

/** Returns a player's games of a mode that their coach may open, by match, newest first. */
async function listGamesForCoach(
  db: Executor,
  playerId: string,
  mode: ModeCode,
  request: { limit: number } | { matchIds: readonly string[] },
) {
  const account = { userId: playerId, identities: await listIdentities(db, playerId) };
  const filter = { play: 'public', mode, timed: true, forCoach: true } as const;
  const games =
    'limit' in request
      ? await listOwnGames(db, account, filter, request.limit)
      : await listOwnGames(db, account, { ...filter, matchIds: request.matchIds });
  return new Map(games.map((game) => [game.matchId, game]));
}

/** Returns the moments to pick clips from: the player's own moments in their last games of a mode, newest games first. */
export async function readMyMoments(
  db: Database,
  playerId: string,
  { mode, group, pageIndex }: { mode: ModeCode; group: number | undefined; pageIndex: number },
): Promise<{ items: MyMoment[]; pageIndex: number; pageSize: number; total: number }> {
  const games = await listGamesForCoach(db, playerId, mode, { limit: DEFAULT_WINDOW });
  const { items, total } = await listEvents(db, {
    matchIds: [...games.keys()],
    player: { identities: await listIdentities(db, playerId) },
    codes: group === undefined ? MOMENT_CODES : listEventCodes(group),
    kinds: null,
    criteria: NO_CRITERIA,
    descending: true,
    page: { index: pageIndex, size: MOMENT_PAGE_SIZE },
  });
  const moments = items.flatMap((event) => {
    const game = games.get(event.matchId);
    return game ? [{ ...toClip(event, game.playedAt), map: game.mapName }] : [];
  });
  return { items: await addPaths(db, moments), pageIndex, pageSize: MOMENT_PAGE_SIZE, total };
}

/** Without events that happen dozens of times a game. */
const MOMENT_CODES = EVENT_CODES.filter(
  ({ key, groups }) => !MOVEMENTS.has(key) && !(groups as readonly number[]).includes(BOOST_GROUP),
).map(({ code }) => code);

/**
 * Returns the clips a player has chosen, in their order. `kept` clips stay as they were when chosen, because a newer
 * analysis renumbers events. Throws ProblemError 422 for anything but a moment of a game that the coach may open.
 */
export async function listChosenClips(
  db: Executor,
  playerId: string,
  mode: ModeCode,
  ids: readonly string[],
  kept: readonly BriefClip[] = [],
): Promise<BriefClip[]> {
  const positions = [...new Set(ids)].map((id) => ({ id, position: parseEventId(id) }));
  const matchIds = new Set(positions.flatMap(({ position }) => position?.matchId ?? []));
  const games = await listGamesForCoach(db, playerId, mode, { matchIds: [...matchIds] });
  const fresh = positions.filter(({ id }) => !kept.some((clip) => clip.id === id));
  const events = await listEventsAt(
    db,
    fresh.flatMap(({ position }) => (position && games.has(position.matchId) ? [position] : [])),
  );
  return positions.map(({ id, position }) => {
    const game = position && games.get(position.matchId);
    const event = events.find((one) => one.id === id);
    const clip = kept.find((one) => one.id === id) ?? (event && game && toClip(event, game.playedAt));
    if (!clip || !game) throw notYours(mode);
    return clip;
  });
}

function notYours(mode: ModeCode): ProblemError {
  const { label } = SCORE_MODES.find(({ code }) => code === mode)!;
  return new ProblemError(
    422,
    'not-your-moment',
    `Choose plays from your own ${label} games that aren’t private. Your coach can’t open others.`,
  );
}

/** Filters chosen clips down to those whose games the coach may still open. */
export async function openClips(
  db: Executor,
  playerId: string,
  mode: ModeCode,
  clips: readonly BriefClip[],
): Promise<BriefClip[]> {
  if (clips.length === 0) return [];
  const games = await listGamesForCoach(db, playerId, mode, {
    matchIds: clips.map(({ matchId }) => matchId),
  });
  return clips.filter(({ matchId }) => games.has(matchId));
}
