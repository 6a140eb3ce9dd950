import { describe, expect, it } from 'vitest';
import { findMatchMap } from './maps.ts';
import { classifyMode, getMatchPlaylist, type ModeEvidence } from './playlists.ts';

const soccar: ModeEvidence = {
  playlistMode: 'soccar',
  ballObject: 'Archetypes.Ball.Ball_Default',
  ballClass: 'TAGame.Ball_TA',
  eventClass: 'TAGame.GameEvent_Soccar_TA',
  eventObject: 'Archetypes.GameEvent.GameEvent_Soccar',
  rumbleItems: false,
};

describe('mode of a match', () => {
  it.each<[string, Partial<ModeEvidence>, string]>([
    ['a plain ball', {}, 'soccar'],
    ['the World Cup ball', { ballObject: 'Archetypes.Ball.Ball_WorldCup' }, 'soccar'],
    ['an unknown playlist', { playlistMode: null }, 'soccar'],
    ['a puck', { ballObject: 'Archetypes.Ball.Ball_Puck' }, 'snowday'],
    ['a basketball, spelled either way', { ballObject: 'Archetypes.Ball.Ball_BasketBall' }, 'hoops'],
    ['a dropshot ball', { ballObject: 'Archetypes.Ball.Ball_Breakout' }, 'dropshot'],
    ['a heatseeker tournament', { ballObject: 'Archetypes.Ball.Ball_God' }, 'heatseeker'],
    ['rumble items in a private match', { rumbleItems: true }, 'rumble'],
    ['the rumble playlist', { playlistMode: 'rumble' }, 'rumble'],
    ['no ball in knockout', { ballObject: '', eventClass: 'TAGame.GameEvent_KnockOut_TA' }, 'knockout'],
    ['a tutorial', { eventClass: 'TAGame.GameEvent_Training_Goalie_TA' }, 'training'],
    ['a private gridiron match', { eventClass: 'TAGame.GameEvent_Football_TA' }, 'other'],
    ['a territory match', { eventClass: 'TAGame.GameEvent_Territory_TA' }, 'other'],
    [
      'a territory match with a heatseeker ball',
      { ballObject: 'Archetypes.Ball.Ball_God', eventObject: 'GameInfo_HeatseekerTerritory.Archetype' },
      'other',
    ],
    [
      'a new ball that damages the floor',
      { ballObject: 'Archetypes.Ball.Ball_Score', ballClass: 'TAGame.Ball_Breakout_TA' },
      'dropshot',
    ],
    [
      'a new ball that homes in on the goals',
      { ballObject: 'Archetypes.Ball.Ball_New', ballClass: 'TAGame.Ball_God_TA' },
      'heatseeker',
    ],
    ['a haunted ball', { ballClass: 'TAGame.Ball_Haunted_TA' }, 'other'],
  ])('%s', (_, evidence, mode) => {
    expect(classifyMode({ ...soccar, ...evidence })).toBe(mode);
  });
});

describe('playlist and map', () => {
  it('return names for known ids', () => {
    expect(getMatchPlaylist(13, 'Online')).toMatchObject({
      name: 'Ranked Standard',
      slug: 'ranked-standard',
      ranked: true,
    });
    expect(findMatchMap('Stadium_P')).toEqual({ code: 'stadium_p', name: 'DFH Stadium', standard: true });
    expect(findMatchMap('HoopsStreet_p').standard).toBe(false);
  });

  it('never fail for unknown ids', () => {
    expect(getMatchPlaylist(74, 'Online')).toMatchObject({ slug: 'event', mode: 'other' });
    expect(getMatchPlaylist(4711, 'Online')).toMatchObject({ id: 4711, name: 'Online', mode: null });
    expect(getMatchPlaylist(null, 'Private')).toMatchObject({ id: null, name: 'Private', slug: 'private' });
    expect(getMatchPlaylist(null, '')).toMatchObject({ name: 'Unknown', slug: 'unknown' });
    expect(findMatchMap('new_harbour_p')).toEqual({
      code: 'new_harbour_p',
      name: 'New Harbour',
      standard: true,
    });
    expect(findMatchMap('')).toMatchObject({ name: 'Unknown' });
  });
});
