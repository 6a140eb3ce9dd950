import { describe, expect, test, vi } from 'vitest';
import { createPlayback } from './playback.ts';

const ELAPSED = [0, 0.04, 0.08, 0.12, 10];

describe('a playback', () => {
  test('plays at its speed and stops at the end', () => {
    const playback = createPlayback(ELAPSED);
    playback.advance(1);
    expect(playback.getTime()).toBe(0);
    playback.toggle();
    playback.setSpeed(0.5);
    playback.advance(1);
    expect(playback.getTime()).toBe(0.5);
    playback.setSpeed(4);
    playback.advance(60);
    expect(playback.getTime()).toBe(10);
    expect(playback.getState().playing).toBe(false);
    playback.toggle();
    expect(playback.getTime()).toBe(0);
    expect(playback.getState().playing).toBe(true);
  });

  test('steps whole frames forward and back, and pauses', () => {
    const playback = createPlayback(ELAPSED, 0.05);
    playback.toggle();
    playback.step(1);
    expect(playback.getTime()).toBe(0.08);
    playback.step(-1);
    expect(playback.getTime()).toBe(0.04);
    playback.step(-5);
    expect(playback.getTime()).toBe(0);
    expect(playback.getState().playing).toBe(false);
  });

  test('never seeks outside the recording', () => {
    const playback = createPlayback(ELAPSED, Number.NaN);
    for (const [to, there] of [
      [-3, 0],
      [99, 10],
      [Number.NaN, 0],
    ] as const) {
      playback.seek(to);
      expect(playback.getTime()).toBe(there);
    }
  });

  test('notifies the page ten times a second, not every frame', () => {
    const playback = createPlayback(ELAPSED);
    playback.toggle();
    const shown = vi.fn();
    playback.subscribe(shown);
    for (let frame = 0; frame < 60; frame++) playback.advance(1 / 60);
    expect(shown.mock.calls.length).toBeGreaterThanOrEqual(9);
    expect(shown.mock.calls.length).toBeLessThanOrEqual(10);
  });
});
