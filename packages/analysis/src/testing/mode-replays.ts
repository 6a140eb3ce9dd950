import { attribute, type ReplayScript, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { addClasses, addOperations, listActorsByClass, spawnActor, update } from './add-actors.ts';

const SPRING = 'TAGame.SpecialPickup_BallCarSpring_TA';
const BOOT = 'Archetypes.SpecialPickups.SpecialPickup_CarSpring';
const ITEM = 900;
const UNUSED = 901;
const PLACE = { x: 0, y: 0, z: 17 };

/** Rumble: a car gets a boot in frame 20 and uses it in 50, gets another in 70 and never uses that. */
export function createRumbleReplay(): Uint8Array {
  const replay = addClasses(scriptedMatch({ seed: 3, seconds: 20 }).replay, [SPRING], [BOOT]);
  const [car] = listActorsByClass(replay, 'TAGame.Car_TA');
  const held = attribute('TAGame.CarComponent_TA:Vehicle', { actor: true, id: car! });
  const active = (counter: number) => attribute('TAGame.CarComponent_TA:ReplicatedActive', counter);
  return writeReplay(
    addOperations(replay, {
      20: [spawnActor(replay, ITEM, SPRING, BOOT, PLACE)],
      // The file can report the holder late.
      22: [update(ITEM, held)],
      50: [update(ITEM, active(3))],
      60: [{ kind: 'destroy', actorId: ITEM }],
      70: [spawnActor(replay, UNUSED, SPRING, BOOT, PLACE), update(UNUSED, held)],
      90: [{ kind: 'destroy', actorId: UNUSED }],
    }),
  );
}

const PLATFORM = 'TAGame.BreakOutActor_Platform_TA';
const TILES = [900, 901, 902];

/** Three tiles: one damaged before the recording starts, then two hits, the second spread over two frames. */
function withTiles(script: ReplayScript): ReplayScript {
  const objects = TILES.map(
    (_, index) => `shattershot_vfx.TheWorld:PersistentLevel.BreakOutActor_Platform_TA_${index}`,
  );
  const replay = addClasses(script, [PLATFORM], objects);
  const [player] = listActorsByClass(replay, 'TAGame.PRI_TA');
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
  return addOperations(replay, {
    30: [...TILES.map((tile, index) => spawnActor(replay, tile, PLATFORM, objects[index]!)), hit(900, 1, 7)],
    60: [hit(900, 2, 100), hit(901, 1, 100)],
    // A keyframe repeats it.
    70: [hit(901, 1, 100)],
    120: [hit(901, 2, -300)],
    123: [hit(902, 1, -300)],
  });
}

const BALL = 'Archetypes.Ball.Ball_';

/** A scripted match with the ball of another mode, which is what says the mode. */
function withBall(replay: ReplayScript, ball: string): ReplayScript {
  const objects = replay.objects.map((name) => (name === `${BALL}Default` ? BALL + ball : name));
  return { ...replay, objects };
}

/** Dropshot's tiles; the ball is soccar's where the floor alone is looked at. */
export function createDropshotReplay(ball: 'Breakout' | 'Default' = 'Breakout'): Uint8Array {
  return writeReplay(withBall(withTiles(scriptedMatch({ seed: 3, seconds: 20 }).replay), ball));
}

export function createHoopsReplay(): Uint8Array {
  return writeReplay(withBall(scriptedMatch({ seed: 3, seconds: 20 }).replay, 'BasketBall'));
}
