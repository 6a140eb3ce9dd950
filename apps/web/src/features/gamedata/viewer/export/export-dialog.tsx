import { Button, Progress } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../../shared/files/save-file.ts';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { TextButton } from '../../../../shared/ui/text-button.tsx';
import { getTeamName } from '../../match/teams.ts';
import { formatClockAt } from '../components/scrubber.tsx';
import { useViewer } from '../viewer-context.ts';
import {
  CLIP_SECONDS,
  createClipPainter,
  formatFileName,
  listFrameTimes,
  SHAPES,
  type Shape,
} from './clip-painter.ts';
import { FORMATS, type Format, listWritableFormats, saveClip } from './save-clip.ts';

interface ExportDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Start and length of the chosen clip, s. */
  clip: { from: number; until: number } | undefined;
}

const PERCENT = 100;
const FAILED = 'We couldn’t save the clip. Try the other format or a shorter clip.';

export function ExportDialog({ opened, onClose, clip }: ExportDialogProps) {
  const viewer = useViewer();
  const [shape, setShape] = useState<Shape>('16:9');
  const [formats, setFormats] = useState<readonly Format[] | null>(null);
  const [format, setFormat] = useState<Format>('mp4');
  const [seconds, setSeconds] = useState<number>(CLIP_SECONDS[1]);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  const { width, height } = SHAPES[shape];
  useEffect(() => {
    let isCurrent = true;
    listWritableFormats(width, height).then((writable) => {
      if (!isCurrent) return;
      setFormats(writable);
      setFormat((before) => (writable.includes(before) ? before : (writable[0] ?? before)));
    });
    return () => {
      isCurrent = false;
    };
  }, [width, height]);
  useEffect(() => () => abort.current?.abort(), []);
  const now = viewer.playback.getTime();
  const from = clip ? clip.from : now;
  const length = clip ? clip.until - clip.from : seconds;
  const over = viewer.over();
  const formatClock = (time: number) => formatClockAt(viewer, time);
  const title = `${getTeamName(viewer.report, 0)} ${getTeamName(viewer.report, 1)}`;
  const createPainter = () =>
    createClipPainter(viewer, shape, document.querySelector('[data-stage]') ?? document.body, formatClock);

  const save = async () => {
    viewer.playback.pause();
    setFailure(null);
    setShare(0);
    abort.current = new AbortController();
    const { signal } = abort.current;
    const paints = createPainter();
    try {
      const end = viewer.tracks.clock.elapsed.at(-1) ?? 0;
      const file = await saveClip(paints, listFrameTimes(from, length, end), format, {
        onProgress: setShare,
        signal,
      });
      if (file) saveFile(file, formatFileName(title, formatClock(from), format));
    } catch {
      setFailure(FAILED);
    } finally {
      paints.end();
      setShare(null);
    }
  };
  const savePicture = () => {
    const paints = createPainter();
    paints.paintFrame(now, over);
    paints.canvas.toBlob(
      (file) => file && saveFile(file, formatFileName(title, formatClock(now), 'png')),
      'image/png',
    );
    paints.end();
  };
  const close = () => {
    setFailure(null);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title="Save clip" size={420}>
      <div className="grid gap-4">
        <p className="text-t2 text-sm">
          {clip ? `This clip, ${Math.round(length)} s` : `From ${formatClock(from)}`}, with the current
          camera, names and score.{over && ' A picture keeps your drawings, too.'}
        </p>
        {!clip && (
          <Segmented
            label="Length"
            value={String(seconds)}
            choices={CLIP_SECONDS.map((choice) => ({ value: String(choice), label: `${choice} s` }))}
            onChange={(choice) => setSeconds(Number(choice))}
          />
        )}
        <Segmented
          label="Shape"
          value={shape}
          choices={[
            { value: '16:9', label: '16:9 wide' },
            { value: '9:16', label: '9:16 phone' },
          ]}
          onChange={setShape}
        />
        {formats && formats.length > 0 && (
          <Segmented
            label="Format"
            value={format}
            choices={formats.map((one) => ({ value: one, label: FORMATS[one].label }))}
            onChange={setFormat}
          />
        )}
        {formats?.length === 0 && (
          <p className="text-sm">This browser can’t save video. You can still save a picture.</p>
        )}
        {share !== null && (
          <Progress value={share * PERCENT} aria-label={`Saving clip, ${Math.round(share * PERCENT)}%`} />
        )}
        {failure && <p role="alert">{failure}</p>}
        <div className="flex flex-wrap gap-2 justify-end">
          {share === null ? (
            <>
              <Button onClick={savePicture}>Save picture</Button>
              <TextButton label="Save video" disabled={!formats || formats.length === 0} onClick={save} />
            </>
          ) : (
            <Button onClick={() => abort.current?.abort()}>Cancel</Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
