import { MAX_MARKS, type ReviewMark } from '@datacoach/contract';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import type { ViewerHandle, ViewerPage } from '../../../shared/viewer/viewer-handle.ts';
import { useAddedKeys } from '../components/use-added-keys.ts';
import { MarkLayer } from '../marks/mark-layer.tsx';
import { describeMarks } from '../marks/mark-shapes.ts';
import { paintMarks } from '../marks/paint-marks.ts';
import { DrawingLayer, DrawingTools } from './lazy-drawing.tsx';
import { type DrawingState, NO_TOOL } from './tools.ts';

/** A drawing belongs to its moment and is cleared this far away from it, s. */
const SAME_MOMENT = 0.5;

const KEYS = [{ shown: 'W', words: 'Draw' }] as const;

/** Draws on the user's own match: nothing is stored, playing clears it, and saved pictures include it. */
export function DrawingBoard({ viewer, page }: { viewer: ViewerHandle; page: ViewerPage }) {
  const { playback, picture, pose, setPose } = viewer;
  const [isOpen, setOpen] = useState(false);
  const [hand, setHand] = useState<DrawingState>(NO_TOOL);
  const [marks, setMarks] = useState<readonly ReviewMark[]>([]);
  const drawnAt = useRef(0);

  const close = () => {
    setOpen(false);
    setHand((before) => ({ ...before, tool: null }));
  };
  const toggle = () => {
    if (isOpen) return close();
    playback.pause();
    setOpen(true);
    setHand((before) => ({ ...before, tool: 'arrow' }));
  };
  const saveMarks = (next: readonly ReviewMark[]) => {
    // The camera was only held for what was drawn on the frame.
    if (marks.some(isPenMark) && !next.some(isPenMark)) setPose(null);
    setMarks(next);
  };
  const addMark = (mark: ReviewMark) => {
    if (marks.length >= MAX_MARKS) return;
    if (isPenMark(mark) && pose === null) {
      const held = picture.getCurrent()?.pose();
      if (!held) return;
      setPose(held);
    }
    if (marks.length === 0) drawnAt.current = playback.getTime();
    setMarks([...marks, mark]);
  };
  const undoLastMark = () => saveMarks(marks.slice(0, -1));

  const onPlayback = useEffectEvent(() => {
    const { playing } = playback.getState();
    if (playing && isOpen) close();
    const isElsewhere = Math.abs(playback.getTime() - drawnAt.current) > SAME_MOMENT;
    if (marks.length > 0 && (playing || isElsewhere)) saveMarks([]);
  });
  useEffect(() => playback.subscribe(() => onPlayback()), [playback]);
  useEffect(() => {
    // Another camera has been chosen: what was drawn on the frame fits no more.
    if (pose === null)
      setMarks((before) => (before.some(isPenMark) ? before.filter((mark) => !isPenMark(mark)) : before));
  }, [pose]);
  useEffect(() => {
    if (marks.length === 0) return;
    return picture.paintOver((context, painted) => paintMarks(context, marks, painted));
  }, [picture, marks]);
  useAddedKeys({
    w: toggle,
    z: undoLastMark,
    ...(isOpen && { Escape: () => (hand.tool ? setHand({ ...hand, tool: null }) : close()) }),
  });

  return page({
    keys: KEYS,
    actions: (
      <TextButton
        label="Draw"
        size="xs"
        aria-pressed={isOpen}
        aria-keyshortcuts="W"
        variant={isOpen ? 'filled' : 'default'}
        icon={IconPencil}
        onClick={toggle}
      />
    ),
    overlay: (
      <>
        <MarkLayer viewer={viewer} marks={marks} label={describeMarks(marks, viewer.report)} />
        <DrawingLayer viewer={viewer} hand={hand} onHand={setHand} onMark={addMark} />
      </>
    ),
    ...(isOpen && {
      controls: (
        <section
          className="flex flex-wrap gap-x-4 gap-y-2 items-start justify-between px-2.5 py-2 rounded-2 bg-s1 max-md:rounded-none"
          aria-label="Drawing"
        >
          <DrawingTools viewer={viewer} hand={hand} onHand={setHand} onMark={addMark} />
          <div className="flex flex-wrap gap-1.5" data-repeat>
            <TextButton
              label="Undo drawing"
              size="xs"
              disabled={marks.length === 0}
              icon={IconArrowBackUp}
              onClick={undoLastMark}
            />
            <TextButton
              label="Clear drawings"
              size="xs"
              disabled={marks.length === 0}
              icon={IconTrash}
              onClick={() => saveMarks([])}
            />
          </div>
        </section>
      ),
    }),
  });
}

const isPenMark = ({ kind }: ReviewMark) => kind === 'pen';
