import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { detectWith, type HandMadeTouch } from '../../testing/hand-made-touch.ts';
import { playerPossessionDetector } from './player-possession.detector.ts';

const at = (player: number, ...times: number[]): HandMadeTouch[] => times.map((time) => ({ player, time }));

function spans(touches: readonly HandMadeTouch[], ballY: (time: number) => number = () => 0) {
  const match = handMadeMatch({
    seconds: 10,
    ball: (time) => ({ x: 0, y: ballY(time), z: 93 }),
    cars: [
      { team: 0, at: () => ({ x: 0, y: -300, z: 17 }) },
      { team: 1, at: () => ({ x: 0, y: 300, z: 17 }) },
    ],
  });
  return detectWith(match, playerPossessionDetector, touches).map(({ player, evidence }) => [
    player,
    evidence.touches,
  ]);
}

describe('player possession', () => {
  it('needs two separate touches by one player', () => {
    expect(spans(at(0, 1, 2, 3))).toEqual([[0, 3]]);
    expect(spans(at(0, 1))).toEqual([]);
    expect(spans([...at(0, 1), ...at(1, 2)])).toEqual([]);
  });

  it('survives a two-second interruption, but not a longer one', () => {
    expect(spans([...at(0, 1, 3.9), ...at(1, 2)])).toEqual([[0, 2]]);
    expect(spans([...at(0, 1, 4.1), ...at(1, 2)])).toEqual([]);
  });

  it('ends when the ball is far away', () => {
    expect(spans(at(0, 1, 4), (time) => (time > 2 && time < 3 ? 3000 : 0))).toEqual([]);
  });
});
