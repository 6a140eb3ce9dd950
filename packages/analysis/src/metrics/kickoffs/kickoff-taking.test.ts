import { describe, expect, it } from 'vitest';
import { kickoffDetector } from '../../detectors/kickoff/kickoff.detector.ts';
import type { KickoffTakenEvidence } from '../../detectors/kickoff/kickoff-event.ts';
import { handMadeInputs } from '../../testing/hand-made-inputs.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { createScriptedTaken } from '../../testing/scripted-kickoffs.ts';
import { calculatePlayerMetrics, calculateTeamMetrics } from '../compute-metrics.ts';

type Kickoff = Partial<KickoffTakenEvidence> & { player?: number };

function createInputs(kickoffs: readonly Kickoff[]) {
  const at = () => ({ x: 0, y: -4000, z: 17 });
  const match = handMadeMatch({
    seconds: 1,
    cars: [
      { team: 0, at },
      { team: 0, at },
    ],
  });
  const events = kickoffs.map(({ player = 0, ...evidence }, index) =>
    createScriptedTaken(match, player, { number: index + 1, ...evidence }),
  );
  return handMadeInputs(match, [[kickoffDetector, events]]);
}

const stats = (...kickoffs: Kickoff[]) => calculatePlayerMetrics(createInputs(kickoffs)[0]!);

describe('kickoffs taken', () => {
  it('are split into won, lost and neutral', () => {
    expect(
      stats({ result: 'won' }, { result: 'won' }, { result: 'lost' }, { result: 'neutral' }),
    ).toMatchObject({
      kickoffsTaken: { value: 4, over: 1 },
      kickoffWinPct: { value: 50, over: 4 },
      kickoffLossPct: { value: 25, over: 4 },
      kickoffNeutralPct: { value: 25, over: 4 },
    });
  });

  it('are excluded from all rates when no one touches the ball', () => {
    expect(
      stats({ result: 'won', firstTouch: true, strength: 0.5 }, { result: 'untouched', strength: 0 }),
    ).toMatchObject({
      kickoffsTaken: { value: 2, over: 1 },
      kickoffWinPct: { value: 100, over: 1 },
      kickoffLossPct: { value: 0, over: 1 },
      kickoffNeutralPct: { value: 0, over: 1 },
      firstTouchPct: { value: 100, over: 1 },
      kickoffStrength: { value: 0.5, over: 1 },
    });
  });

  it('have no rates when the player took none, and exclude other players’ kickoffs', () => {
    expect(stats({ player: 1, result: 'won', goalFor: true })).toMatchObject({
      kickoffsTaken: { value: 0 },
      kickoffWinPct: { value: null, over: 0 },
      kickoffGoalsFor: { value: 0 },
    });
  });

  it('credit possession only to the team that had the ball', () => {
    expect(
      stats(
        { possession: 'advantage', ownPossession: true },
        { possession: 'contested' },
        { possession: 'possession', opponentPossession: true },
        { possession: 'loose' },
      ),
    ).toMatchObject({ kickoffPossessionPct: { value: expect.closeTo(100 / 3, 3), over: 3 } });
  });

  it('show how the player approached them', () => {
    expect(
      stats(
        { approach: 'speedFlip', firstTouch: true, contactSpeed: 2300, strength: 0.6, boostLeft: 12 },
        { approach: 'diagonalFlip', contactSpeed: 2100, strength: -0.2, boostLeft: 0 },
      ),
    ).toMatchObject({
      kickoffSpeedFlipPct: { value: 50 },
      firstTouchPct: { value: 50 },
      kickoffContactSpeed: { value: 2200 },
      kickoffStrength: { value: 0.2 },
      kickoffBoostLeft: { value: 6 },
    });
  });

  it('have touch stats only when touched, and distinguish a fake from a miss', () => {
    const untouched = { timeToBall: null, contactSpeed: null, boostLeft: null };
    expect(
      stats({ ...untouched, outcome: 'fake' }, { ...untouched, outcome: 'missed' }, { timeToBall: 2.2 }),
    ).toMatchObject({
      kickoffFakes: { value: 1 },
      kickoffTime: { value: 2.2, over: 1 },
      kickoffContactSpeed: { over: 1 },
    });
  });

  it('use the median time of a team, not the mean of its players', () => {
    const inputs = createInputs([
      { timeToBall: 1.9 },
      { timeToBall: 2 },
      { timeToBall: 2.1 },
      { player: 1, timeToBall: 8 },
    ]);
    expect(calculatePlayerMetrics(inputs[0]!)).toMatchObject({ kickoffTime: { value: 2, over: 3 } });
    expect(calculateTeamMetrics(inputs)).toMatchObject({ kickoffTime: { value: 2.05, over: 4 } });
  });

  it('lead to goals for and against', () => {
    expect(stats({ goalFor: true }, { goalFor: true }, { goalAgainst: true })).toMatchObject({
      kickoffGoalsFor: { value: 2, over: 1 },
      kickoffGoalsAgainst: { value: 1, over: 1 },
    });
  });

  it('have no boost in files without amounts', () => {
    const [input] = createInputs([{ boostLeft: 12 }]);
    expect(calculatePlayerMetrics({ ...input!, facts: { ...input!.facts, boost: null } })).toMatchObject({
      kickoffBoostLeft: { value: null },
    });
  });
});
