import type { Readable } from 'node:stream';
import type { LiveRoomNow } from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import {
  type ChangeListener,
  LIVE_ROOM_CHANGED,
  SIGN_INS_ENDED,
} from '../../platform/database/change-channel.ts';
import {
  type EventStream,
  formatEvent,
  openEventStreams,
  type StreamLimits,
} from '../../platform/http/event-streams.ts';
import { listLiveFamilies } from '../auth/index.ts';
import { publishRoomChange, type RoomChange } from './change-room.ts';
import { describeRoom, type RoomPart } from './describe-room.ts';
import { insertPerson, updatePresence, updateRoom } from './live-room.repository.ts';

const LIMITS: StreamLimits = {
  heartbeatMs: 25_000,
  lifeMs: 10 * 60_000,
  maxPerAccount: 10,
  // Drawings are sent as a whole.
  maxUnreadBytes: 1_000_000,
};
/** A page that reconnects within this time hasn't left. */
const LEAVE_DELAY_MS = 5_000;

const PARTS = ['room', 'lead', 'marks'] as const satisfies readonly RoomPart[];

/** A room's pages in this process. */
interface OpenRoom {
  readonly streams: Set<EventStream>;
  /** Those that haven't got anything yet. */
  readonly fresh: Set<EventStream>;
  /** What has changed since it was read. */
  readonly due: Set<RoomPart>;
  isReading: boolean;
}

interface RoomStreams extends ChangeListener {
  /** Opens a stream for a page that may be in the room. Throws ProblemError 429. */
  open(roomId: string, visitor: Visitor): Promise<Readable>;
  close(): void;
}

interface Visitor {
  userId: string;
  familyId: string;
  impersonatorId: string | null;
}

/** Opens the streams of live rooms in this process. Each change is read once per process and sent to every page. */
export function openRoomStreams(context: DbAndClock): RoomStreams {
  const { db, clock } = context;
  const rooms = new Map<string, OpenRoom>();
  /** Pages of administrators who view as an account: it isn't here. */
  const unseen = new WeakSet<EventStream>();
  let isClosed = false;
  const streams = openEventStreams(
    LIMITS,
    (familyIds) => listLiveFamilies(db, familyIds, clock.now()),
    () => {
      // Resend whatever was missed.
      for (const roomId of rooms.keys()) void refreshPresence(roomId).then(() => sendParts(roomId, PARTS));
    },
  );
  const listPresent = (roomId: string) => [
    ...new Set(
      [...(rooms.get(roomId)?.streams ?? [])]
        .filter((stream) => !unseen.has(stream))
        .map(({ userId }) => userId),
    ),
  ];
  /** The database may be away: the next heartbeat does the same. */
  const ignoreErrors = (work: Promise<unknown>) => work.then(() => undefined).catch(() => undefined);
  const refreshPresence = (roomId: string) =>
    ignoreErrors(updatePresence(db, roomId, listPresent(roomId), { isHere: true, seenAt: clock.now() }));
  const recordLeaving = (roomId: string, userId: string) =>
    ignoreErrors(
      db.transaction(async (tx) => {
        await updatePresence(tx, roomId, [userId], { isHere: false, seenAt: clock.now() });
        await publishRoomChange(tx, { roomId, part: 'room' });
      }),
    );
  const endRoomStreams = (roomId: string) => {
    for (const stream of rooms.get(roomId)?.streams ?? []) endStream(stream);
  };

  const sendParts = async (roomId: string, parts: readonly RoomPart[]): Promise<void> => {
    const open = rooms.get(roomId);
    if (!open) return;
    for (const part of parts) open.due.add(part);
    if (open.isReading) return;
    open.isReading = true;
    let fresh: EventStream[] = [];
    try {
      while (open.streams.size > 0 && (open.due.size > 0 || open.fresh.size > 0)) {
        const due = [...open.due];
        fresh = [...open.fresh];
        open.due.clear();
        open.fresh.clear();
        const now = await describeRoom(context, roomId, fresh.length > 0 ? PARTS : due);
        if (!now) return endRoomStreams(roomId);
        const { room } = now as Partial<LiveRoomNow>;
        for (const stream of open.streams) {
          if (room && !room.people.some(({ userId }) => userId === stream.userId)) endStream(stream);
          for (const part of PARTS)
            if (now[part] !== undefined && (due.includes(part) || fresh.includes(stream)))
              stream.write(formatEvent(part, now[part]));
        }
        // Another process saw a page of theirs close.
        const isMissed = room?.people.some(
          ({ userId, isHere }) => !isHere && listPresent(roomId).includes(userId),
        );
        if (isMissed) await refreshPresence(roomId).then(() => open.due.add('room'));
      }
    } catch {
      // A page that got nothing connects again; the others get everything with the next heartbeat.
      for (const stream of fresh) stream.end();
    } finally {
      open.isReading = false;
    }
  };

  return {
    async open(roomId, { userId, familyId, impersonatorId }) {
      const stream = streams.open(userId, familyId);
      const open = rooms.get(roomId) ?? {
        streams: new Set(),
        fresh: new Set(),
        due: new Set(),
        isReading: false,
      };
      rooms.set(roomId, open);
      open.streams.add(stream);
      open.fresh.add(stream);
      if (impersonatorId !== null) unseen.add(stream);
      stream.body.once('close', () => {
        open.streams.delete(stream);
        open.fresh.delete(stream);
        if (open.streams.size === 0 && rooms.get(roomId) === open) rooms.delete(roomId);
        if (impersonatorId !== null || isClosed) return;
        const timer = setTimeout(() => {
          if (!listPresent(roomId).includes(userId)) void recordLeaving(roomId, userId);
        }, LEAVE_DELAY_MS);
        timer.unref();
      });
      try {
        if (impersonatorId === null) await recordArrival(context, roomId, userId);
      } catch (error) {
        stream.body.destroy();
        throw error;
      }
      void sendParts(roomId, []);
      return stream.body;
    },
    onChange({ topic, userId, about }) {
      if (topic === SIGN_INS_ENDED) return void streams.endExpired(streams.listByAccount(userId ?? ''));
      if (topic !== LIVE_ROOM_CHANGED) return;
      const news = about as RoomChange;
      if (news.part === 'end') return endRoomStreams(news.roomId);
      if (news.part !== 'pointer') return void sendParts(news.roomId, [news.part]);
      for (const stream of rooms.get(news.roomId)?.streams ?? [])
        stream.write(formatEvent('pointer', { at: news.at }));
    },
    onGap() {
      for (const roomId of rooms.keys()) void sendParts(roomId, PARTS);
      void streams.endExpired(streams.listAll());
    },
    close() {
      isClosed = true;
      streams.close();
    },
  };
}

function endStream(stream: EventStream): void {
  stream.write(formatEvent('ended', {}));
  stream.end();
}

/** Stores that someone has come, for all processes. */
async function recordArrival({ db, clock }: DbAndClock, roomId: string, userId: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // A player's row exists; a coach's is added when they first come.
    await insertPerson(tx, { roomId, userId, addedAt: now });
    await updatePresence(tx, roomId, [userId], { isHere: true, seenAt: now });
    await updateRoom(tx, roomId, { activeAt: now });
    await publishRoomChange(tx, { roomId, part: 'room' });
  });
}
