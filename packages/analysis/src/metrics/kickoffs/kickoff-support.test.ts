import { describe, expect, it } from 'vitest';
import { kickoffDetector } from '../../detectors/kickoff/kickoff.detector.ts';
import type { KickoffSupportedEvidence } from '../../detectors/kickoff/kickoff-event.ts';
import { handMadeInputs } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { createScriptedSupported, createScriptedTaken } from '../../testing/scripted-kickoffs.ts';
import { calculatePlayerMetrics, calculateTeamMetrics } from '../compute-metrics.ts';

type Kickoff = Partial<KickoffSupportedEvidence> & { player?: number };

function createInputs(kickoffs: readonly Kickoff[], players = 3) {
  const at = () => ({ x: 0, y: -4000, z: 17 });
  const match = handMadeMatch({ seconds: 1, cars: Array.from({ length: players }, () => ({ team: 0, at })) });
  const events = kickoffs.map(({ player = 0, ...evidence }) =>
    createScriptedSupported(match, player, evidence),
  );
  const taken = createScriptedTaken(match, players - 1, { goalFor: true });
  return handMadeInputs(match, [[kickoffDetector, [...events, taken]]]);
}

describe('supported kickoffs', () => {
  it('measure what the player did', () => {
    const [input] = createInputs([
      { number: 1, movement: 'cheat', secondTouch: true, distanceToBall: 1800, speed: 1500 },
      { number: 2, movement: 'boost', boostGrab: true, distanceToBall: 5000, speed: 2100, boostAfter: 100 },
      {
        number: 3,
        movement: 'backPost',
        distanceToBall: 4000,
        speed: 900,
        possession: 'possession',
        ownPossession: true,
      },
      {
        number: 4,
        movement: 'cheat',
        possession: 'contested',
        boostGrab: true,
        distanceToBall: 2000,
        speed: 1500,
      },
    ]);
    expect(calculatePlayerMetrics(input!)).toMatchObject({
      kickoffsSupported: { value: 4, over: 1 },
      cheatPct: { value: 50, over: 4 },
      boostGrabPct: { value: 50, over: 4 },
      secondTouchPct: { value: 25, over: 4 },
      supportPossessionPct: { value: 50, over: 2 },
      supportDistance: { value: 3000, over: 4 },
      supportSpeed: { value: 1500, over: 4 },
      supportBoostAfter: { value: (33 + 100 + 33 + 33) / 4 },
      supportGoalsFor: { value: 0 },
    });
  });

  it('omit what was not measured', () => {
    const [input] = createInputs([
      { number: 1, distanceToBall: null, speed: null },
      { number: 2, distanceToBall: 2200, speed: 800 },
    ]);
    expect(calculatePlayerMetrics(input!)).toMatchObject({
      kickoffsSupported: { value: 2 },
      supportDistance: { value: 2200, over: 1 },
      supportSpeed: { value: 800, over: 1 },
    });
  });

  it('count once for the team when two teammates supported them', () => {
    const inputs = createInputs([
      { number: 1, player: 0, goalFor: true },
      { number: 1, player: 1, goalFor: true },
      { number: 2, player: 0, goalAgainst: true },
    ]);
    expect(calculatePlayerMetrics(inputs[0]!)).toMatchObject({
      supportGoalsFor: { value: 1 },
      supportGoalsAgainst: { value: 1 },
    });
    expect(calculateTeamMetrics(inputs)).toMatchObject({
      kickoffsSupported: { value: 2 },
      supportGoalsFor: { value: 1 },
      supportGoalsAgainst: { value: 1 },
    });
  });

  it('do not exist in 1v1', () => {
    const [input] = createInputs([{ number: 1, movement: 'cheat' }], 1);
    expect(calculatePlayerMetrics(input!)).toMatchObject({
      kickoffsSupported: { value: null, over: 0 },
      cheatPct: { value: null, over: 0 },
    });
  });
});
