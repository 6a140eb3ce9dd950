import type { BodyOf, LivePointer, LiveRoom, LiveRoomNow } from '@datacoach/contract';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { endpointQuery, queryClient, server } from '../../../app/api/client.ts';
import { keepStreamOpen } from '../../../app/live/event-stream.ts';

const ROOMS_PATH = '/api/v1/live-rooms';
const ROOM_PATH = `${ROOMS_PATH}/{roomId}` as const;

export const liveRoomsQuery = endpointQuery(ROOMS_PATH);

export const liveRoomQuery = (roomId: string) => endpointQuery(ROOM_PATH, { path: { roomId } });

export const roomMatchQuery = (roomId: string, matchId: string) =>
  endpointQuery(`${ROOM_PATH}/match/{matchId}`, { path: { roomId, matchId } });

export const roomGamesQuery = (roomId: string) => endpointQuery(`${ROOM_PATH}/games`, { path: { roomId } });

export async function openLiveRoom(body: BodyOf<'openLiveRoom'>): Promise<string> {
  const { id } = await server.POST('/api/v1/coach/live-rooms', { body });
  void queryClient.invalidateQueries(liveRoomsQuery);
  return id;
}

export async function endLiveRoom(roomId: string): Promise<void> {
  await server.DELETE(ROOM_PATH, { path: { roomId } });
  void queryClient.invalidateQueries(liveRoomsQuery);
}

export const invitePlayers = (roomId: string, playerIds: string[]) =>
  server.PUT(`${ROOM_PATH}/players`, { path: { roomId }, body: { playerIds } });

export const setLeader = (roomId: string, userId: string) =>
  server.PUT(`${ROOM_PATH}/leader`, { path: { roomId }, body: { userId } });

export const switchMatch = (roomId: string, matchId: string) =>
  server.PUT(`${ROOM_PATH}/match`, { path: { roomId }, body: { matchId } });

export type LeadUpdate = BodyOf<'leadLiveRoom'>;

export const sendLead = async (roomId: string, body: LeadUpdate) =>
  (await server.PUT(`${ROOM_PATH}/lead`, { path: { roomId }, body })).turn;

export const sendMarks = (roomId: string, matchId: string, marks: LiveRoomNow['marks']) =>
  server.PUT(`${ROOM_PATH}/marks`, { path: { roomId }, body: { matchId, marks } });

export const sendPointer = (roomId: string, at: LivePointer) =>
  server.PUT(`${ROOM_PATH}/pointer`, { path: { roomId }, body: { at } });

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
  const address = `${ROOMS_PATH}/${roomId}/stream`;
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
