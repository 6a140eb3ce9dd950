import type { ReviewMark } from '@datacoach/contract';
import { lazy, Suspense } from 'react';
import type { ViewerHandle } from '../../../shared/viewer/viewer-handle.ts';
import type { DrawingState } from './tools.ts';

/** Loaded lazily so that viewers don't pay for drawing. */
const DrawLayer = lazy(async () => ({ default: (await import('./drawing.tsx')).DrawLayer }));
const DrawTools = lazy(async () => ({ default: (await import('./drawing.tsx')).DrawTools }));

interface DrawingProps {
  viewer: ViewerHandle;
  hand: DrawingState;
  onHand: (hand: DrawingState) => void;
  onMark: (mark: ReviewMark) => void;
}

/** Takes drawing input over the picture while a tool is selected. */
export function DrawingLayer({ viewer, hand, onHand, onMark }: DrawingProps) {
  if (!hand.tool) return null;
  return (
    <Suspense fallback={null}>
      <DrawLayer viewer={viewer} hand={hand} onMark={onMark} onEnd={() => onHand({ ...hand, tool: null })} />
    </Suspense>
  );
}

export const DrawingTools = ({ viewer, hand, onHand, onMark }: DrawingProps) => (
  <Suspense fallback={null}>
    <DrawTools
      hand={hand}
      onHand={onHand}
      players={viewer.report.players}
      onRing={(player) => onMark({ id: crypto.randomUUID(), kind: 'ring', color: hand.color, player })}
      canPen={viewer.picture.getCurrent()?.pose() !== null}
    />
  </Suspense>
);
