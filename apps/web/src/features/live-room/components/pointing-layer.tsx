import type { LivePointer } from '@datacoach/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PicturePoint, ViewerHandle } from '../../../shared/viewer/viewer-handle.ts';
import { sendPointer } from '../api/live-room.ts';

/** The pointer is sent at most this often, ms. */
const SEND_INTERVAL_MS = 100;
/** Px that an arrow key moves it, without and with Shift. */
const STEP = { fine: 8, wide: 48 } as const;
const KEY_DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PointingLayerProps {
  roomId: string;
  viewer: Pick<ViewerHandle, 'picture'>;
  onEnd: () => void;
}

/** Shows everyone where the leader's pointer is on the field: moved with the mouse or the arrow keys. */
export function PointingLayer({ roomId, viewer: { picture }, onEnd }: PointingLayerProps) {
  const next = useRef<{ at: LivePointer } | null>(null);
  const cross = useRef<PicturePoint | null>(null);
  useEffect(() => {
    let isSending = false;
    const timer = setInterval(() => {
      const { current } = next;
      if (!current || isSending) return;
      next.current = null;
      isSending = true;
      // A lost one is followed by the next.
      void sendPointer(roomId, current.at)
        .catch(() => undefined)
        .finally(() => {
          isSending = false;
        });
    }, SEND_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      void sendPointer(roomId, null).catch(() => undefined);
    };
  }, [roomId]);
  const movePointer = (to: PicturePoint) => {
    cross.current = to;
    const position = picture.getCurrent()?.projectToFloor(to);
    next.current = { at: position && isNear(position) ? position : null };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = KEY_DIRECTIONS[event.key];
    if (event.key === 'Escape') onEnd();
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const { x, y } = cross.current ?? { x: width / 2, y: height / 2 };
    const step = event.shiftKey ? STEP.wide : STEP.fine;
    movePointer({
      x: Math.min(Math.max(x + direction[0] * step, 0), width),
      y: Math.min(Math.max(y + direction[1] * step, 0), height),
    });
  };
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveElementInteractions: a board takes pointer and keys itself
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: and must be reached by keyboard
    <div
      className="absolute inset-0 cursor-none touch-none focus-visible:outline-offset-[-3px]"
      role="application"
      aria-label="Pointer. Arrow keys move it (Shift for faster), Escape exits."
      tabIndex={0}
      onPointerMove={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        movePointer({ x: event.clientX - box.left, y: event.clientY - box.top });
      }}
      onPointerLeave={() => {
        next.current = { at: null };
      }}
      onKeyDown={onKeyDown}
    />
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: the same
    // biome-ignore-end lint/a11y/noNoninteractiveElementInteractions: the same
  );
}

/** Near the horizon a point of the picture is endlessly far away, uu. */
const FAR = 100_000;
const isNear = ({ x, y }: { x: number; y: number }) => Math.abs(x) < FAR && Math.abs(y) < FAR;
