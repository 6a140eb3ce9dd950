import type { BodyOf, LivePointer, LiveRoom, LiveRoomNow } from '@datacoach/contract';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { endpointQuery, queryClient, server } from '../../../app/api/client.ts';
import { keepStreamOpen } from '../../../app/live/event-stream.ts';

const ROOMS = '/api/v1/live-rooms';
const ROOM = `${ROOMS}/{roomId}` as const;

export const liveRoomsQuery = endpointQuery(ROOMS);

export const liveRoomQuery = (roomId: string) => endpointQuery(ROOM, { path: { roomId } });

export const roomMatchQuery = (roomId: string, matchId: string) =>
  endpointQuery(`${ROOM}/match/{matchId}`, { path: { roomId, matchId } });

export const roomGamesQuery = (roomId: string) => endpointQuery(`${ROOM}/games`, { path: { roomId } });

export async function openLiveRoom(body: BodyOf<'openLiveRoom'>): Promise<string> {
  const { id } = await server.POST('/api/v1/coach/live-rooms', { body });
  void queryClient.invalidateQueries(liveRoomsQuery);
  return id;
}

export async function endLiveRoom(roomId: string): Promise<void> {
  await server.DELETE(ROOM, { path: { roomId } });
  void queryClient.invalidateQueries(liveRoomsQuery);
}

export const invitePlayers = (roomId: string, playerIds: string[]) =>
  server.PUT(`${ROOM}/players`, { path: { roomId }, body: { playerIds } });

export const setLeader = (roomId: string, userId: string) =>
  server.PUT(`${ROOM}/leader`, { path: { roomId }, body: { userId } });

export const switchMatch = (roomId: string, matchId: string) =>
  server.PUT(`${ROOM}/match`, { path: { roomId }, body: { matchId } });

export type Move = BodyOf<'leadLiveRoom'>;

/** Returns the turn of the move. */
export const lead = async (roomId: string, body: Move) =>
  (await server.PUT(`${ROOM}/lead`, { path: { roomId }, body })).turn;

export const draw = (roomId: string, matchId: string, marks: LiveRoomNow['marks']) =>
  server.PUT(`${ROOM}/marks`, { path: { roomId }, body: { matchId, marks } });

export const point = (roomId: string, at: LivePointer) =>
  server.PUT(`${ROOM}/pointer`, { path: { roomId }, body: { at } });

export interface RoomEvents {
  room: LiveRoom;
  lead: LiveRoomNow['lead'];
  marks: LiveRoomNow['marks'];
  pointer: { at: LivePointer };
  ended: object;
}

const KINDS: ReadonlySet<string> = new Set(['room', 'lead', 'marks', 'pointer', 'ended']);
/** A room is watched by the second: it is joined again soon after a lost connection. */
const TIMES = { firstPause: 300, longestPause: 5_000, silence: 60_000 } as const;

/** Receives what happens in a room until `signal` aborts or the room has ended. */
export function watchRoom(
  roomId: string,
  signal: AbortSignal,
  onEvent: <Kind extends keyof RoomEvents>(kind: Kind, data: RoomEvents[Kind]) => void,
  onConnection: (isConnected: boolean) => void,
): Promise<void> {
  const address = `${ROOMS}/${roomId}/stream`;
  return keepStreamOpen(
    {
      async open(broken, attempt) {
        if (attempt > 0) onConnection(false);
        return authorizedFetch(new Request(address, { signal: broken }));
      },
      onOpen: () => onConnection(true),
      onEvent: (event, data) => {
        if (KINDS.has(event)) onEvent(event as keyof RoomEvents, data as RoomEvents[keyof RoomEvents]);
      },
      onRefused: (status) => {
        if (status === 404) onEvent('ended', {});
        return status === 404;
      },
    },
    signal,
    TIMES,
  );
}
