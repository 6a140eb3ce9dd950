import { describe, expect, it } from 'vitest';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { readPeerFile } from '../../testing/peer-agreement-file.ts';
import { hasSharedReplays, INTACT_REPLAYS, viewSharedReplay } from '../../testing/shared-replays.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { runDetectors } from '../run-detectors.ts';
import { type Demolition, demolitionDetector } from './demolition.detector.ts';

if (!hasSharedReplays)
  process.stdout.write('left out: demolitions of the shared replays, which are not there\n');

function find(match: MatchView): Demolition[] {
  return [...(runDetectors(match, [demolitionDetector]).get(demolitionDetector) as Demolition[])];
}

const hunt = () =>
  handMadeMatch({
    seconds: 4,
    cars: [
      { team: 0, at: (time) => ({ x: 0, y: -4000 + 2200 * time, z: 17 }) },
      { team: 1, at: () => ({ x: 0, y: -1800, z: 17 }) },
    ],
  });

describe('demolitions', () => {
  it('returns who destroyed whom, where and how fast', () => {
    const match = hunt();
    match.timeline.demolitions.push({ frame: 30, attacker: 0, victim: 1 });
    match.timeline.goals.push({ frame: 60, team: 0, player: 0, playerName: '', assistant: null });
    const [event] = find(match);
    expect(event).toMatchObject({
      kind: 'demolition',
      code: 140,
      player: 0,
      other: 1,
      team: 0,
      frame: 30,
      y: -1800,
    });
    expect(event?.evidence).toMatchObject({ defensive: true, ownTeam: false, live: true });
    expect(event?.evidence.attackerSpeed).toBeCloseTo(2200, -1);
    expect(event?.evidence.secondsToGoal).toBeCloseTo(1, 3);
  });

  it('ignores cars that only meet, and goals by the other side', () => {
    expect(find(hunt())).toEqual([]);
    const match = hunt();
    match.timeline.demolitions.push({ frame: 30, attacker: 0, victim: 1 });
    match.timeline.goals.push({ frame: 60, team: 1, player: 1, playerName: '', assistant: null });
    expect(find(match)[0]?.evidence.secondsToGoal).toBeNull();
  });

  describe.skipIf(!hasSharedReplays)('in the shared replays', () => {
    const COUNTER = 'TAGame.PRI_TA:MatchDemolishes';

    it('match the increments of the game’s counter for each player, in every file that has it', {
      timeout: 120_000,
    }, () => {
      let files = 0;
      let counted = 0;
      for (const name of INTACT_REPLAYS.filter((name) => !name.startsWith('noframes'))) {
        const match = viewSharedReplay(name);
        const { rises, content, players } = match.timeline;
        if (!content.objects.includes(COUNTER)) continue;
        files += 1;
        const events = find(match);
        players.forEach(({ name: who }, player) => {
          const increments = rises
            .filter((rise) => rise.counter === 'demolitions' && rise.player === player)
            .reduce((sum, { before, after }) => sum + after - before, 0);
          counted += increments;
          expect(events.filter((event) => event.player === player).length, `${name}: ${who}`).toBe(
            increments,
          );
        });
      }
      expect(files).toBeGreaterThan(5);
      expect(counted).toBeGreaterThan(40);
    });

    it.each([
      ['era-2026-01-v868-32-net10-demolish-extended-private-3v3', 10],
      ['scenario-one-demo', 1],
      ['scenario-boost-used-with-demo', 1],
    ] as const)('%s has %i', (name, count) => {
      expect(find(viewSharedReplay(name)).length).toBe(count);
    });

    it('match the peer’s, frame by frame, if it reports any', { timeout: 120_000 }, () => {
      let compared = 0;
      for (const name of INTACT_REPLAYS) {
        const theirs = readPeerFile(name)?.streams.demolition ?? [];
        if (theirs.length === 0) continue;
        const frames = find(viewSharedReplay(name)).map(({ frame }) => frame);
        for (const { f } of theirs) {
          compared += 1;
          expect(frames, `${name} ${f}`).toContain(f);
        }
      }
      expect(compared).toBeGreaterThan(40);
    });
  });
});
