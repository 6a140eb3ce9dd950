import { decodeReplay } from '@datacoach/replay';
import { attribute, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { analyzeReplay } from '../../analyze-replay.ts';
import { actorsOf, addClasses, addOperations, announce, update } from '../../testing/add-actors.ts';
import { readTimeline } from '../../testing/properties/matches.ts';
import { analyzeShared, INTACT_REPLAYS, readSharedReplay } from '../../testing/shared-replays.ts';
import { createMatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { floorDamageDetector } from './floor-damage.detector.ts';

const PLATFORM = 'TAGame.BreakOutActor_Platform_TA';
const TILES = [900, 901, 902];

/** Three tiles: one damaged before the recording starts, then two hits, the second spread over two frames. */
function dropshotReplay(): Uint8Array {
  const objects = TILES.map(
    (_, index) => `shattershot_vfx.TheWorld:PersistentLevel.BreakOutActor_Platform_TA_${index}`,
  );
  const replay = addClasses(scriptedMatch({ seed: 3, seconds: 20 }).replay, [PLATFORM], objects);
  const [player] = actorsOf(replay, 'TAGame.PRI_TA');
  const hit = (tile: number, tileState: number, x: number) =>
    update(
      tile,
      attribute('TAGame.BreakOutActor_Platform_TA:DamageState', {
        tileState,
        causer: { actor: true, id: player! },
        ballPosition: { x, y: 2000, z: 0 },
        directHit: true,
        unknown: false,
      }),
    );
  return writeReplay(
    addOperations(replay, {
      30: [...TILES.map((tile, index) => announce(replay, tile, PLATFORM, objects[index]!)), hit(900, 1, 7)],
      60: [hit(900, 2, 100), hit(901, 1, 100)],
      // A keyframe repeats it.
      70: [hit(901, 1, 100)],
      120: [hit(901, 2, -300)],
      123: [hit(902, 1, -300)],
    }),
  );
}

describe('floor damage', () => {
  it('is one event per hit, without damage from before the tiles appeared', () => {
    const match = createMatchView(readTimeline(dropshotReplay()));
    const events = runDetectors(match, [floorDamageDetector]).get(floorDamageDetector);
    expect(events).toMatchObject([
      { kind: 'floorDamage', frame: 60, x: 100, y: 2000, evidence: { tiles: 2, opened: 1 } },
      { kind: 'floorDamage', frame: 120, x: -300, evidence: { tiles: 2, opened: 1 } },
    ]);
  });

  it('is not a stat in soccar matches', () => {
    const outcome = analyzeReplay(dropshotReplay());
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
