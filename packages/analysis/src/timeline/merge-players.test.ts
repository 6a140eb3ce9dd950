import type { UniqueId } from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { CarTable } from './car-table.ts';
import { mergePlayers } from './merge-players.ts';
import type { PlayerRecord } from './player-records.ts';

const steam = (id: string): UniqueId => ({
  system: 1,
  platform: 'steam',
  id,
  name: '',
  extra: new Uint8Array(),
  localId: 0,
});
const none = { score: 0, goals: 0, assists: 0, saves: 0, shots: 0, demolitions: 0 };

function record(changes: Partial<PlayerRecord>): PlayerRecord {
  return {
    actorId: 1,
    firstFrame: 0,
    lastFrame: 9,
    firstElapsed: 0,
    name: 'A',
    uniqueId: steam('1'),
    team: 0,
    inTeam: true,
    presence: [{ from: 0, to: 9 }],
    bot: false,
    botName: '',
    anonymized: false,
    camera: null,
    bodies: [23, 403],
    steeringSensitivity: null,
    counters: { ...none },
    firstCounters: {},
    ballCam: [],
    cars: new CarTable(10),
    next: null,
    countersBefore: { ...none },
    ...changes,
  };
}
const keys = (records: PlayerRecord[]) => mergePlayers(records, 10, 0).players.map(({ key }) => key);

describe('merging records into players', () => {
  it('makes one player per account, however often they joined', () => {
    const records = [
      record({ lastFrame: 4, presence: [{ from: 0, to: 3 }] }),
      record({ firstFrame: 6, presence: [{ from: 6, to: 9 }] }),
      record({ uniqueId: steam('2') }),
    ];
    const { players, indexByRecord } = mergePlayers(records, 10, 0);
    expect(players.map(({ key, presence }) => [key, presence])).toEqual([
      [
        'steam:1',
        [
          { from: 0, to: 3 },
          { from: 6, to: 9 },
        ],
      ],
      ['steam:2', [{ from: 0, to: 9 }]],
    ]);
    expect(records.map((entry) => indexByRecord.get(entry))).toEqual([0, 0, 1]);
  });

  it('lists a player who rejoins on another team before the first kickoff once, on the team they kicked off with', () => {
    const list = (firstLiveFrame: number) => {
      const records = [
        record({ lastFrame: 2, presence: [{ from: 0, to: 2 }] }),
        record({ team: 1, firstFrame: 4, lastFrame: 6, presence: [{ from: 4, to: 6 }] }),
        record({ firstFrame: 8, presence: [{ from: 8, to: 9 }] }),
      ];
      const { players, indexByRecord } = mergePlayers(records, 10, firstLiveFrame);
      return {
        teams: players.map(({ key, team, switched }) => [key, team, switched]),
        indexes: records.map((entry) => indexByRecord.get(entry)),
      };
    };
    const twice = [
      ['steam:1', 0, true],
      ['steam:1#2', 1, true],
    ];
    expect(list(2)).toEqual({ teams: twice, indexes: [0, 1, 0] });
    expect(list(6)).toEqual({
      teams: [
        ['steam:1#2', 0, true],
        ['steam:1', 1, true],
      ],
      indexes: [1, 1, 0],
    });
    expect(list(9)).toEqual({ teams: [['steam:1', 0, false]], indexes: [0, 0, 0] });
  });

  it('continues or adds up counters, as the game did', () => {
    const before = record({ lastFrame: 4, counters: { ...none, score: 300, goals: 2 } });
    const goesOn = record({
      firstFrame: 6,
      firstCounters: { score: 300, goals: 2 },
      counters: { ...none, score: 400, goals: 3 },
    });
    const restarts = record({ firstFrame: 6, counters: { ...none, score: 100, goals: 1 } });
    expect(mergePlayers([before, goesOn], 10, 0).players[0]?.counters).toMatchObject({
      score: 400,
      goals: 3,
    });
    expect(mergePlayers([before, restarts], 10, 0).players[0]?.counters).toMatchObject({
      score: 400,
      goals: 3,
    });
  });

  it('separates bots with the same name only while both are present', () => {
    const bot = { bot: true, uniqueId: null, name: 'Outlaw' };
    expect(keys([record({ ...bot, lastFrame: 3 }), record({ ...bot, firstFrame: 5 })])).toEqual([
      'bot:Outlaw',
    ]);
    expect(keys([record(bot), record(bot)])).toEqual(['bot:Outlaw', 'bot:Outlaw#2']);
  });

  it('leaves out people who never had a team or a car', () => {
    expect(keys([record({ team: null, presence: [] }), record({ cars: null })])).toEqual([]);
  });

  it('hides a name only if the player had hidden it', () => {
    const named = record({});
    const hidden = record({ uniqueId: steam('2'), anonymized: true });
    const { players } = mergePlayers([named, hidden], 10, 0);
    expect(players.map(({ name, nameHidden }) => [name, nameHidden])).toEqual([
      ['A', false],
      ['name hidden by player', true],
    ]);
  });

  it("gives players their team's body and sorts them by team and key", () => {
    const orange = record({ team: 1, uniqueId: steam('01') });
    const { players } = mergePlayers([orange, record({})], 10, 0);
    expect(players.map(({ key, bodyId }) => [key, bodyId])).toEqual([
      ['steam:1', 23],
      ['steam:01', 403],
    ]);
  });
});
