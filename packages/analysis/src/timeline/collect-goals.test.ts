import type { HeaderProperty, ReplayHeader } from '@datacoach/replay';
import { type ReplayScript, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { makeClock } from '../testing/make-tracks.ts';
import { readTimeline } from '../testing/properties/matches.ts';
import { collectGoals } from './collect-goals.ts';
import type { TimelinePlayer } from './timeline.ts';
import { PHASE } from './tracks.ts';

function headerWith(...goals: [frame: number, team: 0 | 1, name: string][]): ReplayHeader {
  const property = (key: string, value: HeaderProperty['value']): HeaderProperty => ({
    key,
    index: 0,
    value,
  });
  return {
    version: { major: 868, minor: 32, net: 10 },
    gameType: '',
    properties: [
      property('Goals', {
        kind: 'array',
        items: goals.map(([frame, team, name]) => [
          property('frame', { kind: 'int', value: frame }),
          property('PlayerName', { kind: 'str', value: name }),
          property('PlayerTeam', { kind: 'int', value: team }),
        ]),
      }),
    ],
  };
}

/** Returns the replay as if the recording had stopped before a frame. */
function endedBefore({ header, ...replay }: ReplayScript, frame: number): ReplayScript {
  const properties = header.properties.map(
    (property): HeaderProperty =>
      property.key === 'NumFrames' ? { ...property, value: { kind: 'int', value: frame } } : property,
  );
  return { ...replay, header: { ...header, properties }, frames: replay.frames.slice(0, frame) };
}

const players = [
  { name: 'A', team: 0 },
  { name: 'B', team: 1 },
  { name: 'C', team: 0 },
] as TimelinePlayer[];
const clock = makeClock(600);

describe('goals', () => {
  it("merges the header's and the scoreboard's goals, at the earlier frame", () => {
    const goals = collectGoals(
      headerWith([300, 0, 'A']),
      clock,
      [{ frame: 302, team: 0, score: 1 }],
      [{ frame: 304, player: 2, counter: 'assists', before: 0, after: 1 }],
      players,
    );
    expect(goals).toEqual([{ frame: 300, team: 0, player: 0, playerName: 'A', assistant: 2 }]);
  });

  it('credits the team that scored, whichever side the header lists an own goal for', () => {
    const goals = collectGoals(
      headerWith([300, 0, 'A']),
      clock,
      [{ frame: 299, team: 1, score: 1 }],
      [],
      players,
    );
    expect(goals).toEqual([{ frame: 299, team: 1, player: null, playerName: '', assistant: null }]);
  });

  it('ignores goals in the first second of a recording', () => {
    expect(collectGoals(headerWith([5, 0, 'A']), clock, [], [], players)).toEqual([]);
  });

  it('counts goals without a header entry when the game stops for them', () => {
    const rise = { frame: 300, team: 1, score: 1 } as const;
    expect(collectGoals(headerWith(), clock, [rise], [], players)).toEqual([]);
    const stopping = makeClock(600);
    stopping.phase.fill(PHASE.postGoal, 303, 330);
    const counter = { frame: 301, player: 1, counter: 'goals', before: 0, after: 1 } as const;
    expect(collectGoals(headerWith(), stopping, [rise], [counter], players)).toEqual([
      { frame: 300, team: 1, player: 1, playerName: 'B', assistant: null },
    ]);
  });

  it('keeps goals that only the header has', () => {
    expect(collectGoals(headerWith([598, 1, 'B']), clock, [], [], players)).toMatchObject([
      { frame: 598, team: 1, player: 1 },
    ]);
  });

  it('puts goals in the last frame when the recording stops with them', () => {
    const listed = headerWith([600, 1, 'B']);
    expect(collectGoals(listed, clock, [], [], players)).toMatchObject([{ frame: 599, team: 1, player: 1 }]);
    expect(collectGoals(headerWith([601, 1, 'B']), clock, [], [], players)).toEqual([]);
  });

  it('adds up to the score of a written match that stops with the golden goal', () => {
    const { replay, expected } = scriptedMatch({ teamSize: 2, overtime: true, seed: 4 });
    const golden = expected.goals.at(-1)!;
    const { goals } = readTimeline(writeReplay(endedBefore(replay, golden.frame)));
    const score = [0, 1].map((team) => goals.filter((goal) => goal.team === team).length);
    expect(score).toEqual(expected.score);
    expect(goals.at(-1)).toMatchObject({ frame: golden.frame - 1, playerName: golden.scorer });
  });
});
