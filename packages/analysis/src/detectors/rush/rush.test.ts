import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { createScriptedPossession } from '../../testing/scripted-events.ts';
import { type Rush, rushDetector } from './rush.detector.ts';

interface Plan {
  /** Where blue wins the ball, and the speed of the attack, uu and uu/s along y. */
  ballY?: number;
  speed?: number;
  /** Distance of the blue teammate behind the ball when it is won, and their speed. */
  teammateBehind?: number;
  teammateSpeed?: number;
  defendersY?: readonly number[];
  kept?: number;
}

const WON = 3;

/** Orange loses the ball to blue at three seconds. */
function turnOver({
  ballY = -2000,
  speed = 1200,
  teammateBehind = 500,
  teammateSpeed = speed,
  defendersY = [3000, -3500],
  kept = 3,
}: Plan = {}): Rush[] {
  const going = (from: number, by: number) => (time: number) => from + Math.max(0, time - WON) * by;
  const match = handMadeMatch({
    seconds: 8,
    ball: (time) => ({ x: 0, y: going(ballY, speed)(time), z: 93 }),
    cars: [
      { team: 0, at: (time) => ({ x: 0, y: going(ballY - 150, speed)(time), z: 17 }) },
      { team: 0, at: (time) => ({ x: 1500, y: going(ballY - teammateBehind, teammateSpeed)(time), z: 17 }) },
      ...defendersY.map((y, index) => ({ team: 1 as const, at: () => ({ x: 500 * index, y, z: 17 }) })),
    ],
  });
  const possessions = [
    createScriptedPossession(match, 1, 0.1, WON),
    createScriptedPossession(match, 0, WON, WON + kept),
  ];
  return [...(rushDetector.detect(match, [possessions] as never) as Rush[])];
}

describe('rushes', () => {
  it('count attackers and the defenders in front of them, with one event per attacker', () => {
    const events = turnOver();
    expect(events.map(({ player, team, evidence }) => [player, team, evidence])).toEqual([
      [0, 0, { number: 1, attackers: 2, defenders: 1 }],
      [1, 0, { number: 1, attackers: 2, defenders: 1 }],
    ]);
    expect(turnOver({ defendersY: [3000, 4000] })[0]?.evidence).toMatchObject({ attackers: 2, defenders: 2 });
  });

  it.each([
    ['the ball is won in the opponent half', { ballY: 500 }],
    ['the ball rolls home', { speed: -300 }],
    ['the attack takes too long to cross midfield', { speed: 400 }],
    ['the teammate is far behind', { teammateBehind: 2500 }],
    ['the teammate stays back', { teammateBehind: -1500, teammateSpeed: 0 }],
    ['the defenders are more', { defendersY: [3000, 3500, 4000] }],
    ['no defender is left', { defendersY: [-3000, -3500] }],
    ['the ball is lost again right away', { kept: 0.5 }],
  ])("aren't detected when %s", (_, plan) => {
    expect(turnOver(plan)).toEqual([]);
  });
});
