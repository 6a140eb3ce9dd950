import type { ReviewMark } from '@datacoach/contract';
import { useEffect, useRef } from 'react';
import type { ViewerHandle } from '../../../shared/viewer/viewer-handle.ts';
import classes from '../match-reviews.module.css';
import { getMarkShape } from './mark-shapes.ts';

/** Marks over the picture, written straight to the DOM on every paint. */
export function MarkLayer({
  viewer: { picture },
  marks,
  label,
}: {
  viewer: Pick<ViewerHandle, 'picture'>;
  marks: readonly ReviewMark[];
  label: string;
}) {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const draw: Parameters<typeof picture.onPaint>[0] = (painted) => {
      marks.forEach((mark, index) => {
        const group = svg.current?.children[index];
        if (!group) return;
        const { path, head, label: at } = getMarkShape(mark, painted);
        for (const line of group.querySelectorAll('[data-part=line]')) line.setAttribute('d', path);
        group.querySelector('[data-part=head]')?.setAttribute('d', head);
        const text = group.querySelector('text');
        text?.setAttribute('visibility', at ? 'visible' : 'hidden');
        if (at) text?.setAttribute('transform', `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`);
      });
    };
    const now = picture.getCurrent();
    if (now) draw(now);
    return picture.onPaint(draw);
  }, [picture, marks]);
  if (marks.length === 0) return null;
  return (
    <svg
      ref={svg}
      className={`${classes.markLayerLayer} absolute inset-0 size-full overflow-hidden pointer-events-none`}
      role="img"
      aria-label={label}
    >
      {marks.map((mark) => (
        <g key={mark.id} data-color={mark.color} className={mark.kind === 'zone' ? classes.zone : undefined}>
          {mark.kind === 'text' ? (
            <text className="fill-current stroke-bg stroke-5 [paint-order:stroke] text-[16px] font-semibold">
              {mark.text}
            </text>
          ) : (
            <>
              <path
                data-part="line"
                className="fill-none stroke-bg stroke-8 [stroke-linecap:round] [stroke-linejoin:round] opacity-70"
              />
              <path
                data-part="line"
                className={`${classes.mark} fill-none stroke-current stroke-4 [stroke-linecap:round] [stroke-linejoin:round]`}
              />
              {mark.kind === 'arrow' && <path data-part="head" className="fill-current stroke-bg stroke-1" />}
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
