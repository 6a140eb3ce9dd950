import { describe, expect, it } from 'vitest';
import { analyzeShared, hasSharedReplays } from '../testing/shared-replays.ts';
import { playerKey } from './merge-players.ts';

if (!hasSharedReplays)
  console.error('identity cases of real files left out: no shared replays next to the repository');

const uniqueId = {
  system: 1,
  platform: 'steam',
  id: '76561',
  name: '',
  extra: new Uint8Array(),
  localId: 0,
} as const;

describe('player key', () => {
  it('is platform and ID', () => {
    expect(playerKey({ uniqueId, bot: false, name: 'A' })).toBe('steam:76561');
  });

  it('distinguishes the guests of a split screen', () => {
    expect(playerKey({ uniqueId: { ...uniqueId, localId: 1 }, bot: false, name: 'A(2)' })).toBe(
      'steam:76561:1',
    );
  });

  it('uses the account name where old PlayStation IDs are all the same', () => {
    const playstation = { ...uniqueId, system: 2, platform: 'ps4', id: '1', name: 'Rsk_Gold' } as const;
    expect(playerKey({ uniqueId: playstation, bot: false, name: 'Rsk_Gold' })).toBe('ps4:Rsk_Gold');
  });

  it('uses the name for bots, even if they have an ID', () => {
    expect(playerKey({ uniqueId, bot: true, name: 'Outlaw' })).toBe('bot:Outlaw');
    expect(playerKey({ uniqueId: null, bot: false, name: 'X' })).toBe('name:X');
  });
});

describe.skipIf(!hasSharedReplays)('players of real files', () => {
  const players = (name: string) =>
    analyzeShared(name).players.map(({ key, name: shown, team }) => `${team} ${key} ${shown}`);

  it('keeps two players of one split screen apart', () => {
    expect(players('soccar-splitscreen-2016-11-offline')).toEqual([
      '0 steam:76561197960464457 Nadir',
      '1 steam:76561197960464457:1 Nadir(2)',
    ]);
  });

  it('lists guests, bots that fill in twice, leavers and players who rejoin once each', () => {
    expect(players('soccar-3v3-2016-09-casual-windows1252-splitscreen')).toEqual([
      '0 steam:76561198033459682:1 caudillman6000³(2)',
      '0 steam:76561198101748375 comagoosie',
      '0 steam:76561198033459682 caudillman6000³',
      '1 steam:76561198132068004 Nova4237',
      '1 ps4:pcho409 pcho409',
      '1 bot:Poncho Poncho',
      '1 ps4:seattles_bestbud seattles_bestbud',
      '1 steam:76561198003108931 KTJ',
      '1 bot:Dude Dude',
      '1 bot:Junker Junker',
      '1 bot:Swabbie Swabbie',
      '1 ps4:cslaught19 cslaught19',
      '1 ps4:jerrymouse13 jerrymouse13',
    ]);
  });

  it('has one human and seven bots', () => {
    const report = analyzeShared('soccar-4v4-2020-03-private-bots');
    expect(report.players.filter(({ bot }) => bot)).toHaveLength(7);
    expect(report.players.filter(({ bot }) => !bot).map(({ name }) => name)).toEqual(['Gutbuster']);
    expect(report.match.teamSize).toBe(4);
  });

  it('leaves observers and admins out of an event match', () => {
    const report = analyzeShared('soccar-3v3-2026-05-private-rlcs');
    expect(report.players.map(({ name }) => name)).toEqual([
      'swiftt./',
      'Lostt.',
      'yANXNZ',
      'Atomic',
      'BeastMode',
      'Daniel',
    ]);
    expect(report.teams.map(({ name }) => name)).toEqual(['FURIA', 'NRG']);
    expect(report.match.overtimeSeconds).toBeGreaterThan(100);
  });

  it("finds the players of a file whose header doesn't list any", () => {
    const report = analyzeShared('soccar-4v4-2015-07-launch-day');
    expect(report.players).toHaveLength(10);
    expect(report.players.find(({ name }) => name === 'Jet5195')?.statistics['core.goals']).toBe(2);
  });

  it('lists a bot that only the header knows, without driving stats', () => {
    const { players: list } = analyzeShared('soccar-1v1-2026-07-casual-duel-with-bot');
    const bot = list.find(({ key }) => key === 'bot:Outlaw');
    expect(bot?.statistics['core.score']).toBe(0);
    expect(bot?.statistics['movement.avg_speed']).toBeNull();
  });

  it('shows names unless the player asked the game to hide them', () => {
    // Since 2026-06 every player has an AnonymizedName ("Player 1"), hidden or not.
    const { players: list } = analyzeShared('era-2026-06-v868-32-net11-worldcup-ball-ranked-2v2');
    expect(list.every(({ nameHidden }) => !nameHidden)).toBe(true);
    expect(list.map(({ name }) => name)).toContain('MEGA');
  });

  it('reads camera settings, car and sensitivity', () => {
    const { players: list } = analyzeShared('soccar-1v1-2026-03-private-duel-problematic');
    const strangy = list.find(({ name }) => name === 'strangy');
    expect(strangy?.car).toEqual({ id: 1159, name: 'X-Devil Mk2', hitbox: 'Hybrid' });
    expect(strangy?.steeringSensitivity).toBe(1);
    expect(strangy?.camera).toMatchObject({ fov: 107, height: 90, pitch: -4, distance: 260, stiffness: 0.5 });
  });
});
