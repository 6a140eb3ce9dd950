import type { LivePointer } from '@datacoach/contract';
import { useEffect, useRef } from 'react';
import type { PaintedPicture, ViewerHandle } from '../../../shared/viewer/viewer-handle.ts';

/** Part of the way that the dot moves with every picture: pointing arrives ten times a second. */
const SHARE = 0.35;

interface PointerDotProps {
  viewer: Pick<ViewerHandle, 'picture'>;
  at: NonNullable<LivePointer>;
  name: string;
}

/** Where the leader points, with their name; written straight to the DOM on every paint. */
export function PointerDot({ viewer: { picture }, at, name }: PointerDotProps) {
  const dot = useRef<HTMLSpanElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    const drawDot = (painted: PaintedPicture) => {
      const { x, y } = shown.current;
      shown.current = { x: x + (at.x - x) * SHARE, y: y + (at.y - y) * SHARE };
      const point = painted.projectPoint({ ...shown.current, z: 0 });
      if (!dot.current) return;
      dot.current.hidden = point === null;
      if (point) dot.current.style.translate = `${point.x.toFixed(1)}px ${point.y.toFixed(1)}px`;
    };
    const now = picture.getCurrent();
    if (now) drawDot(now);
    return picture.onPaint(drawDot);
  }, [picture, at]);
  return (
    <div className="absolute inset-0 overflow-hidden pointer-events-none">
      <span
        ref={dot}
        className="absolute -top-2 -left-2 size-4"
        role="img"
        aria-label={`${name} points here`}
      >
        <i className="absolute inset-0 rounded-[50%] border-2 border-bg bg-accent" />
        <b className="absolute top-4 left-4 px-1 rounded-1 bg-s1 text-[12px] font-semibold whitespace-nowrap">
          {name}
        </b>
      </span>
    </div>
  );
}
