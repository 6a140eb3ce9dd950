import type { LivePointer, LiveRoom, LiveRoomNow } from '@datacoach/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { watchRoom } from '../api/live-room.ts';
import { describeNews } from './describe-news.ts';
import type { ReceivedLead } from './moments.ts';

export interface RoomState {
  readonly room: LiveRoom;
  readonly lead: ReceivedLead;
  readonly marks: LiveRoomNow['marks'];
  readonly pointer: LivePointer;
  readonly hasEnded: boolean;
  readonly isConnected: boolean;
  /** What happened last, for screen readers. */
  readonly news: string;
}

export function useRoomState(start: LiveRoomNow, me: string): RoomState {
  const [state, setState] = useState<RoomState>(() => ({
    ...start,
    lead: { ...start.lead, receivedAt: performance.now() },
    pointer: null,
    hasEnded: false,
    isConnected: true,
    news: '',
  }));
  const change = useEffectEvent((part: (known: RoomState) => Partial<RoomState>) =>
    setState((known) => ({ ...known, ...part(known) })),
  );
  const { id } = start.room;
  useEffect(() => {
    const leaving = new AbortController();
    void watchRoom(
      id,
      leaving.signal,
      (kind, data) => {
        const receivedAt = performance.now();
        change((known) => {
          switch (kind) {
            case 'room':
              return readRoom(known, data as LiveRoom, me);
            case 'lead': {
              const lead = data as LiveRoomNow['lead'];
              return lead.turn < known.lead.turn ? {} : { lead: { ...lead, receivedAt } };
            }
            case 'marks':
              return { marks: data as LiveRoomNow['marks'] };
            case 'pointer':
              return { pointer: (data as { at: LivePointer }).at };
            default:
              return { hasEnded: true, news: 'The live room has ended.' };
          }
        });
      },
      (isConnected) => change(() => ({ isConnected })),
    );
    return () => leaving.abort();
  }, [id, me]);
  return state;
}

function readRoom(known: RoomState, room: LiveRoom, me: string): Partial<RoomState> {
  const news = describeNews(known.room, room, me);
  const isPointerOld = room.leaderId !== known.room.leaderId || room.matchId !== known.room.matchId;
  return { room, ...(news && { news }), ...(isPointerOld && { pointer: null }) };
}
