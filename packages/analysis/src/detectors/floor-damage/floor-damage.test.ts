import { decodeReplay } from '@datacoach/replay';
import { describe, expect, it } from 'vitest';
import { analyzeReplay } from '../../analyze-replay.ts';
import { createDropshotReplay } from '../../testing/mode-replays.ts';
import { readTimeline } from '../../testing/properties/matches.ts';
import { analyzeShared, INTACT_REPLAYS, readSharedReplay } from '../../testing/shared-replays.ts';
import { createMatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { floorDamageDetector } from './floor-damage.detector.ts';

describe('floor damage', () => {
  it('is one event per hit, without damage from before the tiles appeared', () => {
    const match = createMatchView(readTimeline(createDropshotReplay()));
    const events = runDetectors(match, [floorDamageDetector]).get(floorDamageDetector);
    expect(events).toMatchObject([
      { kind: 'floorDamage', frame: 60, x: 100, y: 2000, evidence: { tiles: 2, opened: 1 } },
      { kind: 'floorDamage', frame: 120, x: -300, evidence: { tiles: 2, opened: 1 } },
    ]);
  });

  it('is counted in a match of Dropshot', () => {
    const outcome = analyzeReplay(createDropshotReplay());
    if (outcome.kind !== 'complete') throw outcome.error;
    const { match, players } = outcome.report;
    expect(match.mode).toBe('dropshot');
    expect(players.map(({ statistics }) => statistics['dropshot.tiles_damaged'])).toContain(4);
  });

  it('is not a stat in soccar matches', () => {
    const outcome = analyzeReplay(createDropshotReplay('Default'));
    if (outcome.kind !== 'complete') throw outcome.error;
    for (const { statistics } of outcome.report.players)
      expect(statistics['dropshot.tiles_damaged']).toBeNull();
  });
});

/** Damage counted by the scoreboard, by name. */
function countedDamage(name: string): Record<string, number> {
  const names = new Map<number, string>();
  const counted: Record<string, number> = {};
  decodeReplay(readSharedReplay(name), {
    attributes: {
      'Engine.PlayerReplicationInfo:PlayerName': (actorId, value) => {
        names.set(actorId, value);
      },
      'TAGame.PRI_TA:MatchBreakoutDamage': (actorId, value) => {
        counted[names.get(actorId)!] = value;
      },
    },
  });
  return counted;
}

describe.skipIf(INTACT_REPLAYS.length === 0)('floor damage in real files', () => {
  it.each(INTACT_REPLAYS.filter((name) => name.includes('dropshot')))('%s matches the scoreboard', (name) => {
    const counted = countedDamage(name);
    expect(Object.keys(counted).length).toBeGreaterThan(4);
    const found = analyzeShared(name).players.flatMap(({ name: player, statistics }) => {
      const tiles = statistics['dropshot.tiles_damaged'];
      return tiles ? [[player, tiles] as const] : [];
    });
    expect(Object.fromEntries(found)).toEqual(counted);
  });
});
