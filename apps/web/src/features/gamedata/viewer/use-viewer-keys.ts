import { useEffect, useRef } from 'react';
import { LEAD_SECONDS } from '../../../shared/format/clip-search.ts';
import { SPEEDS } from './playback/playback.ts';
import type { ViewerData } from './viewer-context.ts';

/** Seconds that J and L jump, as on video sites. */
export const JUMP_SECONDS = 5;

export interface ViewerKey {
  readonly keys: readonly string[];
  /** As shown in the list of keys. */
  readonly shown: string;
  readonly words: string;
  readonly run: (viewer: ViewerData, key: string) => void;
}

/** All keys of the viewer; none of them needs focus. */
export const VIEWER_KEYS: readonly ViewerKey[] = [
  { keys: [' ', 'k'], shown: 'Space, K', words: 'Play or pause', run: ({ playback }) => playback.toggle() },
  { keys: ['j'], shown: 'J', words: '5 s back', run: (viewer) => seekBy(viewer, -JUMP_SECONDS) },
  { keys: ['l'], shown: 'L', words: '5 s forward', run: (viewer) => seekBy(viewer, JUMP_SECONDS) },
  { keys: [','], shown: ',', words: 'Previous frame', run: ({ playback }) => playback.step(-1) },
  { keys: ['.'], shown: '.', words: 'Next frame', run: ({ playback }) => playback.step(1) },
  { keys: ['p'], shown: 'P', words: 'Previous event', run: (viewer) => goToEvent(viewer, -1) },
  { keys: ['n'], shown: 'N', words: 'Next event', run: (viewer) => goToEvent(viewer, 1) },
  { keys: ['-', '<'], shown: '−', words: 'Slower', run: (viewer) => changeSpeed(viewer, -1) },
  { keys: ['+', '>'], shown: '+', words: 'Faster', run: (viewer) => changeSpeed(viewer, 1) },
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8'],
    shown: '1–8',
    words: 'Player camera',
    run: ({ order, watch, setCamera }, key) => {
      const player = order[Number(key) - 1];
      if (player === undefined) return;
      watch(player);
      setCamera('player');
    },
  },
  { keys: ['d'], shown: 'D', words: 'Director', run: ({ setCamera }) => setCamera('director') },
  { keys: ['b'], shown: 'B', words: 'Ball camera', run: ({ setCamera }) => setCamera('ball') },
  { keys: ['s'], shown: 'S', words: 'Stadium camera', run: ({ setCamera }) => setCamera('stand') },
  { keys: ['t'], shown: 'T', words: 'Top camera', run: ({ setCamera }) => setCamera('top') },
  { keys: ['f'], shown: 'F', words: 'Free camera', run: ({ setCamera }) => setCamera('free') },
  { keys: ['v'], shown: 'V', words: 'Second view', run: toggleSecond },
  { keys: ['m'], shown: 'M', words: 'Minimap', run: ({ toggleMap }) => toggleMap() },
  { keys: ['x'], shown: 'X', words: 'Full screen', run: ({ toggleFullscreen }) => toggleFullscreen() },
  { keys: ['c'], shown: 'C', words: 'Save clip', run: ({ openExport }) => openExport() },
];

/** Opens a second viewpoint next to the first, the next player's; or closes it. */
export function toggleSecond({ second, setSecond, order, watched }: ViewerData): void {
  const next = order[(order.indexOf(watched) + 1) % Math.max(order.length, 1)] ?? 0;
  setSecond(second ? null : { camera: 'player', watched: next });
}

export function seekBy({ playback }: ViewerData, seconds: number): void {
  playback.seek(playback.getTime() + seconds);
}

/** Events closer to the current time than this count as already reached, in seconds. */
const SAME_TIME_TOLERANCE = 0.25;

/** Jumps to the next or previous event of the list, starting a little before it. */
export function goToEvent({ listed, playback, choose, chosen }: ViewerData, direction: 1 | -1): void {
  const now =
    chosen && Math.abs(playback.getTime() + LEAD_SECONDS - chosen.time) < SAME_TIME_TOLERANCE
      ? chosen.time
      : playback.getTime();
  const there =
    direction === 1
      ? listed.find(({ time }) => time > now + SAME_TIME_TOLERANCE)
      : listed.findLast(({ time }) => time < now - SAME_TIME_TOLERANCE);
  if (there) choose(there);
}

function changeSpeed({ playback }: ViewerData, direction: 1 | -1): void {
  const at = SPEEDS.indexOf(playback.getState().speed) + direction;
  const speed = SPEEDS[at];
  if (speed !== undefined) playback.setSpeed(speed);
}

/** Handles keys on the whole page, except in inputs and open dialogs. */
export function useViewerKeys(viewer: ViewerData): void {
  // Browsers show the focus of what was clicked as soon as a key is pressed: that says nothing.
  const clicked = useRef<EventTarget | null>(null);
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      clicked.current = target instanceof Element ? target.closest('button, a') : null;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') clicked.current = null;
      // Added content has taken it.
      if (event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isHandledElsewhere(event, clicked.current))
        return;
      if (document.querySelector('[role=dialog]')) return;
      const row = VIEWER_KEYS.find(({ keys }) => keys.includes(event.key.toLowerCase()));
      if (!row) return;
      event.preventDefault();
      row.run(viewer, event.key);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress, true);
    };
  }, [viewer]);
}

/**
 * A field takes every key, a button or link the space bar when the keyboard has come to it; after a click, and on an event
 * of the list, the space bar plays.
 */
function isHandledElsewhere({ target, key }: KeyboardEvent, clicked: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input:not([type=range], [type=radio]), textarea, select')) return true;
  if (key !== ' ' || target.closest('[data-space-plays]')) return false;
  const button = target.closest('button, a');
  return button !== null && button !== clicked;
}
