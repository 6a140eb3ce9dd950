import { MARK_COLORS, MARK_TEXT_LENGTH, type MatchReport, type ReviewMark } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { IconArrowUpRight, IconCircle, IconFocus2, IconLetterT, IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { PicturePoint, ViewerHandle } from '../../../shared/viewer/viewer-handle.ts';
import { MarkLayer } from '../marks/mark-layer.tsx';
import classes from '../match-reviews.module.css';
import { buildMark } from './build-mark.ts';
import { type DrawingState, TOOLS, type Tool } from './tools.ts';

interface DrawLayerProps {
  viewer: ViewerHandle;
  hand: DrawingState;
  onMark: (mark: ReviewMark) => void;
  onEnd: () => void;
}

/** Px that an arrow key moves the crosshair, without and with Shift. */
const STEP = { fine: 8, wide: 48 } as const;
/** Min distance between points, so that a shaky hand draws nothing, in px. */
const NEXT_POINT = 3;
const KEY_DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Takes drawing input over the picture: a dragged pointer, or a crosshair moved with the arrow keys and set with Enter. */
export function DrawLayer({ viewer, hand, onMark, onEnd }: DrawLayerProps) {
  const { picture, report } = viewer;
  const drawnPath = useRef<PicturePoint[] | null>(null);
  const [preview, setPreview] = useState<readonly ReviewMark[]>([]);
  const [cross, setCross] = useState<PicturePoint | null>(null);
  const players = report.players.map(({ key }) => key);

  const createMark = (): ReviewMark | null => {
    const painted = picture.getCurrent();
    return painted && drawnPath.current ? buildMark(hand, drawnPath.current, painted, players) : null;
  };
  const start = (point: PicturePoint) => {
    drawnPath.current = [point];
  };
  const extendPath = (point: PicturePoint) => {
    const last = drawnPath.current?.at(-1);
    if (!drawnPath.current || !last || Math.hypot(point.x - last.x, point.y - last.y) < NEXT_POINT) return;
    drawnPath.current.push(point);
    const mark = createMark();
    setPreview(mark ? [mark] : []);
  };
  const finish = () => {
    const mark = createMark();
    drawnPath.current = null;
    setPreview([]);
    if (mark) onMark(mark);
  };
  const getPoint = (event: PointerEvent<HTMLElement>): PicturePoint => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = KEY_DIRECTIONS[event.key];
    if (!to && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const box = event.currentTarget.getBoundingClientRect();
    const at = cross ?? { x: box.width / 2, y: box.height / 2 };
    if (to) {
      const step = event.shiftKey ? STEP.wide : STEP.fine;
      const next = {
        x: Math.min(Math.max(at.x + to[0] * step, 0), box.width),
        y: Math.min(Math.max(at.y + to[1] * step, 0), box.height),
      };
      setCross(next);
      extendPath(next);
    } else if (event.key === 'Escape') {
      if (drawnPath.current) {
        drawnPath.current = null;
        setPreview([]);
      } else onEnd();
    } else if (drawnPath.current) {
      extendPath(at);
      finish();
    } else {
      setCross(at);
      start(at);
      // Marks with a single point are placed immediately.
      if (hand.tool === 'ring' || hand.tool === 'text') finish();
    }
  };
  return (
    <>
      <MarkLayer viewer={viewer} marks={preview} label="Drawing tool" />
      {/* biome-ignore-start lint/a11y/noNoninteractiveElementInteractions: a drawing board takes pointer and keys itself */}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: and must be reached by keyboard */}
      <div
        className={classes.layer}
        role="application"
        aria-label="Drawing board. Arrow keys move the cursor (Shift for faster), Enter starts and ends, Escape exits."
        tabIndex={0}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setCross(null);
          start(getPoint(event));
        }}
        onPointerMove={(event) => extendPath(getPoint(event))}
        onPointerUp={finish}
        onPointerCancel={() => {
          drawnPath.current = null;
          setPreview([]);
        }}
        onKeyDown={onKeyDown}
      >
        {cross && (
          <span
            className="absolute size-6 -mt-3 mr-0 -ml-3 border-2 border-focus rounded-[50%] pointer-events-none"
            style={{ left: cross.x, top: cross.y }}
          />
        )}
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: the same */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveElementInteractions: the same */}
    </>
  );
}

const TOOL_ROWS = {
  arrow: { label: 'Arrow', icon: IconArrowUpRight, hint: 'Drag across the field, straight or curved.' },
  zone: { label: 'Zone', icon: IconCircle, hint: 'Drag from the center of the zone to its edge.' },
  ring: {
    label: 'Ring',
    icon: IconFocus2,
    hint: 'Click a car or pick a player. The ring follows the player.',
  },
  text: { label: 'Text', icon: IconLetterT, hint: 'Type here, then click on the field to place it.' },
  pen: { label: 'Pen', icon: IconPencil, hint: 'Draw on the frame. The camera is locked.' },
} as const satisfies Record<Tool, object>;
const COLOR_LABELS = { chalk: 'White', yellow: 'Yellow', pink: 'Pink', green: 'Green' } as const;

interface DrawToolsProps {
  hand: DrawingState;
  onHand: (hand: DrawingState) => void;
  players: MatchReport['players'];
  onRing: (player: string) => void;
  /** Whether there is a camera to save; without one the pen has nothing to draw on. */
  canPen: boolean;
}

export function DrawTools({ hand, onHand, players, onRing, canPen }: DrawToolsProps) {
  const { tool, color } = hand;
  return (
    <div className="flex flex-col gap-2">
      <fieldset className={`${classes.drawingRow} flex flex-wrap gap-1 items-center m-0 p-0 border-0`}>
        <legend className="sr-only">Draw</legend>
        {TOOLS.map((one) => {
          const { label, icon: ToolIcon } = TOOL_ROWS[one];
          return (
            <button
              key={one}
              type="button"
              aria-pressed={tool === one}
              disabled={one === 'pen' && !canPen}
              onClick={() => onHand({ ...hand, tool: tool === one ? null : one })}
            >
              <ToolIcon size={18} stroke={1.6} aria-hidden="true" />
              {label}
            </button>
          );
        })}
      </fieldset>
      {tool && (
        <>
          <fieldset className={`${classes.drawingRow} flex flex-wrap gap-1 items-center m-0 p-0 border-0`}>
            <legend className="sr-only">Color</legend>
            {MARK_COLORS.map((one) => (
              <button
                key={one}
                type="button"
                className={classes.color}
                data-color={one}
                aria-label={COLOR_LABELS[one]}
                aria-pressed={color === one}
                onClick={() => onHand({ ...hand, color: one })}
              >
                <i className="size-4 rounded-[50%] bg-current" />
              </button>
            ))}
          </fieldset>
          {tool === 'text' && (
            <TextInput
              size="xs"
              aria-label="Label text"
              placeholder="Label text"
              maxLength={MARK_TEXT_LENGTH}
              value={hand.text}
              onChange={(event) => onHand({ ...hand, text: event.currentTarget.value })}
            />
          )}
          {tool === 'ring' && (
            <fieldset className={`${classes.drawingRow} flex flex-wrap gap-1 items-center m-0 p-0 border-0`}>
              <legend className="sr-only">Ring around</legend>
              {players.map(({ key, name }) => (
                <button key={key} type="button" onClick={() => onRing(key)}>
                  {name}
                </button>
              ))}
            </fieldset>
          )}
          <p className="text-t2 text-[12px]">{TOOL_ROWS[tool].hint}</p>
        </>
      )}
    </div>
  );
}
