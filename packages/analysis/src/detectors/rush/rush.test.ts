import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { scriptedPossession } from '../../testing/scripted-events.ts';
import { type Rush, rushDetector } from './rush.detector.ts';

interface Plan {
  ballY?: number;
  /** Attack-frame y of the blue mate. */
  mateY?: number;
  defenderY?: number;
  kept?: number;
}

/** Orange loses the ball to blue at three seconds. */
function turnOver({ ballY = -2000, mateY = -2500, defenderY = 1000, kept = 3 }: Plan = {}): Rush[] {
  const match = handMadeMatch({
    seconds: 8,
    ball: () => ({ x: 0, y: ballY, z: 93, vx: 0, vy: 0, vz: 0 }),
    cars: [
      { team: 0, at: () => ({ x: 0, y: ballY - 150, z: 17 }) },
      { team: 0, at: () => ({ x: 1500, y: mateY, z: 17 }) },
      { team: 1, at: () => ({ x: 0, y: defenderY, z: 17 }) },
      { team: 1, at: () => ({ x: 500, y: ballY - 1000, z: 17 }) },
    ],
  });
  const possessions = [scriptedPossession(match, 1, 0.1, 3), scriptedPossession(match, 0, 3, 3 + kept)];
  return [...(rushDetector.detect(match, [possessions] as never) as Rush[])];
}

describe('rushes', () => {
  it('count attackers and the defenders before them, an event for each attacker', () => {
    const events = turnOver();
    expect(events.map(({ player, team, evidence }) => [player, team, evidence])).toEqual([
      [0, 0, { number: 1, attackers: 2, defenders: 1 }],
      [1, 0, { number: 1, attackers: 2, defenders: 1 }],
    ]);
  });

  it.each([
    ['the ball is won in the opponent half', { ballY: 500, mateY: 0, defenderY: 3000 }],
    ['the mate is far behind', { mateY: -4000 }],
    ['no defender is left', { defenderY: -3000 }],
    ['the ball is lost again at once', { kept: 0.5 }],
  ])('are none where %s', (_, plan) => {
    expect(turnOver(plan)).toEqual([]);
  });
});
