import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { createScriptedPossession, createScriptedTouch } from '../../testing/scripted-events.ts';
import { type Shadow, shadowDetector } from './shadow.detector.ts';

interface Plan {
  /** How far the blue defender stays goal-side, uu. */
  gap: number;
  /** Their speed toward their own goal, uu/s; the attack comes at 900. */
  retreat?: number;
  side?: number;
  /** Whether the orange attacker has the ball. */
  possessed?: boolean;
  shotAt?: number;
}

const ADVANCE = 900;

/** Orange carries the ball toward the blue goal for two seconds, with a blue player ahead of the ball. */
function attack({ gap, retreat = ADVANCE, side = 0, possessed = true, shotAt }: Plan): Shadow[] {
  const match = handMadeMatch({
    seconds: 6,
    ball: (time) => ({ x: 0, y: 500 - ADVANCE * Math.min(time, 2), z: 93 }),
    cars: [
      { team: 0, at: (time) => ({ x: side, y: 500 - gap - retreat * Math.min(time, 2), z: 17 }) },
      { team: 1, at: (time) => ({ x: 0, y: 700 - ADVANCE * Math.min(time, 2), z: 17 }) },
    ],
  });
  if (shotAt !== undefined) {
    match.timeline.rises.push({ frame: shotAt * 30, player: 1, counter: 'shots', before: 0, after: 1 });
  }
  const possessions = possessed ? [createScriptedPossession(match, 1, 0.1, 6)] : [];
  const touches = [createScriptedTouch(match, 1, 0.1)];
  return [...(shadowDetector.detect(match, [possessions, touches] as never) as Shadow[])];
}

describe('shadow defense', () => {
  it('is a retreat goal-side of the attack', () => {
    const [event, ...rest] = attack({ gap: 1500 });
    expect(rest).toEqual([]);
    expect(event).toMatchObject({
      kind: 'shadow',
      player: 0,
      team: 0,
      evidence: { episode: true, success: true },
    });
    expect(event?.evidence.seconds).toBeGreaterThan(1.5);
  });

  it('fails when a shot follows', () => {
    expect(attack({ gap: 1500, shotAt: 3 })[0]?.evidence.success).toBe(false);
    expect(attack({ gap: 1500, shotAt: 5 })[0]?.evidence.success).toBe(true);
  });

  it.each([
    ['too near to wait', { gap: 400 }],
    ['too far to matter', { gap: 3600 }],
    ['standing still', { gap: 1500, retreat: 50 }],
    ['far from the line to the goal', { gap: 1500, side: 1800 }],
    ['behind the attack', { gap: -900 }],
    ['no one has the ball', { gap: 1500, possessed: false }],
  ])('is not detected: %s', (_, plan) => {
    expect(attack(plan)).toEqual([]);
  });
});
