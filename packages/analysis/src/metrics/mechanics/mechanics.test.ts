import { describe, expect, it } from 'vitest';
import {
  type AerialJumpEvent,
  type AerialMissEvent,
  aerialDetector,
} from '../../detectors/aerial/aerial.detector.ts';
import { type GameEvent, getCarAt, makeEvent } from '../../detectors/game-event.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import { type EventsGiven, handMadeInputs } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch, type Position } from '../../testing/hand-made-match.ts';
import { createScriptedTouch } from '../../testing/scripted-events.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { PHASE } from '../../timeline/tracks.ts';
import { calculatePlayerMetrics } from '../compute-metrics.ts';

const stats = (match: MatchView, events: EventsGiven) =>
  calculatePlayerMetrics(handMadeInputs(match, events)[0]!);

/** Two players at rest for half a minute, one on each team. */
function still(ball?: (time: number) => Position, stop = 60) {
  return handMadeMatch({
    seconds: 30,
    ...(ball && { ball }),
    phase: (time) => (time <= stop ? PHASE.live : PHASE.postGoal),
    cars: [
      { team: 0, at: () => ({ x: 0, y: 0, z: 17 }) },
      { team: 1, at: () => ({ x: 3000, y: 3000, z: 17 }) },
    ],
  });
}

function jump(match: MatchView, evidence: { double: boolean; fast: boolean }): AerialJumpEvent {
  const view = match.players[0]!;
  return makeEvent(match, {
    kind: 'aerialJump',
    code: evidence.double ? 155 : 150,
    team: 0,
    player: 0,
    frame: 30,
    endFrame: 60,
    at: getCarAt(view, 30),
    confidence: 1,
    evidence: { ...evidence, carZ: 300, ballZ: 400, airTime: 1, boostUsed: 10 },
  });
}

function miss(match: MatchView): AerialMissEvent {
  return makeEvent(match, {
    kind: 'aerialMiss',
    code: null,
    team: 0,
    player: 0,
    frame: 90,
    at: { x: 0, y: 0, z: 400 },
    confidence: 1,
    evidence: { nearestBall: 300, highestZ: 500, boostUsed: 30 },
  });
}

function aerialTouch(match: MatchView): GameEvent {
  return makeEvent(match, {
    kind: 'aerialTouch',
    code: null,
    team: 0,
    player: 0,
    frame: 60,
    at: { x: 0, y: 0, z: 400 },
    confidence: 1,
    evidence: {
      band: 'low',
      carZ: 300,
      ballZ: 400,
      airTime: 1,
      from: 'floor',
      jumped: true,
      doubleJumped: true,
      dodged: false,
      touchInFlight: 1,
      boostUsed: 10,
      speedChange: 900,
    },
  });
}

describe('mechanics', () => {
  it('are counted per five minutes of play, with aerials by kind', () => {
    const match = still();
    const events = [
      aerialTouch(match),
      aerialTouch(match),
      aerialTouch(match),
      jump(match, { double: true, fast: true }),
      jump(match, { double: true, fast: false }),
      jump(match, { double: false, fast: false }),
      miss(match),
    ];
    expect(stats(match, [[aerialDetector, events]])).toMatchObject({
      aerialTouches: { value: 30, over: 30 },
      aerialSuccessPct: { value: 75, over: 4 },
      doubleAerials: { value: 20 },
      singleAerials: { value: 10 },
      fastAerials: { value: 10 },
      flipResets: { value: 0, over: 30 },
    });
  });

  it('have no success rate without attempts', () => {
    expect(stats(still(), [[aerialDetector, []]])).toMatchObject({
      aerialTouches: { value: 0 },
      aerialSuccessPct: { value: null, over: 0 },
    });
  });

  it('count touches on walls separately', () => {
    const match = still();
    const onWall = createScriptedTouch(match, 0, 3);
    const touches = [
      { ...onWall, evidence: { ...onWall.evidence, surface: 'wall' } },
      createScriptedTouch(match, 0, 5),
    ];
    expect(stats(match, [[touchDetector, touches]])).toMatchObject({ wallTouches: { value: 10 } });
  });
});

describe('controlled first touches', () => {
  const nextTo: Position = { x: 200, y: 0, z: 93, vx: 0, vy: 0, vz: 0 };
  const quality = (match: MatchView, ...touches: GameEvent[]) =>
    stats(match, [[touchDetector, touches]]).touchQuality;

  it('keep the ball close to the car', () => {
    const match = still(() => nextTo);
    expect(quality(match, createScriptedTouch(match, 1, 2), createScriptedTouch(match, 0, 4))).toEqual({
      value: 100,
      over: 1,
    });
  });

  it('are not counted when the ball rolls away, or is too fast to control', () => {
    const rolling = still((time) => ({ x: 200 + 900 * Math.max(0, time - 4), y: 0, z: 93 }));
    expect(quality(rolling, createScriptedTouch(rolling, 1, 2), createScriptedTouch(rolling, 0, 4))).toEqual({
      value: 0,
      over: 1,
    });
    const spinning = still(() => ({ ...nextTo, vx: 801 }));
    expect(
      quality(spinning, createScriptedTouch(spinning, 1, 2), createScriptedTouch(spinning, 0, 4))?.value,
    ).toBe(0);
  });

  it('exclude kickoffs, second touches, 50/50s and touches shortly before play stops', () => {
    const match = still(() => nextTo, 20);
    const contested = createScriptedTouch(match, 0, 12);
    const none = [
      createScriptedTouch(match, 0, 2),
      createScriptedTouch(match, 0, 4),
      createScriptedTouch(match, 1, 10),
      { ...contested, evidence: { ...contested.evidence, contested: true } },
      createScriptedTouch(match, 1, 18),
      createScriptedTouch(match, 0, 19),
    ];
    expect(quality(match, ...none)).toEqual({ value: null, over: 0 });
  });
});
