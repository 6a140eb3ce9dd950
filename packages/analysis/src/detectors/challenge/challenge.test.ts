import { describe, expect, it } from 'vitest';
import { handMadeMatch, type Position } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { challengeDetector } from './challenge.detector.ts';

const BLUE = 0;
const ORANGE = 1;
const KICKOFF: HandMadeTouch = { player: BLUE, time: 0.5 };
const still: Position = { x: 0, y: 0, z: 93, vx: 0, vy: 0, vz: 0 };

/** Orange drives at the ball and is `near` uu away from it at second 4. */
function challenges(near: number, speed: number, ...touches: HandMadeTouch[]) {
  const match = handMadeMatch({
    seconds: 10,
    cars: [
      { team: 0, at: () => ({ x: 0, y: -150, z: 17, yaw: Math.PI / 2 }) },
      { team: 1, at: (time) => ({ x: 0, y: near + (4 - time) * speed, z: 93 }) },
    ],
    ball: () => still,
  });
  return detectWith(match, challengeDetector, touches).map(({ code, player, evidence }) => [
    code,
    player,
    evidence.by,
  ]);
}

describe('challenge', () => {
  it('as a 50/50 is won by one player and lost by the other', () => {
    const touches: HandMadeTouch[] = [
      KICKOFF,
      { player: BLUE, time: 4, contested: true },
      { player: ORANGE, time: 4.1, contested: true },
      { player: ORANGE, time: 5 },
    ];
    expect(challenges(150, 100, ...touches)).toEqual([
      [100, BLUE, 'contact'],
      [95, ORANGE, 'contact'],
    ]);
    expect(challenges(150, 100, ...touches.slice(0, 3)).map(([code]) => code)).toEqual([105, 105]);
  });

  it('at a kickoff is reported elsewhere', () => {
    expect(
      challenges(150, 100, { player: BLUE, time: 4, contested: true }, { player: ORANGE, time: 4.1 }),
    ).toEqual([]);
  });

  const pressed: HandMadeTouch[] = [KICKOFF, { player: BLUE, time: 3 }, { player: BLUE, time: 4 }];

  it('by pressure makes the opponent lose the ball', () => {
    expect(challenges(500, 800, ...pressed, { player: ORANGE, time: 5 })).toEqual([[95, ORANGE, 'pressure']]);
  });

  it('by pressure isn’t mixed up with the next frame’s touch when there are 17 players', () => {
    const last = 16;
    const match = handMadeMatch({
      seconds: 10,
      cars: Array.from({ length: last + 1 }, (_, player) => ({
        team: player === 0 || player === 1 ? ORANGE : BLUE,
        at: (time: number) =>
          player === 1 ? { x: 0, y: 500 + (4 - time) * 800, z: 93 } : { x: 200 * player, y: -1500, z: 17 },
      })),
      ball: () => still,
    });
    const found = detectWith(match, challengeDetector, [
      { player: last, time: 0.5 },
      { player: last, time: 3 },
      { player: last, time: 4 },
      { player: 0, time: 4 + 1 / 30 },
      { player: 0, time: 5 },
    ]);
    expect(found.map(({ player, other }) => [player, other])).toEqual([[1, last]]);
  });

  it('by pressure needs to be close and fast, and the ball to be lost', () => {
    expect(challenges(700, 800, ...pressed, { player: ORANGE, time: 5 })).toEqual([]);
    expect(challenges(500, 400, ...pressed, { player: ORANGE, time: 5 })).toEqual([]);
    expect(challenges(500, 800, ...pressed)).toEqual([]);
  });
});
