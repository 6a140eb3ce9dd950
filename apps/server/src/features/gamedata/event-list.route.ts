import { EVENT_CODES, EVENT_KINDS } from '@datacoach/analysis/metadata';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { identitiesOf } from '../identities/index.ts';
import { findOwnById } from '../replays/index.ts';
import { chooseMatches, ownTeams, type PlayerFilter } from './event.repository.ts';
import { flagsOf } from './event-flag.repository.ts';
import { findVisibleMatch } from './find-visible-match.ts';
import type { GamedataContext } from './gamedata-context.ts';
import { codesOf, countEvents, listEvents } from './list-events.ts';

type Query = z.output<typeof ENDPOINTS.eventList.query>;

/** Players a team by mode filter (specification section 3). */
const TEAM_SIZES = { 0: null, 5: 1, 10: 2, 15: 3 } as const;
const WON = 5;
const DAY_MS = 24 * 60 * 60_000;

const CODES: ReadonlySet<number> = new Set(EVENT_CODES.map(({ code }) => code));
const GROUPS: ReadonlySet<number> = new Set(EVENT_CODES.flatMap(({ groups }) => groups));

export function eventListRoute(app: FastifyInstance, { db, clock }: GamedataContext): void {
  registerEndpoint(app, ENDPOINTS.eventList, async ({ query, caller }) => {
    refuseUnknown(query);
    const identities = await identitiesOf(db, caller.userId);
    const matchIds = await matchesOf(db, caller.userId, identities, query, clock.now());
    const player = playerOf(query, identities);
    const { pageIndex, pageSize, getGameStats, gameStatType } = query;
    const { items, total } = await listEvents(db, {
      matchIds,
      player,
      codes: common(query.code ?? null, codesOf(gameStatType)),
      kinds: query.kind ?? null,
      sieve: {
        teams: query.side === undefined ? null : await sideTeams(db, matchIds, identities, query.side),
        role: query.role ?? null,
        scoreState: query.scoreState ?? null,
        sort: query.sort,
      },
      descending: query.order === 'desc',
      page: { index: pageIndex, size: pageSize },
    });
    const gameStats = getGameStats ? await countEvents(db, matchIds, player, gameStatType) : null;
    const flags = await flagsOf(
      db,
      caller.userId,
      items.map(({ matchId }) => matchId),
    );
    return answer(200, {
      items: items.map((item) => ({ ...item, flag: flags.get(item.id) ?? null })),
      pageIndex,
      pageSize,
      total,
      matches: matchIds.length,
      gameStats,
    });
  });
}

function refuseUnknown({ code = [], kind = [], gameStatType }: Query): void {
  const unknown = [
    ...code.filter((one) => !CODES.has(one)).map((one) => `code ${one}`),
    ...kind.filter((one) => !Object.hasOwn(EVENT_KINDS, one)).map((one) => `kind ${one}`),
    ...(gameStatType === undefined || GROUPS.has(gameStatType) ? [] : [`gameStatType ${gameStatType}`]),
  ];
  if (unknown.length === 0) return;
  throw new ProblemError(400, 'unknown-code', `There is no ${unknown.join(', no ')}.`);
}

/** Ids in the order of the list. An upload without a match yet has no events. */
async function matchesOf(
  db: Database,
  ownerId: string,
  identities: readonly string[],
  query: Query,
  now: Date,
): Promise<string[]> {
  if (query.replayId !== undefined) {
    const replay = await findOwnById(db, ownerId, query.replayId);
    if (!replay) throw new ProblemError(404, 'replay-not-found', 'This replay is not among yours.');
    return replay.matchId === null ? [] : [replay.matchId];
  }
  if (query.matchId !== undefined) {
    const { match } = await findVisibleMatch(db, ownerId, query.matchId);
    return [match.id];
  }
  const newestFirst = await chooseMatches(db, {
    ownerId,
    identities,
    teamSize: TEAM_SIZES[query.mode],
    won: query.result === undefined ? null : query.result === WON,
    mapCode: query.map ?? null,
    since: query.days === undefined ? null : new Date(now.getTime() - query.days * DAY_MS),
    play: query.play ?? null,
    window: query.window,
  });
  return query.order === 'desc' ? newestFirst : newestFirst.reverse();
}

/** The caller's team, or the others', in each match in which he is known. */
async function sideTeams(
  db: Database,
  matchIds: readonly string[],
  identities: readonly string[],
  side: 'own' | 'other',
): Promise<Map<string, 0 | 1>> {
  const own = await ownTeams(db, matchIds, identities);
  if (side === 'own') return own;
  return new Map([...own].map(([matchId, team]) => [matchId, team === 0 ? 1 : 0]));
}

function playerOf({ player, replayId, matchId }: Query, identities: readonly string[]): PlayerFilter {
  const wanted = player ?? (replayId === undefined && matchId === undefined ? 'me' : 'all');
  if (wanted === 'all') return null;
  return wanted === 'me' ? { identities } : { key: wanted };
}

/** Values that both lists allow; null allows all. */
function common(some: readonly number[] | null, others: readonly number[] | null): readonly number[] | null {
  if (some === null || others === null) return some ?? others;
  return some.filter((one) => others.includes(one));
}
