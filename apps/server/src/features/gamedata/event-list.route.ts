import { EVENT_CODES, EVENT_KINDS, hasMomentRule, METRICS } from '@datacoach/analysis/metadata';
import type { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { listIdentities } from '../identities/index.ts';
import { findOwnById } from '../replays/index.ts';
import { addPaths } from './clip-paths.ts';
import { describeEvent } from './describe-event.ts';
import { chooseMatches, listOwnTeams, type PlayerFilter } from './event.repository.ts';
import { openEventContext } from './event-context.ts';
import { countFlags, deleteFlag, listUserFlags, saveFlag } from './event-flag.repository.ts';
import {
  findVisibleEvent,
  findVisibleMatch,
  isAssistant,
  requireTeamMatch,
  type Viewer,
} from './find-visible-match.ts';
import { countEvents, listEventCodes, listEvents } from './list-events.ts';
import { findRenames, listRenames, renamePlayers } from './team-player-names.ts';

type Query = z.output<typeof ENDPOINTS.eventList.query>;

/** Players per team by mode filter (specification.md 3). */
const TEAM_SIZES = { 0: null, 5: 1, 10: 2, 15: 3 } as const;
const WON = 5;

const CODES: ReadonlySet<number> = new Set(EVENT_CODES.map(({ code }) => code));
const METRIC_KEYS: ReadonlySet<string> = new Set(METRICS.map(({ key }) => key));
const GROUPS: ReadonlySet<number> = new Set(EVENT_CODES.flatMap(({ groups }) => groups));

export function eventRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    eventList: async ({ query, caller }) => {
      requireKnownValues(query);
      requireMatchFilter(query, isAssistant(caller));
      const identities = await listIdentities(db, caller.userId);
      const matchIds = await listMatches(context, caller, identities, query);
      const player = getPlayer(query, identities);
      const { pageIndex, pageSize, getGameStats, gameStatType } = query;
      const { items, total } = await listEvents(db, {
        matchIds,
        player,
        codes: intersect(query.code ?? null, listEventCodes(gameStatType)),
        kinds: query.kind ?? null,
        criteria: {
          teams: await listTeams(db, matchIds, identities, query),
          role: query.role ?? null,
          scoreState: query.scoreState ?? null,
          metric: query.metric !== undefined && hasMomentRule(query.metric) ? query.metric : null,
          ordinals: query.ordinal === undefined ? null : new Set(query.ordinal),
          sort: query.sort,
        },
        descending: query.order === 'desc',
        page: { index: pageIndex, size: pageSize },
      });
      const gameStats = getGameStats ? await countEvents(db, matchIds, player, gameStatType) : null;
      const shownIds = [...new Set(items.map(({ matchId }) => matchId))];
      const flags = await listUserFlags(db, caller.userId, shownIds);
      const renames = await listRenames(db, caller, shownIds);
      const renamed = items.map((item) => renamePlayers(item, renames.get(item.matchId)));
      const shown = query.paths ? await addPaths(db, renamed, identities) : renamed;
      return {
        items: shown.map((item) => ({ ...item, flag: flags.get(item.id) ?? null })),
        pageIndex,
        pageSize,
        total,
        matches: matchIds.length,
        gameStats,
      };
    },
    getEvent: async ({ params, caller }) => {
      const { place: position, stream, event } = await findVisibleEvent({ db, clock }, caller, params.id);
      const item = describeEvent(position, event, openEventContext(stream)(event));
      const flags = await listUserFlags(db, caller.userId, [position.matchId]);
      const renames = await findRenames(db, caller, position.matchId);
      return { ...renamePlayers(item, renames), flag: flags.get(item.id) ?? null };
    },
    flagEvent: async ({ params, body, caller }) => {
      const { match, place: position, event } = await findVisibleEvent({ db, clock }, caller, params.id);
      await saveFlag(db, {
        userId: caller.userId,
        ...position,
        kind: event.kind,
        analysisVersion: match.analysisVersion,
        reason: body.reason,
        at: clock.now(),
      });
      return { flag: body.reason };
    },
    unflagEvent: async ({ params, caller }) => {
      const { place: position } = await findVisibleEvent({ db, clock }, caller, params.id);
      await deleteFlag(db, caller.userId, position);
      return { flag: null };
    },
    countEventFlags: () => countFlags(db),
  });
}

