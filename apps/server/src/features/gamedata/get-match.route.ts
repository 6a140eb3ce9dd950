import { toBallchasing } from '@datacoach/analysis';
import { ENDPOINTS, type MatchReport, type RankedMode } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import { registerEndpoint, registerEndpoints, respond } from '../../platform/http/register-endpoint.ts';
import { getOnlyOne, listIdentities, listPlayerRanks } from '../identities/index.ts';
import { hasSharingConsent, type Replay } from '../replays/index.ts';
import {
  findSharedMatch,
  findVisibleMatch,
  hideRecorder,
  matchNotFound,
  NOT_INDEXED,
  toReportFor,
} from './find-visible-match.ts';
import { getPlayerIdentity, readBallchasingSources, readReportAndInsight } from './match.repository.ts';
import { getRevision, readEventsBody, readTracksBody } from './stored-recording.ts';
import {
  findRenames,
  listRenames,
  type NameReader,
  readEventsFor,
  renamePlayers,
} from './team-player-names.ts';

export function matchRoutes(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    getMatch: async ({ params, caller }) => {
      const { match, replay } = await findVisibleMatch({ db, clock }, caller, params.matchId);
      const stored = await readReportAndInsight(db, match.id);
      if (!stored) throw matchNotFound();
      const { report, insight } = stored;
      const players = new Map(report.players.map((player) => [getPlayerIdentity(player), player.key]));
      const mine = getOnlyOne(await listIdentities(db, caller.userId), (identity) => players.has(identity));
      const me = mine === null ? null : (players.get(mine) ?? null);
      return {
        id: match.id,
        replayId: replay?.id ?? null,
        sharing: replay && (await getSharing(db, replay)),
        revision: getRevision(match),
        report: renamePlayers(
          toReportFor(caller.userId, match, report),
          await findRenames(db, caller, match.id),
        ),
        insight,
        me,
        ranks: await listDeclaredRanks(db, report, caller.userId),
      };
    },
    getMatchBallchasing: async ({ params, caller }) => {
      const { match } = await findVisibleMatch({ db, clock }, caller, params.matchId);
      const replay = (await listBallchasingReplays(db, caller, [match.id])).get(match.id);
      if (!replay) throw matchNotFound();
      return { ...replay };
    },
    getMatchEvents: async ({ params, query, caller }) => {
      const { match } = await findVisibleMatch({ db, clock }, caller, params.matchId);
      return await readEventsFor(db, caller, match, query.revision);
    },
    getMatchTracks: async ({ params, query, caller }) => {
      const { match } = await findVisibleMatch({ db, clock }, caller, params.matchId);
      return await readTracksBody(db, match, query.revision);
    },
  });
}

async function getSharing(db: Database, { ownerId, visibility, shareKey }: Replay) {
  const byConsent = visibility === null && (await hasSharingConsent(db, ownerId));
  return { visibility: visibility ?? (byConsent ? 'team' : 'private'), shareKey } as const;
}

const MODES_BY_TEAM_SIZE: Readonly<Record<number, RankedMode>> = { 1: 'duel', 2: 'doubles', 3: 'standard' };

/** Returns the ranks that the players' accounts declared (decisions.md 17.1), by player key. */
async function listDeclaredRanks(
  db: Database,
  { match, players }: MatchReport,
  viewerId: string,
): Promise<Record<string, string>> {
  const mode = match.mode === 'soccar' ? MODES_BY_TEAM_SIZE[match.teamSize] : undefined;
  if (mode === undefined) return {};
  const known = players.flatMap((player) => {
    const identity = getPlayerIdentity(player);
    return identity === null ? [] : [{ identity, key: player.key }];
  });
  const identities = known.map(({ identity }) => identity);
  const ranks = await listPlayerRanks(db, identities, mode, viewerId);
  return Object.fromEntries(
    known.flatMap(({ identity, key }) => {
      const rank = ranks.get(identity);
      return rank === undefined ? [] : [[key, rank] as const];
    }),
  );
}

/** Returns matches in ballchasing's format as this user sees them, by match. */
export async function listBallchasingReplays(db: Database, reader: NameReader, matchIds: readonly string[]) {
  const found = matchIds.length === 0 ? [] : await readBallchasingSources(db, matchIds);
  const renames = await listRenames(db, reader, matchIds);
  return new Map(
    found.map(({ match, report }) => [
      match.id,
      toBallchasing(renamePlayers(toReportFor(reader.userId, match, report), renames.get(match.id))),
    ]),
  );
}

/** Registers the routes for anyone with the link of a shared match. Nothing is cached because the link can be withdrawn. */
export function sharedMatchRoutes(app: FastifyInstance, { db }: Context): void {
  registerEndpoint(app, ENDPOINTS.getSharedMatch, async ({ params }) => {
    const match = await findSharedMatch(db, params.shareKey);
    const stored = await readReportAndInsight(db, match.id);
    if (!stored) throw matchNotFound();
    return respond(
      200,
      {
        revision: getRevision(match),
        report: hideRecorder(stored.report, match.playedAt),
        insight: stored.insight,
      },
      NOT_INDEXED,
    );
  });
  registerEndpoint(app, ENDPOINTS.getSharedMatchEvents, async ({ params }) =>
    respond(200, await readEventsBody(db, await findSharedMatch(db, params.shareKey)), NOT_INDEXED),
  );
  registerEndpoint(app, ENDPOINTS.getSharedMatchTracks, async ({ params }) =>
    respond(200, await readTracksBody(db, await findSharedMatch(db, params.shareKey)), NOT_INDEXED),
  );
}
