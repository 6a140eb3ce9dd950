import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { turnoverDetector } from './turnover.detector.ts';

const LOSER = 0;
const WINNER = 1;
const TEAMMATE = 2;

/** Blue plays at `y`; orange takes the ball at second 4. */
function changes(y: number, ...touches: HandMadeTouch[]) {
  const match = handMadeMatch({
    seconds: 10,
    cars: [
      { team: 0, at: () => ({ x: 0, y: y - 150, z: 17 }) },
      { team: 1, at: () => ({ x: 1500, y, z: 17 }) },
      { team: 0, at: () => ({ x: 0, y: y + 700, z: 17 }) },
    ],
    ball: () => ({ x: 0, y, z: 93, vx: 0, vy: 0, vz: 0 }),
  });
  return detectWith(match, turnoverDetector, touches).map(({ kind, code, player, other, evidence }) => ({
    kind,
    code,
    player,
    other,
    ...evidence,
  }));
}

const lost: HandMadeTouch[] = [
  { player: LOSER, time: 1 },
  { player: LOSER, time: 3 },
  { player: WINNER, time: 4 },
];

describe('turnover and takeaway', () => {
  it('are charged to the last toucher and credited to the player who won the ball', () => {
    expect(changes(1000, ...lost)).toMatchObject([
      { kind: 'turnover', code: 110, player: LOSER, other: WINNER, dangerous: false, pass: false },
      { kind: 'takeaway', code: 115, player: WINNER, other: LOSER, interception: false, steal: false },
    ]);
  });

  it('are dangerous in their own half', () => {
    expect(changes(-1000, ...lost)[0]).toMatchObject({ kind: 'turnover', dangerous: true });
  });

  it('are an interception off an attempted pass, and a steal right after the touch', () => {
    const pass = { ballSpeedAfter: 1500, ballFrameAfter: 90 };
    const [turnover, takeaway] = changes(
      1000,
      lost[0]!,
      { ...lost[1]!, ...pass },
      { player: WINNER, time: 3.4 },
    );
    expect(turnover).toMatchObject({ pass: true });
    expect(takeaway).toMatchObject({ interception: true, steal: true });
  });

  it('are not counted when the ball is won back, or was loose', () => {
    expect(changes(1000, ...lost, { player: TEAMMATE, time: 4.6 })).toEqual([]);
    expect(changes(1000, lost[0]!, { player: WINNER, time: 6 })).toEqual([]);
  });

  it('are not charged for a kickoff touch, but the takeaway counts', () => {
    const kinds = changes(1000, { player: LOSER, time: 1 }, { player: WINNER, time: 3 }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['takeaway']);
  });
});