function requireKnownValues({ code = [], kind = [], gameStatType, metric }: Query): void {
  const unknown = [
    ...code.filter((one) => !CODES.has(one)).map((one) => `code ${one}`),
    ...kind.filter((one) => !Object.hasOwn(EVENT_KINDS, one)).map((one) => `kind ${one}`),
    ...(metric === undefined || METRIC_KEYS.has(metric) ? [] : [`metric ${metric}`]),
    ...(gameStatType === undefined || GROUPS.has(gameStatType) ? [] : [`gameStatType ${gameStatType}`]),
  ];
  if (unknown.length === 0) return;
  throw new ProblemError(400, 'unknown-code', `Not found: ${unknown.join(', ')}.`);
}

/** A team's color and an event's index only make sense within one match. */
function requireMatchFilter({ replayId, matchId, team, ordinal }: Query, needsMatch: boolean): void {
  if (replayId !== undefined || matchId !== undefined) return;
  if (needsMatch) throw new ProblemError(400, 'match-missing', 'Choose one of the team’s matches.');
  if (team === undefined && ordinal === undefined) return;
  throw new ProblemError(400, 'match-missing', 'Team and ordinal need a matchId or replayId.');
}

/** Returns match ids in list order. An upload that isn't a match yet has no events. */
async function listMatches(
  { db, clock }: Context,
  viewer: Viewer,
  identities: readonly string[],
  query: Query,
): Promise<string[]> {
  const ownerId = viewer.userId;
  if (query.replayId !== undefined) {
    const replay = await findOwnById(db, ownerId, query.replayId);
    if (!replay) throw new ProblemError(404, 'replay-not-found', 'Replay not found.');
    if (replay.matchId === null) return [];
    await requireTeamMatch(db, viewer, replay.matchId);
    return [replay.matchId];
  }
  if (query.matchId !== undefined) {
    const { match } = await findVisibleMatch({ db, clock }, viewer, query.matchId);
    return [match.id];
  }
  const newestFirst = await chooseMatches(db, {
    ownerId,
    identities,
    teamSize: TEAM_SIZES[query.mode],
    won: query.result === undefined ? null : query.result === WON,
    mapCode: query.map ?? null,
    since: query.days === undefined ? null : new Date(clock.now().getTime() - query.days * DAY_MS),
    play: query.play ?? null,
    window: query.window,
  });
  return query.order === 'desc' ? newestFirst : newestFirst.reverse();
}

/** Returns the requested team in each match; null for both. Side: in matches where the caller's player is known. */
async function listTeams(
  db: Database,
  matchIds: readonly string[],
  identities: readonly string[],
  { side, team }: Query,
): Promise<Map<string, 0 | 1> | null> {
  const chosen = team === undefined ? null : new Map(matchIds.map((matchId) => [matchId, team]));
  if (side === undefined) return chosen;
  const ownTeams = await listOwnTeams(db, matchIds, identities);
  const sided = [...ownTeams].map(([matchId, mine]): [string, 0 | 1] => [
    matchId,
    side === 'own' ? mine : mine === 0 ? 1 : 0,
  ]);
  return new Map(sided.filter(([matchId, one]) => chosen === null || chosen.get(matchId) === one));
}

function getPlayer({ player, replayId, matchId }: Query, identities: readonly string[]): PlayerFilter {
  const requested = player ?? (replayId === undefined && matchId === undefined ? 'me' : 'all');
  if (requested === 'all') return null;
  return requested === 'me' ? { identities } : { key: requested };
}

/** Intersects two lists; null allows everything. */
function intersect(
  some: readonly number[] | null,
  others: readonly number[] | null,
): readonly number[] | null {
  if (some === null || others === null) return some ?? others;
  return some.filter((one) => others.includes(one));
}
