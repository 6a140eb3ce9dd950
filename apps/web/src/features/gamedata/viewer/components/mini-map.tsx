import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Picture } from '../../../../shared/viewer/viewer-handle.ts';
import { drawFlat } from '../flat/draw-flat.ts';
import { createMomentReader } from '../playback/moment.ts';
import { getArena } from '../scene/arena.ts';
import { readSceneColors } from '../scene/scene-colors.ts';
import { useViewer } from '../viewer-context.ts';
import classes from './viewer.module.css';

const SIZE = { width: 208, height: 148 } as const;
/** How much larger than life ball and cars are drawn. */
const MARKS = 3.2;
/** Redraw interval, ms: enough for such a small picture. */
const GAP = 48;

export function MiniMap({ picture }: { picture: Picture }) {
  const { tracks, report, playback, watched } = useViewer();
  const scheme = useComputedColorScheme('dark');
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme has new colors
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    const box = document.querySelector('[data-stage]');
    if (!element || !context || !box) return;
    const fine = Math.min(devicePixelRatio, 2);
    const size = { width: SIZE.width * fine, height: SIZE.height * fine };
    Object.assign(element, size);
    const read = createMomentReader(tracks);
    const colors = readSceneColors(box);
    const teams = tracks.players.map(({ team }) => team);
    const arena = getArena(report.match.mode);
    let [last, shown] = [0, -1];
    return picture.onPaint(() => {
      const [now, time] = [performance.now(), playback.getTime()];
      if (time === shown || now - last < GAP) return;
      [last, shown] = [now, time];
      drawFlat(context, size, read(time), teams, colors, arena, { size: MARKS, watched });
    });
  }, [tracks, report, playback, picture, watched, scheme]);
  return <canvas ref={canvas} className={classes.map} role="img" aria-label="Minimap" />;
}
