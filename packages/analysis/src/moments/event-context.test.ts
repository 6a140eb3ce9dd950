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
  opening: [0, 0],
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

  it.each([
    ['with goals', [happening('goal', 10, { team: 1 }), happening('goal', 20), happening('goal', 30)]],
    ['without goals', []],
  ])('counts the goals before a recording that starts mid-match %s', (_, goals) => {
    const read = createContextReader({ opening: [1, 2], ofKind: () => goals, ofPlayer: () => [] });
    const states = [5, 15, 25, 35].map((time) => read(happening('touch', time)).scoreState);
    expect(states).toEqual(
      goals.length === 0 ? ['behind', 'behind', 'behind', 'behind'] : ['behind', 'behind', 'behind', 'level'],
    );
    expect(read(happening('touch', 5, { team: 1 })).scoreState).toBe('ahead');
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
