import { attribute, type ReplayScript, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { analyzeReplay } from '../../analyze-replay.ts';
import { addOperations, listActorsByClass, update } from '../../testing/add-actors.ts';
import { editFrames, removeUpdates } from '../../testing/edit-script.ts';
import { analyzeShared, INTACT_REPLAYS } from '../../testing/shared-replays.ts';

const CAMERA = 'TAGame.CameraSettingsActor_TA';
const ON_CAMERA = 'TAGame.CameraSettingsActor_TA:bUsingSecondaryCamera';
const ON_PLAYER = 'TAGame.PRI_TA:bUsingSecondaryCamera';

const STEER = 'TAGame.Vehicle_TA:ReplicatedSteer';

/** Removes ball cam data from all cameras. */
const silent = (replay: ReplayScript): ReplayScript =>
  editFrames(replay, (operations) =>
    removeUpdates(operations, ({ attribute: name }) => name === ON_CAMERA || name === ON_PLAYER),
  );

function ballCams(replay: ReplayScript) {
  const outcome = analyzeReplay(writeReplay(replay));
  if (outcome.kind !== 'complete') throw outcome.error;
  return outcome.report.players.map(({ statistics }) => ({
    percent: statistics['setup.ball_cam_percent'],
    switches: statistics['setup.ball_cam_switches'],
  }));
}

describe('ball cam', () => {
  const { replay } = scriptedMatch({ seed: 5, seconds: 20, teamSize: 1 });

  it('is on the whole time when no one turns it off', () => {
    expect(ballCams(replay)).toEqual([
      { percent: 100, switches: 0 },
      { percent: 100, switches: 0 },
    ]);
  });

  it('is null when the file doesn’t say', () => {
    expect(ballCams(silent(replay))).toEqual([
      { percent: null, switches: null },
      { percent: null, switches: null },
    ]);
  });

  const half = Math.round(replay.frames.length / 2);

  it('is off from the moment the player turns it off, according to the camera', () => {
    const [camera] = listActorsByClass(replay, CAMERA);
    const off = update(camera!, attribute(ON_CAMERA, false));
    // Keyframes repeat it. Earlier state repeated in the camera's keyframes is removed.
    const before = editFrames(replay, (operations, frame) =>
      removeUpdates(
        operations,
        ({ attribute: name }, actorId) => frame > half && actorId === camera && name === ON_CAMERA,
      ),
    );
    const found = ballCams(addOperations(before, { [half]: [off], [half + 20]: [off] }));
    expect(found.map(({ switches }) => switches).sort()).toEqual([0, 1]);
    const changed = found.find(({ switches }) => switches === 1)!;
    expect(changed.percent).toBeGreaterThan(30);
    expect(changed.percent).toBeLessThan(70);
  });

  it('is reported by the player in files up to 2016', () => {
    const [player] = listActorsByClass(replay, 'TAGame.PRI_TA');
    const said = (on: boolean) => update(player!, attribute(ON_PLAYER, on));
    const found = ballCams(addOperations(silent(replay), { 2: [said(true)], [half]: [said(false)] }));
    expect(found.filter(({ percent }) => percent === null)).toHaveLength(1);
    expect(found.find(({ percent }) => percent !== null)).toMatchObject({ switches: 1 });
  });
});

describe('keyboards and sticks', () => {
  /** Everyone steers with the given steps: a keyboard's, or values in between. */
  function devices(steps: readonly number[], max = Number.POSITIVE_INFINITY) {
    const { replay } = scriptedMatch({ seed: 5, seconds: 120, teamSize: 1 });
    let sent = 0;
    const edited = editFrames(replay, (operations) =>
      operations.map((operation) => {
        if (operation.kind !== 'update') return operation;
        const updates = operation.updates.flatMap((one) => {
          if (one.attribute !== STEER) return [one];
          sent += 1;
          return sent > max ? [] : [attribute(STEER, steps[(sent >> 1) % steps.length]!)];
        });
        return { ...operation, updates };
      }),
    );
    const outcome = analyzeReplay(writeReplay(edited));
    if (outcome.kind !== 'complete') throw outcome.error;
    return outcome.report.players.map(({ input }) => input);
  }

  it('differ in the values they send', () => {
    expect(devices([0, 128, 255, 128])).toEqual(['keyboard', 'keyboard']);
    expect(devices([0, 90, 128, 170, 255, 200])).toEqual(['controller', 'controller']);
  });

  it('are not guessed from a few turns or from a mix', () => {
    expect(devices([0, 128, 255, 128], 60)).toEqual([null, null]);
    expect(devices([0, 128, 255, 128, 0, 128, 255, 128, 40])).toEqual([null, null]);
  });
});

describe.skipIf(INTACT_REPLAYS.length === 0)('input devices in real files', () => {
  it('are keyboards for players with only three steering values', () => {
    const { players } = analyzeShared('rumble-3v3-2016-09-casual');
    const withKeys = players.filter(({ input }) => input === 'keyboard').length;
    expect(withKeys).toBe(2);
    const duel = analyzeShared('soccar-1v1-2026-03-private-duel-problematic');
    expect(duel.players.map(({ input }) => input)).toEqual(['controller', 'controller']);
  });
});
