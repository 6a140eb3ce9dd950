import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { createScriptedPossession, createScriptedTouch } from '../../testing/scripted-events.ts';
import { PRESENCE } from '../../timeline/tracks.ts';
import { type GoalSideRecovery, goalSideRecoveryDetector } from './goal-side-recovery.detector.ts';
import { type LastManStop, lastManStopDetector } from './last-man-stop.detector.ts';

describe('goal-side recoveries', () => {
  /** A blue player runs back past a ball that orange has in blue's half. */
  function recover(speed: number, held: 0 | 1 = 1, ballY = -2000): GoalSideRecovery[] {
    const match = handMadeMatch({
      seconds: 14,
      ball: () => ({ x: 0, y: ballY, z: 93, vx: 0, vy: 0, vz: 0 }),
      cars: [{ team: 0, at: (time) => ({ x: 800, y: ballY + 2000 - speed * time, z: 17 }) }],
    });
    return [
      ...(goalSideRecoveryDetector.detect(match, [
        [createScriptedPossession(match, held, 0, 14)],
      ] as never) as GoalSideRecovery[]),
    ];
  }

  it('are fast recoveries behind the ball', () => {
    const [event, ...rest] = recover(1000);
    expect(rest).toEqual([]);
    expect(event).toMatchObject({ kind: 'goalSideRecovery', player: 0, team: 0 });
    expect(event?.evidence.seconds).toBeCloseTo(0.5, 1);
  });

  it.each([
    ['too slow', recover(180)],
    ['the own team has the ball', recover(1000, 0)],
    ['in the opponent half', recover(1000, 1, 2000)],
  ])('ignores: %s', (_, events) => {
    expect(events).toEqual([]);
  });
});

describe('last-man stops', () => {
  /** Blue's first player wins the ball at three seconds; the second is at `teammate`. */
  function stop(teammate: { x: number; y: number }, ballY = -3000, leaves = 8): LastManStop[] {
    const match = handMadeMatch({
      seconds: 8,
      ball: () => ({ x: 0, y: ballY, z: 93, vx: 0, vy: 0, vz: 0 }),
      cars: [
        { team: 0, at: () => ({ x: 0, y: ballY - 200, z: 17 }) },
        { team: 0, at: () => ({ ...teammate, z: 17 }) },
        { team: 1, at: () => ({ x: 0, y: ballY + 400, z: 17 }) },
      ],
    });
    const left = match.players[1]!;
    left.player.presence = [{ from: 0, to: match.frameAt(leaves) }];
    left.car.presence.fill(PRESENCE.none, match.frameAt(leaves) + 1);
    const possessions = [
      createScriptedPossession(match, 1, 0.1, 3),
      createScriptedPossession(match, 0, 3, 7),
    ];
    const touches = [createScriptedTouch(match, 0, 3)];
    return [...(lastManStopDetector.detect(match, [possessions, touches, []] as never) as LastManStop[])];
  }

  it('are balls won with no one behind', () => {
    const [event, ...rest] = stop({ x: 0, y: 1000 });
    expect(rest).toEqual([]);
    expect(event).toMatchObject({ kind: 'lastManStop', player: 0, team: 0 });
    expect(event?.evidence.ballToGoalLine).toBeCloseTo(2120, 0);
  });

  it.each([
    ['a teammate is farther back', stop({ x: 500, y: -4000 })],
    ['a teammate covers next to them', stop({ x: 1500, y: -3100 })],
    ['in the opponent half', stop({ x: 0, y: 4000 }, 2000)],
    ['the only teammate has left the match', stop({ x: 0, y: 1000 }, -3000, 2)],
  ])('ignores: %s', (_, events) => {
    expect(events).toEqual([]);
  });
});
