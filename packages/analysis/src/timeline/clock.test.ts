import { attribute, type ReplayScript, scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { buildReport } from '../report/build-report.ts';
import { editFrames } from '../testing/edit-script.ts';
import { readTimeline } from '../testing/properties/matches.ts';

const GAME_EVENT = 'TAGame.GameEvent_Soccar_TA';
/** A channel that no actor in a written match has. */
const OTHER_EVENT = 1500;

/** Returns the match with a second game event that cycles through countdown, finished and overtime. */
function withSecondEvent(replay: ReplayScript, from: number): ReplayScript {
  const spawned = replay.frames[0]!.operations.find(
    (operation) => operation.kind === 'spawn' && operation.className === GAME_EVENT,
  );
  if (spawned?.kind !== 'spawn') throw new Error('the match has no game event');
  const names = [...replay.names, 'Lobby'];
  return editFrames({ ...replay, names }, (operations, frame) => {
    if (frame < from) return [...operations];
    const updates = [
      attribute('TAGame.GameEvent_TA:ReplicatedStateName', names.indexOf('Lobby')),
      attribute('TAGame.GameEvent_Soccar_TA:SecondsRemaining', frame % 300),
      attribute('TAGame.GameEvent_Soccar_TA:bOverTime', frame % 2 === 0),
    ];
    return [
      ...operations,
      ...(frame === from ? [{ ...spawned, actorId: OTHER_EVENT }] : []),
      { kind: 'update', actorId: OTHER_EVENT, updates },
    ];
  });
}

describe('the clock of a file with two game events', () => {
  const { replay } = scriptedMatch({ teamSize: 2, seed: 21 });
  const alone = readTimeline(writeReplay(replay));

  it.each([0, 400])('follows the match when the other event appears in frame %i', (from) => {
    const both = readTimeline(writeReplay(withSecondEvent(replay, from)));
    expect(both.clock).toEqual(alone.clock);
    expect(buildReport(both)).toEqual(buildReport(alone));
  });
});
