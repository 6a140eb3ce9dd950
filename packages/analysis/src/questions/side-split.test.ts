import { describe, expect, it } from 'vitest';
import { challengeDetector } from '../detectors/challenge/challenge.detector.ts';
import { halfFlipDetector } from '../detectors/half-flip/half-flip.detector.ts';
import { kickoffDetector } from '../detectors/kickoff/kickoff.detector.ts';
import { passAttemptDetector } from '../detectors/pass/pass-attempt.detector.ts';
import { possessionDetector } from '../detectors/possession/possession.detector.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { touchDetector } from '../detectors/touch/touch.detector.ts';
import { describePlayer } from '../insight/describe-players.ts';
import { SIDE_ROWS } from '../insight/side-counts.ts';
import { type EventsGiven, handMadeEvent, handMadeInputs } from '../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../testing/hand-made-match.ts';
import { createScriptedPossession, createScriptedTouch } from '../testing/scripted-events.ts';
import { createScriptedTaken } from '../testing/scripted-kickoffs.ts';
import { splitSides } from './side-split.ts';

const findColumn = (key: string) => 4 * SIDE_ROWS.findIndex((row) => row.key === key);

describe('left and right', () => {
  /** The ball goes from one side of the field over the middle to the other, in the corner of blue's net. */
  const match = handMadeMatch({
    seconds: 20,
    ball: (time) => ({ x: time < 6 ? 3500 : time < 12 ? 0 : -3500, y: -4500, z: 93 }),
    cars: [
      { team: 0, at: () => ({ x: 0, y: -2000, z: 17 }) },
      { team: 1, at: () => ({ x: 0, y: 2000, z: 17 }) },
    ],
  });
  const touches = [3, 4, 9, 15].flatMap((time) => [
    createScriptedTouch(match, 0, time),
    createScriptedTouch(match, 1, time + 0.5),
  ]);
  const countSides = (row: number, events: EventsGiven) => {
    const given: EventsGiven = [
      [touchDetector, touches],
      [possessionDetector, [createScriptedPossession(match, 0, 14, 20)]],
      ...events,
    ];
    const { sides } = describePlayer(handMadeInputs(match, given)[row]!);
    return (key: string) => sides!.slice(findColumn(key), findColumn(key) + 4);
  };

  it('are as the player sees them, and the middle is neither', () => {
    const [blue, orange] = [countSides(0, []), countSides(1, [])];
    // Attempts and successes on the left, then on the right.
    expect(blue('touch')).toEqual([2, 0, 1, 1]);
    expect(blue('ownCorner')).toEqual([2, 0, 1, 1]);
    expect(blue('theirCorner')).toEqual([0, 0, 0, 0]);
    expect(orange('touch')).toEqual([1, 0, 2, 0]);
    expect(orange('theirCorner')).toEqual([1, 0, 2, 0]);
  });

  it('count kickoffs by spawn, shots, passes and 50/50s by place, and flips by direction', () => {
    const wide = { x: -3000, y: 0, z: 93 };
    const event = (kind: 'shot' | 'passAttempt' | 'challenge' | 'halfFlip', evidence: object) =>
      handMadeEvent(match, { kind, player: 0, time: 5, at: wide, evidence: { ...evidence } });
    const row = countSides(0, [
      [
        kickoffDetector,
        [
          createScriptedTaken(match, 0, { spawn: 'diagonalLeft', result: 'lost' }),
          createScriptedTaken(match, 0, { spawn: 'diagonalRight', result: 'won' }),
          createScriptedTaken(match, 0, { spawn: 'diagonalRight', result: 'untouched' }),
          createScriptedTaken(match, 0, { spawn: 'offCenterLeft', result: 'won' }),
          createScriptedTaken(match, 0, { spawn: 'farCenter', result: 'won' }),
        ],
      ],
      [
        shotDetector,
        [
          event('shot', { attempt: true, ownGoal: false, outcome: 'goal', type: null }),
          event('shot', { attempt: false, ownGoal: false, outcome: 'miss', type: null }),
        ],
      ],
      [
        passAttemptDetector,
        [event('passAttempt', { outcome: 'completed' }), event('passAttempt', { outcome: 'none' })],
      ],
      [
        challengeDetector,
        [
          event('challenge', { by: 'contact', result: 'won' }),
          event('challenge', { by: 'contact', result: 'neutral' }),
          event('challenge', { by: 'pressure', result: 'lost' }),
        ],
      ],
      [
        halfFlipDetector,
        [
          event('halfFlip', { right: -0.6 }),
          event('halfFlip', { right: 0.9 }),
          event('halfFlip', { right: 0.1 }),
        ],
      ],
    ]);
    expect(row('diagonalKickoff')).toEqual([1, 0, 1, 1]);
    expect(row('offCenterKickoff')).toEqual([1, 1, 0, 0]);
    expect(row('shot')).toEqual([0, 0, 1, 1]);
    expect(row('pass')).toEqual([0, 0, 2, 1]);
    expect(row('fiftyFifty')).toEqual([0, 0, 1, 1]);
    expect(row('halfFlip')).toEqual([1, 0, 1, 0]);
  });
});

describe('a window of games', () => {
  /** Games with these counts of diagonal kickoffs, and equal ones of off-center kickoffs. */
  const games = (...counts: (readonly [number, number, number, number])[]) =>
    counts.map((four) => {
      const game = Array<number>(4 * SIDE_ROWS.length).fill(0);
      game.splice(findColumn('diagonalKickoff'), 4, ...four);
      game.splice(findColumn('offCenterKickoff'), 4, 2, 1, 2, 1);
      return game;
    });

  it('says which side is worse if the difference is not chance', () => {
    const { finding, rows } = splitSides(
      games([4, 1, 3, 2], [3, 1, 4, 3], [4, 1, 4, 3], [3, 0, 3, 2], [4, 1, 4, 3]),
    );
    expect(finding).toBe('You win 22% of left-diagonal kickoffs, 72% of right.');
    expect(rows.map(({ key, worse }) => [key, worse])).toEqual([
      ['diagonalKickoff', 'left'],
      ['offCenterKickoff', null],
    ]);
    const [diagonal] = rows;
    expect(diagonal!.left).toMatchObject({ count: 18, successes: 4, share: 22.222 });
    expect(diagonal!.left.interval![1]).toBeLessThan(diagonal!.right.interval![0]);
  });

  it.each([
    ['differ only by chance', games([4, 1, 3, 2], [3, 2, 4, 1], [4, 1, 4, 3], [3, 2, 3, 1], [4, 2, 4, 2])],
    ['have fewer than 8 attempts on a side', games([2, 0, 4, 4], [3, 0, 4, 4], [2, 0, 4, 4])],
    ['come from fewer than three games', games([9, 1, 9, 8], [9, 0, 9, 9])],
  ])('says nothing about sides that %s', (_, window) => {
    const { finding, rows } = splitSides(window);
    expect([finding, rows[0]!.worse]).toEqual([null, null]);
  });

  it('leaves out games with other rows', () => {
    expect(splitSides([[1, 1, 1, 1]])).toEqual({ games: 0, finding: null, rows: [] });
  });
});
