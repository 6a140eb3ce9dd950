import type { PlayedMatchOptions, PlayedPlayer } from '@datacoach/replay-fixtures';

/** Diamond: the rank at which most of what the page shows happens within five minutes. */
export const SAMPLE_TIER = 14;

const createPlayer = (name: string, number: bigint, skill: PlayedPlayer['skill']): PlayedPlayer => ({
  name,
  uniqueId: {
    system: 1,
    platform: 'steam',
    id: String(number),
    name: '',
    extra: new Uint8Array(),
    localId: 0,
  },
  skill,
});

/** The match of "Open a sample match": doubles between fictional players. A different seed gives a different match. */
export const SAMPLE_MATCH: PlayedMatchOptions = {
  seed: 24,
  blue: [
    createPlayer('Marlow', 76561190000000101n, { tier: SAMPLE_TIER + 1, weakness: 'boost', severity: 1 }),
    createPlayer('Tavi', 76561190000000102n, { tier: SAMPLE_TIER }),
  ],
  orange: [
    createPlayer('Okonkwo', 76561190000000103n, { tier: SAMPLE_TIER }),
    createPlayer('Brisk', 76561190000000104n, { tier: SAMPLE_TIER, weakness: 'rotation', severity: 1 }),
  ],
  identity: {
    guid: '0DA7AC0AC4000000000000000000F00D',
    replayId: '0DA7AC0AC4000000000000000000BEEF',
    startEpoch: 1_755_706_800n,
    date: '2025-08-20 18-20-00',
    map: 'Stadium_P',
    playlist: 11,
    recorder: 0,
  },
};
