import { describe, expect, it } from 'vitest';
import { handMadeEvent } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { createScriptedPossession, createScriptedTouch } from '../../testing/scripted-events.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { PHASE } from '../../timeline/tracks.ts';
import type { GameEvent } from '../game-event.ts';
import { type Transition, transitionDetector } from './transition.detector.ts';

interface Shot {
  time: number;
  xg: number;
  ownGoal?: boolean;
}

const shotAt = (match: MatchView, { time, xg, ownGoal = false }: Shot): GameEvent =>
  handMadeEvent(match, { kind: 'shot', player: 1, time, evidence: { xg, ownGoal, outcome: 'miss' } });

/** Blue wins the ball from orange at three seconds and brings it forward at a given speed. */
function winBall(
  startY: number,
  speed: number,
  options: { goalAt?: number; first?: 0 | 1; shots?: Shot[] } = {},
): Transition[] {
  const { goalAt = 99, first = 1, shots = [] } = options;
  const match = handMadeMatch({
    seconds: 16,
    phase: (time) => (time >= goalAt && time < goalAt + 0.5 ? PHASE.postGoal : PHASE.live),
    ball: (time) => ({ x: 0, y: Math.min(5000, startY + speed * Math.max(0, time - 3)), z: 93 }),
    cars: [
      { team: 0, at: () => ({ x: 0, y: -3000, z: 17 }) },
      { team: 0, at: () => ({ x: 900, y: -1000, z: 17 }) },
      { team: 1, at: () => ({ x: 0, y: 3000, z: 17 }) },
    ],
  });
  const possessions = [
    createScriptedPossession(match, first, 0.1, 3),
    createScriptedPossession(match, 0, 3.1, 15),
  ];
  const touches = [createScriptedTouch(match, 0, 3.1), createScriptedTouch(match, 1, 3.6)];
  return [
    ...(transitionDetector.detect(match, [
      possessions,
      touches,
      shots.map((shot) => shotAt(match, shot)),
    ] as never) as Transition[]),
  ];
}

describe('transitions', () => {
  it('follow the ball out of their own third into the opponents’ third', () => {
    const [event, ...rest] = winBall(-3500, 1500);
    expect(rest).toEqual([]);
    expect(event).toMatchObject({ kind: 'transition', team: 0, player: 0 });
    expect(event?.evidence).toMatchObject({
      exited: true,
      entered: true,
      shots: 0,
      goal: false,
      carrier: 1,
      finisher: 1,
    });
    expect(event?.evidence.secondsToEntry).toBeCloseTo((3500 + 1707) / 1500, 0);
    expect(event?.duration).toBeLessThanOrEqual(8.1);
  });

  it('are worth their shots’ expected goals: at most one goal per play, and nothing for own goals', () => {
    const shots = [
      { time: 6, xg: 0.5 },
      { time: 7, xg: 0.5 },
      { time: 9.5, xg: 0.25 },
      { time: 10, xg: 0.9, ownGoal: true },
      { time: 14, xg: 0.9 },
    ];
    const [event] = winBall(-3500, 1500, { shots });
    expect(event?.evidence).toMatchObject({ shots: 4 });
    expect(event?.evidence.xg).toBeCloseTo(0.5 + 0.25 + 0.25, 9);
  });

  it('can get stuck', () => {
    expect(winBall(-3500, 100)[0]?.evidence).toMatchObject({
      exited: false,
      entered: false,
      secondsToEntry: null,
    });
  });

  it('need no exit when the ball is won outside their own third', () => {
    expect(winBall(-1000, 1500)[0]?.evidence.exited).toBeNull();
  });

  it.each([
    ['the ball is won in the opponent half', winBall(500, 1500)],
    ['the team had it before', winBall(-3500, 1500, { first: 0 })],
    ['play stopped in between', winBall(-3500, 1500, { goalAt: 2.8 })],
  ])("aren't detected when %s", (_, events) => {
    expect(events).toEqual([]);
  });
});
