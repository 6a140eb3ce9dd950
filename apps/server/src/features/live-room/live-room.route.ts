import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { registerStreamRoutes } from '../../platform/http/event-streams.ts';
import { limitBusyRoute, limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import {
  findRenames,
  getRevision,
  hideRecorder,
  matchNotFound,
  readEventsFor,
  readReportAndInsight,
  readTracksBody,
  renamePlayers,
} from '../gamedata/index.ts';
import { describeMatch, listMatchPlayers, listOwnSides } from '../match-reviews/index.ts';
import { listMembers } from '../team/index.ts';
import {
  drawInRoom,
  endRoom,
  inviteToRoom,
  leadRoom,
  openRoom,
  pointInRoom,
  setLeader,
  switchMatch,
} from './change-room.ts';
import { describeRoom, describeUserRooms } from './describe-room.ts';
import { enterAsCoach, enterRoom, findRoomMatch, roomNotFound } from './enter-room.ts';
import { listTeamGames } from './live-room.repository.ts';
import { openRoomStreams } from './room-streams.ts';

export function liveRoomRoutes(app: FastifyInstance, context: Context): void {
  const { rateLimits } = context;
  registerEndpointsWith(
    app,
    { config: limitRoute(rateLimits.openLiveRoom) },
    { openLiveRoom: async ({ caller, body }) => ({ id: await openRoom(context, caller, body) }) },
  );
  registerEndpoints(app, {
    listLiveRooms: async ({ caller }) => ({ items: await describeUserRooms(context, caller.userId) }),
    getLiveRoom: async ({ caller, params: { roomId } }) => {
      await enterRoom(context, caller, roomId);
      const now = await describeRoom(context, roomId, ['room', 'lead', 'marks']);
      if (!now) throw roomNotFound();
      return now;
    },
    inviteToLiveRoom: ({ caller, params, body }) =>
      inviteToRoom(context, caller, params.roomId, body.playerIds),
    setRoomLeader: ({ caller, params, body }) => setLeader(context, caller, params.roomId, body.userId),
    setRoomMatch: ({ caller, params, body }) => switchMatch(context, caller, params.roomId, body.matchId),
    endLiveRoom: ({ caller, params }) => endRoom(context, caller, params.roomId),
  });
  registerEndpointsWith(
    app,
    { config: limitBusyRoute(rateLimits.liveRoom) },
    {
      leadLiveRoom: async ({ caller, params, body }) => ({
        turn: await leadRoom(context, caller, params.roomId, body),
      }),
      drawInLiveRoom: ({ caller, params, body }) => drawInRoom(context, caller, params.roomId, body),
      pointInLiveRoom: ({ caller, params, body }) => pointInRoom(context, caller, params.roomId, body.at),
    },
  );
}

/** Registers what a room watches: its match, and the team's games that a coach can switch to. */
export function roomMatchRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    listRoomGames: async ({ caller, params }) => {
      const { coachId } = await enterAsCoach(context, caller, params.roomId);
      const games = await listTeamGames(db, coachId, clock.now(), coachId !== caller.userId);
      const members = (await listMembers(db, coachId)).map(({ player }) => player.id);
      const ids = games.map(({ id }) => id);
      const sides = await listOwnSides(db, ids, members);
      return { items: games.map((game) => describeMatch(game, sides)) };
    },
    getRoomMatch: async ({ caller, params }) => {
      const { match, reader } = await findRoomMatch(context, caller, params.roomId, params.matchId);
      const stored = await readReportAndInsight(db, match.id);
      if (!stored) throw matchNotFound();
      return {
        revision: getRevision(match),
        report: renamePlayers(
          hideRecorder(stored.report, match.playedAt),
          await findRenames(db, reader, match.id),
        ),
        me: (await listMatchPlayers(db, match.id, [caller.userId])).get(caller.userId) ?? null,
      };
    },
    // The browser must not cache the match, because it only opens while the room watches it.
    getRoomEvents: async ({ caller, params }) => {
      const { match, reader } = await findRoomMatch(context, caller, params.roomId, params.matchId);
      return await readEventsFor(db, reader, match);
    },
    getRoomTracks: async ({ caller, params }) => {
      const { match } = await findRoomMatch(context, caller, params.roomId, params.matchId);
      return await readTracksBody(db, match);
    },
  });
}

export async function streamRoomRoute(app: FastifyInstance, context: Context): Promise<void> {
  const streams = openRoomStreams(context);
  const stopListening = await context.database.listen(streams);
  // Runs before the server waits for its connections to end.
  app.addHook('preClose', async () => {
    streams.close();
    await stopListening();
  });
  await registerStreamRoutes(app, (scope) =>
    registerEndpoints(scope, {
      streamLiveRoom: async ({ caller, params: { roomId } }) => {
        await enterRoom(context, caller, roomId);
        return streams.open(roomId, caller);
      },
    }),
  );
}
