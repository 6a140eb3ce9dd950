import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { hasSharedReplays, viewSharedReplay } from '../../testing/shared-replays.ts';
import { runDetectors } from '../run-detectors.ts';
import { clearDetector } from './clear.detector.ts';

const DEFENDER = 0;
const OPPONENT = 1;

function clears(startY: number, speed: number, ...more: HandMadeTouch[]) {
  return findClears({ vx: 0, vy: speed }, startY, ...more);
}

function findClears(
  { vx, vy, ...first }: { vx: number; vy: number } & Partial<HandMadeTouch>,
  startY: number,
  ...more: HandMadeTouch[]
) {
  const match = handMadeMatch({
    seconds: 5,
    cars: [
      { team: 0, at: () => ({ x: 0, y: startY - 150, z: 17 }) },
      { team: 1, at: () => ({ x: 2000, y: 0, z: 17 }) },
    ],
    ball: (time) => {
      const since = Math.max(0, time - 1);
      return { x: 1500 + since * vx, y: startY + since * vy, z: 200, vx, vy, vz: 0 };
    },
  });
  return detectWith(match, clearDetector, [{ player: DEFENDER, time: 1, ...first }, ...more]).map(
    ({ code, player, evidence }) => [code, player, evidence.successful],
  );
}

describe('clear', () => {
  it("sends the ball out of the team's own third fast", () => {
    expect(clears(-4000, 1500)).toEqual([[90, DEFENDER, true]]);
  });

  it('fails when an opponent takes the ball before it is out', () => {
    expect(clears(-4000, 1500, { player: OPPONENT, time: 2 })).toEqual([[90, DEFENDER, false]]);
  });

  it("is a single clear for a player's touches in quick succession", () => {
    expect(clears(-4000, 1500, { player: DEFENDER, time: 1.4 })).toEqual([[90, DEFENDER, true]]);
    expect(clears(-4500, 1400, { player: DEFENDER, time: 2 })).toHaveLength(2);
  });

  it("isn't detected when the ball was already on its way, or goes along the team's goal line", () => {
    expect(findClears({ vx: 0, vy: 1500, strength: 'soft' }, -4000)).toEqual([]);
    expect(findClears({ vx: 1500, vy: 300 }, -4000)).toHaveLength(1);
    expect(findClears({ vx: 1500, vy: -300 }, -4000)).toEqual([]);
  });

  it("isn't detected when slow, from midfield, or toward the team's goal", () => {
    expect(clears(-4000, 1200)).toEqual([]);
    expect(clears(-1600, 1500)).toEqual([]);
    expect(clears(-3000, -1500)).toEqual([]);
  });
});

if (!hasSharedReplays)
  console.error('clears of a scripted scenario left out: no shared replays next to the repository');

it.skipIf(!hasSharedReplays)('scenario-one-clear has one clear', () => {
  const found = runDetectors(viewSharedReplay('scenario-one-clear'), [clearDetector]);
  expect(found.get(clearDetector)).toHaveLength(1);
});
