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

/** The replay as if the recording stopped before a frame. */
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
  it('are the header’s and the scoreboard’s, once, at the earlier frame', () => {
    const goals = collectGoals(
      headerWith([300, 0, 'A']),
      clock,
      [{ frame: 302, team: 0, score: 1 }],
      [{ frame: 304, player: 2, counter: 'assists', before: 0, after: 1 }],
      players,
    );
    expect(goals).toEqual([{ frame: 300, team: 0, player: 0, playerName: 'A', assistant: 2 }]);
  });

  it('belong to the team that scored, whatever side the header gives an own goal', () => {
    const goals = collectGoals(
      headerWith([300, 0, 'A']),
      clock,
      [{ frame: 299, team: 1, score: 1 }],
      [],
      players,
    );
    expect(goals).toEqual([{ frame: 299, team: 1, player: null, playerName: '', assistant: null }]);
  });

  it('do not happen in the first second of a recording', () => {
    expect(collectGoals(headerWith([5, 0, 'A']), clock, [], [], players)).toEqual([]);
  });

  it('without a header entry count when the game stops for them', () => {
    const rise = { frame: 300, team: 1, score: 1 } as const;
    expect(collectGoals(headerWith(), clock, [rise], [], players)).toEqual([]);
    const stopping = makeClock(600);
    stopping.phase.fill(PHASE.postGoal, 303, 330);
    const counter = { frame: 301, player: 1, counter: 'goals', before: 0, after: 1 } as const;
    expect(collectGoals(headerWith(), stopping, [rise], [counter], players)).toEqual([
      { frame: 300, team: 1, player: 1, playerName: 'B', assistant: null },
    ]);
  });

  it('that only the header knows are kept', () => {
    expect(collectGoals(headerWith([598, 1, 'B']), clock, [], [], players)).toMatchObject([
      { frame: 598, team: 1, player: 1 },
    ]);
  });

  it('are in the last frame when the recording stops with them', () => {
    const listed = headerWith([600, 1, 'B']);
    expect(collectGoals(listed, clock, [], [], players)).toMatchObject([{ frame: 599, team: 1, player: 1 }]);
    expect(collectGoals(headerWith([601, 1, 'B']), clock, [], [], players)).toEqual([]);
  });

  it('add up to the score of a written match whose recording stops with the golden goal', () => {
    const { replay, expected } = scriptedMatch({ teamSize: 2, overtime: true, seed: 4 });
    const golden = expected.goals.at(-1)!;
    const { goals } = readTimeline(writeReplay(endedBefore(replay, golden.frame)));
    const score = [0, 1].map((team) => goals.filter((goal) => goal.team === team).length);
    expect(score).toEqual(expected.score);
    expect(goals.at(-1)).toMatchObject({ frame: golden.frame - 1, playerName: golden.scorer });
  });
});
