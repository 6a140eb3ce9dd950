import type { MatchEvent } from '@datacoach/contract';
import { describe, expect, it } from 'vitest';
import { createContextReader } from './event-context.ts';

function happening(kind: string, time: number, changes: Partial<MatchEvent> = {}): MatchEvent {
  return {
    kind,
    code: null,
    team: 0,
    player: 'ann',
    playerName: null,
    other: null,
    otherName: null,
    frame: time * 30,
    endFrame: time * 30,
    time,
    duration: 0,
    clock: { seconds: 300 - time, overtime: false },
    x: 0,
    y: 0,
    z: 0,
    zone: null,
    confidence: 1,
    evidence: {},
    ...changes,
  };
}

const EVENTS = [
  happening('role', 0, { endFrame: 300, evidence: { role: 'first' } }),
  happening('role', 10, { endFrame: 600, evidence: { role: 'third' } }),
  happening('role', 0, { player: 'ben', endFrame: 600, evidence: { role: 'second' } }),
  happening('goal', 10),
  happening('goal', 15, { team: 1, player: 'cid' }),
];
const getContext = createContextReader({
  ofKind: (kind) => EVENTS.filter((event) => event.kind === kind),
  ofPlayer: (kind, player) => EVENTS.filter((event) => event.kind === kind && event.player === player),
});

describe('what the match says of an event', () => {
  it.each([
    ['before any goal', 9, 0, 'level'],
    ['of the goal itself', 10, 0, 'level'],
    ['after an own goal scored', 12, 0, 'ahead'],
    ['after a goal against', 12, 1, 'behind'],
    ['once it is tied again', 16, 0, 'level'],
    ['of no team', 12, null, null],
  ] as const)('is the score %s', (_, time, team, requested) => {
    expect(getContext(happening('touch', time, { team })).scoreState).toBe(requested);
  });

  it('counts the goals scored before a recording that starts mid-match', () => {
    const goals = [
      happening('goal', 10, { team: 1, evidence: { goalsFor: 3, goalsAgainst: 1 } }),
      happening('goal', 20, { evidence: { goalsFor: 2, goalsAgainst: 3 } }),
      happening('goal', 30, { evidence: { goalsFor: 3, goalsAgainst: 3 } }),
    ];
    const read = createContextReader({
      ofKind: (kind) => (kind === 'goal' ? goals : []),
      ofPlayer: () => [],
    });
    const states = [5, 15, 25, 35].map((time) => read(happening('touch', time)).scoreState);
    expect(states).toEqual(['behind', 'behind', 'behind', 'level']);
  });

  it.each([
    ['in the first span', 'ann', 9, 'first'],
    ['where one span ends and the next begins', 'ann', 10, 'third'],
    ['of a teammate', 'ben', 9, 'second'],
    ['after the last span', 'ann', 20, null],
    ['without spans', 'cid', 9, null],
    ['of no player', null, 9, null],
  ] as const)('is the role %s', (_, player, time, requested) => {
    expect(getContext(happening('touch', time, { player })).role).toBe(requested);
  });
});
