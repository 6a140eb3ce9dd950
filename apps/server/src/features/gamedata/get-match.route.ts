import { type BallchasingReplay, toBallchasing } from '@datacoach/analysis';
import { ENDPOINTS, type MatchReport, type RankedMode } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import { answer, registerEndpoint, registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { identitiesOf, onlyOne, ranksOfPlayers } from '../identities/index.ts';
import { type Replay, sharesByConsent } from '../replays/index.ts';
import {
  findSharedMatch,
  findVisibleMatch,
  matchNotFound,
  NOT_INDEXED,
  reportFor,
  withoutRecorder,
} from './find-visible-match.ts';
import { playerIdentity, readBallchasingSources, readReportAndInsight } from './match.repository.ts';
import { eventsBody, revisionOf, tracksBody } from './stored-recording.ts';

export function getMatchRoute(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    getMatch: async ({ params, caller }) => {
      const { match, replay } = await findVisibleMatch({ db, clock }, caller.userId, params.matchId);
      const stored = await readReportAndInsight(db, match.id);
      if (!stored) throw matchNotFound();
      const { report, insight } = stored;
      const players = new Map(report.players.map((player) => [playerIdentity(player), player.key]));
      const mine = onlyOne(await identitiesOf(db, caller.userId), (identity) => players.has(identity));
      const me = mine === null ? null : (players.get(mine) ?? null);
      return {
        id: match.id,
        replayId: replay?.id ?? null,
        sharing: replay && (await sharingOf(db, replay)),
        revision: revisionOf(match),
        report: reportFor(caller.userId, match, report),
        insight,
        me,
        ranks: await declaredRanks(db, report, caller.userId),
      };
    },
  });
}

async function sharingOf(db: Database, { ownerId, visibility, shareKey }: Replay) {
  const byConsent = visibility === null && (await sharesByConsent(db, ownerId));
  return { visibility: visibility ?? (byConsent ? 'team' : 'private'), shareKey } as const;
}

const MODE_OF_TEAM_SIZE: Readonly<Record<number, RankedMode>> = { 1: 'duel', 2: 'doubles', 3: 'standard' };

/**
 * Returns the ranks, in the match's mode, that the players' own accounts have declared (decisions.md 17.1), by player
 * key.
 */
async function declaredRanks(
  db: Database,
  { match, players }: MatchReport,
  viewerId: string,
): Promise<Record<string, string>> {
  const mode = match.mode === 'soccar' ? MODE_OF_TEAM_SIZE[match.teamSize] : undefined;
  if (mode === undefined) return {};
  const keys = new Map(
    players.flatMap((player) => {
      const identity = playerIdentity(player);
      return identity === null ? [] : [[identity, player.key] as const];
    }),
  );
  const ranks = await ranksOfPlayers(db, [...keys.keys()], mode, viewerId);
  return Object.fromEntries([...ranks].map(([identity, rank]) => [keys.get(identity)!, rank]));
}

export function getMatchBallchasingRoute(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    getMatchBallchasing: async ({ params, caller }) => {
      const { match } = await findVisibleMatch({ db, clock }, caller.userId, params.matchId);
      const replay = (await ballchasingReplays(db, caller.userId, [match.id])).get(match.id);
      if (!replay) throw matchNotFound();
      return { ...replay };
    },
  });
}

/** Returns matches in ballchasing's format as this user sees them, by match. */
export async function ballchasingReplays(
  db: Database,
  userId: string,
  matchIds: readonly string[],
): Promise<Map<string, BallchasingReplay>> {
  const found = matchIds.length === 0 ? [] : await readBallchasingSources(db, matchIds);
  return new Map(
    found.map(({ match, report }) => [match.id, toBallchasing(reportFor(userId, match, report))]),
  );
}

export function getMatchEventsRoute(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    getMatchEvents: async ({ params, query, caller }) => {
      const { match } = await findVisibleMatch({ db, clock }, caller.userId, params.matchId);
      return await eventsBody(db, match, query.revision);
    },
  });
}

export function getMatchTracksRoute(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    getMatchTracks: async ({ params, query, caller }) => {
      const { match } = await findVisibleMatch({ db, clock }, caller.userId, params.matchId);
      return await tracksBody(db, match, query.revision);
    },
  });
}

/** Registers the routes for anyone with the link of a shared match. Nothing is cached because the link can be withdrawn. */
export function sharedMatchRoutes(app: FastifyInstance, { db }: Context): void {
  registerEndpoint(app, ENDPOINTS.getSharedMatch, async ({ params }) => {
    const match = await findSharedMatch(db, params.shareKey);
    const stored = await readReportAndInsight(db, match.id);
    if (!stored) throw matchNotFound();
    return answer(
      200,
      {
        revision: revisionOf(match),
        report: withoutRecorder(stored.report, match.playedAt),
        insight: stored.insight,
      },
      NOT_INDEXED,
    );
  });
  registerEndpoint(app, ENDPOINTS.getSharedMatchEvents, async ({ params }) =>
    answer(200, await eventsBody(db, await findSharedMatch(db, params.shareKey)), NOT_INDEXED),
  );
  registerEndpoint(app, ENDPOINTS.getSharedMatchTracks, async ({ params }) =>
    answer(200, await tracksBody(db, await findSharedMatch(db, params.shareKey)), NOT_INDEXED),
  );
}
