import { useElementSize, useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatClock } from '../../../shared/format/date.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { drawPlay, type PlayColors } from './draw-play.ts';
import classes from './sample.module.css';
import { SAMPLE_PICTURES } from './sample-pictures.ts';

const TOKENS = {
  floor: '--s2',
  stripe: '--s3',
  line: '--line-control',
  wall: '--line-strong',
  pad: '--line-control',
  ball: '--ball',
  ballEdge: '--ball-edge',
  accent: '--accent-text',
  text: '--t1',
  blue: '--blue',
  orange: '--orange',
} as const satisfies Record<keyof PlayColors, string>;

function readColors(element: Element): PlayColors {
  const style = getComputedStyle(element);
  const read = Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(read);
}

/** How long the goal stays before the play starts over, in seconds. */
const HOLD = 1.6;
/** Sharper than this costs more than it shows. */
const MAX_DENSITY = 2;

/** A goal of the sample match, drawn from its recording; a still picture for people who prefer less motion. */
export function SampleViewer() {
  const { play, teams, score, scoreBefore, scorer } = SAMPLE_PICTURES;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ref, width, height } = useElementSize();
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [isPaused, setPaused] = useState(false);
  const [second, setSecond] = useState(0);
  const [isGoal, setGoal] = useState(false);
  const time = useRef(0);
  const runs = !isPaused && !isStill;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || width === 0 || height === 0) return;
    const element = context.canvas;
    const density = Math.min(devicePixelRatio, MAX_DENSITY);
    const rows = play.ball.length / 3 - 1;
    const draw = () => {
      const row = Math.min(time.current * play.rate, rows);
      const { clientWidth, clientHeight } = element;
      const [pixels, lines] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
      if (element.width !== pixels) element.width = pixels;
      if (element.height !== lines) element.height = lines;
      context.setTransform(density, 0, 0, density, 0, 0);
      drawPlay(context, { width: clientWidth, height: clientHeight }, play, row, readColors(element));
      setSecond(Math.floor(Math.min(time.current, play.goal / play.rate)));
      setGoal(row >= play.goal);
    };
    if (isStill) time.current = play.goal / play.rate - 0.4;
    draw();
    if (!runs) return;
    let shown = true;
    let before = performance.now();
    let frame = 0;
    const animate = (now: number) => {
      if (shown) {
        time.current += Math.min(now - before, 100) / 1000;
        if (time.current > rows / play.rate + HOLD) time.current = 0;
        draw();
      }
      before = now;
      frame = requestAnimationFrame(animate);
    };
    frame = requestAnimationFrame(animate);
    const observer = new IntersectionObserver(([entry]) => {
      shown = entry?.isIntersecting ?? true;
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [width, height, runs, isStill]);

  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  const [blue, orange] = isGoal ? addGoal(scoreBefore, scorer.name) : scoreBefore;
  return (
    <figure className="relative min-h-70 overflow-hidden rounded-3 bg-s1 max-xl:aspect-[16/9] max-md:aspect-auto">
      <div ref={ref} className={`${classes.stage} absolute inset-0`}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${scorer.name} scores in the sample match, seen from the stands. It ended ${score[0]}–${score[1]}.`}
        />
      </div>
      <div className={classes.bug} aria-hidden="true">
        <span data-team="blue">{teams[0].join(' · ')}</span>
        <b className="num">{blue}</b>
        <span className="num">{formatClock(play.clock - second)}</span>
        <b className="num">{orange}</b>
        <span data-team="orange">{teams[1].join(' · ')}</span>
      </div>
      {isGoal && (
        <p className="absolute bottom-3 left-3 px-2.5 py-1 rounded-1 bg-s3" aria-hidden="true">
          Goal: {scorer.name}, from a {Math.round(scorer.xg * 100)}% chance
        </p>
      )}
      {!isStill && (
        <IconButton
          icon={Icon}
          className="absolute! right-3 bottom-3"
          data-repeat
          label={isPaused ? 'Play the goal' : 'Pause the goal'}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </figure>
  );
}

const addGoal = ([blue, orange]: readonly [number, number], scorer: string): readonly [number, number] =>
  SAMPLE_PICTURES.teams[0].includes(scorer) ? [blue + 1, orange] : [blue, orange + 1];
