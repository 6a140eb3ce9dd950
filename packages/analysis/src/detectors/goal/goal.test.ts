import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { ballPath, createTwoTouches, stationary, striker } from '../../testing/hand-made-plays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { assistDetector } from '../assist/assist.detector.ts';
import type { GameEvent } from '../game-event.ts';
import { runDetectors } from '../run-detectors.ts';
import { shotDetector } from '../shot/shot.detector.ts';
import { goalDetector } from './goal.detector.ts';

const NORTH = Math.PI / 2;
const STILL = { x: 0, y: 0, z: 0 };

function findGoalEvents(match: MatchView): GameEvent[] {
  return [...runDetectors(match, [goalDetector]).get(goalDetector)!];
}

describe('goals', () => {
  it('have a scorer, assist, shot, placement and score', () => {
    const match = handMadeMatch({
      seconds: 4,
      ball: ballPath([
        { from: 0, position: { x: 0, y: 3000, z: 93 }, velocity: STILL, rolling: true },
        { from: 1, position: { x: 0, y: 3000, z: 93 }, velocity: { x: 500, y: 2500, z: 300 } },
      ]),
      cars: [
        { team: 0, at: striker(1, { x: 0, y: 3000, z: 93 }, NORTH, 1400) },
        { team: 0, at: stationary(-2000, 0) },
        { team: 1, at: stationary(0, -4000) },
      ],
    });
    match.timeline.goals.push({ frame: 57, team: 0, player: 0, playerName: 'Player 0', assistant: 1 });
    match.timeline.explosions.push({ frame: 57, x: 430, y: 5200, z: 130, scorerActor: null });
    match.timeline.rises.push(
      { frame: 57, player: 0, counter: 'goals', before: 0, after: 1 },
      { frame: 59, player: 1, counter: 'assists', before: 0, after: 1 },
    );
    const [goal, ...more] = findGoalEvents(match);
    expect(more).toEqual([]);
    expect(goal).toMatchObject({ kind: 'goal', code: 20, player: 0, other: 1, frame: 57, x: 430, z: 130 });
    // +x is on the left of a player facing +y.
    expect(goal!.evidence).toMatchObject({
      credited: true,
      goalsFor: 1,
      goalsAgainst: 0,
      placement: 'bottomLeft',
      right: -430,
      ownGoal: false,
      emptyNet: true,
      lastMan: 2,
      longDistance: false,
    });
    expect(goal!.evidence.xg).toBeGreaterThan(0.5);
    expect(runDetectors(match, [assistDetector]).get(assistDetector)).toMatchObject([
      { kind: 'assist', code: 70, player: 1, other: 0 },
    ]);
  });

  it('counts an own goal only when the touch turns in a ball that was going wide, not on a failed save', () => {
    const wide = createTwoTouches({ x: 1500, y: 1000, z: 0 }, { x: -1300, y: 2300, z: 0 });
    wide.timeline.goals.push({ frame: 90, team: 0, player: 0, playerName: 'Player 0', assistant: null });
    expect(findGoalEvents(wide).map(({ kind, code, player }) => [kind, code, player])).toEqual([
      ['ownGoal', 25, 1],
      ['goal', 20, 0],
    ]);
    const straight = createTwoTouches({ x: 0, y: 1200, z: 0 }, { x: 200, y: 2200, z: 0 });
    straight.timeline.goals.push({ frame: 90, team: 0, player: 0, playerName: 'Player 0', assistant: null });
    expect(findGoalEvents(straight).map(({ kind }) => kind)).toEqual(['goal']);
    // The shot must agree with its goal, so that expected goals and goals exclude the same ones.
    const ownGoals = (match: MatchView) =>
      runDetectors(match, [shotDetector])
        .get(shotDetector)!
        .filter(({ evidence }) => evidence.outcome === 'goal')
        .map(({ evidence }) => evidence.ownGoal);
    expect([ownGoals(wide), ownGoals(straight)]).toEqual([[true], [false]]);
  });

  it('add to the score at the start of the recording', () => {
    const match = createTwoTouches({ x: 0, y: 1200, z: 0 }, { x: 200, y: 2200, z: 0 });
    match.timeline.facts.firstScores = [1, 2];
    match.timeline.goals.push({ frame: 90, team: 0, player: 0, playerName: 'Player 0', assistant: null });
    expect(findGoalEvents(match)[0]!.evidence).toMatchObject({ goalsFor: 2, goalsAgainst: 2 });
  });
});
