import type { MarkColor, ReviewMark } from '@datacoach/contract';
import type { PaintedPicture } from '../../../shared/viewer/viewer-handle.ts';
import { getMarkShape } from './mark-shapes.ts';

/** Tokens of the colors that marks have on the screen. */
const TOKENS = {
  chalk: '--t1',
  yellow: '--accent-text',
  pink: '--worse-text',
  green: '--better',
} as const satisfies Record<MarkColor, string>;

const LINE = { width: 5, edge: 10, edgeAlpha: 0.7, dash: [12, 8] } as const;
const ZONE_ALPHA = 0.16;
const TEXT = { font: '600 22px system-ui, sans-serif', edge: 6 } as const;

/** Paints marks on a picture of any size, as `MarkLayer` shows them over the one on the screen. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  marks: readonly ReviewMark[],
  painted: PaintedPicture,
): void {
  const style = getComputedStyle(document.documentElement);
  const readToken = (token: string) => style.getPropertyValue(token).trim();
  for (const mark of marks) {
    const { path, head, label } = getMarkShape(mark, painted);
    context.save();
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.fillStyle = readToken(TOKENS[mark.color]);
    if (mark.kind === 'text') {
      if (label) paintText(context, mark.text, label, readToken('--bg'));
    } else {
      paintLine(context, new Path2D(path), readToken('--bg'), mark.kind === 'zone');
      context.fill(new Path2D(head));
    }
    context.restore();
  }
}

function paintText(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: { x: number; y: number },
  edge: string,
): void {
  context.font = TEXT.font;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.strokeStyle = edge;
  context.lineWidth = TEXT.edge;
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}

function paintLine(context: CanvasRenderingContext2D, line: Path2D, edge: string, isZone: boolean): void {
  context.globalAlpha = LINE.edgeAlpha;
  context.strokeStyle = edge;
  context.lineWidth = LINE.edge;
  context.stroke(line);
  if (isZone) {
    context.globalAlpha = ZONE_ALPHA;
    context.fill(line);
    context.setLineDash(LINE.dash);
  }
  context.globalAlpha = 1;
  context.strokeStyle = context.fillStyle;
  context.lineWidth = LINE.width;
  context.stroke(line);
}
