import { scriptedMatch, writeReplay } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { analyzeReplay } from '../../analyze-replay.ts';
import { handMadeMatch } from '../../testing/hand-made-match.ts';
import { createRumbleReplay } from '../../testing/mode-replays.ts';
import { INTACT_REPLAYS, viewSharedReplay } from '../../testing/shared-replays.ts';
import { listItemUses } from '../../timeline/item-uses.ts';
import type { TimelineItem } from '../../timeline/timeline.ts';
import { runDetectors } from '../run-detectors.ts';
import { rumbleItemDetector } from './rumble-item.detector.ts';

describe('Rumble items in a file', () => {
  it('are reported with holder, use and end', () => {
    const outcome = analyzeReplay(createRumbleReplay(), { events: true });
    if (outcome.kind !== 'complete') throw outcome.error;
    const events = outcome.events!.filter(({ kind }) => kind === 'itemGained' || kind === 'itemUsed');
    expect(events).toMatchObject([
      { kind: 'itemGained', frame: 20, evidence: { item: 'boot', used: true } },
      { kind: 'itemUsed', frame: 50, evidence: { item: 'boot', goal: false } },
      { kind: 'itemGained', frame: 70, evidence: { item: 'boot', used: false } },
    ]);
    const [gained, used] = events;
    expect(used!.evidence.held).toBeCloseTo(used!.time - gained!.time, 1);
    const { report } = outcome;
    expect(report.match.mode).toBe('rumble');
    const owner = report.players.find(({ key }) => key === gained!.player);
    expect(owner?.statistics).toMatchObject({
      'rumble.items_received': 2,
      'rumble.items_used': 1,
      'rumble.items_used_percent': 50,
      'rumble.goals_with_items': 0,
    });
    expect(report.teams[owner!.team].statistics['rumble.items_received']).toBe(2);
  });

  it('are not detected in soccar', () => {
    const outcome = analyzeReplay(writeReplay(scriptedMatch({ seed: 3, seconds: 20 }).replay));
    if (outcome.kind !== 'complete') throw outcome.error;
    for (const { statistics } of outcome.report.players) {
      expect(statistics['rumble.items_received']).toBeNull();
      expect(statistics['dropshot.tiles_damaged']).toBeNull();
      expect(statistics['hoops.dunks']).toBeNull();
    }
  });
});

describe('goal with an item', () => {
  function scored(goalFrame: number, item: Partial<TimelineItem> = {}): boolean {
    const match = handMadeMatch({ seconds: 20, cars: [{ team: 0, at: () => ({ x: 0, y: 0, z: 17 }) }] });
    const { timeline } = match;
    timeline.items.push({ frame: 30, player: 0, item: 'spikes', usedFrame: 60, endFrame: 150, ...item });
    timeline.goals.push({ frame: goalFrame, team: 0, player: 0, playerName: '', assistant: null });
    const used = runDetectors(match, [rumbleItemDetector])
      .get(rumbleItemDetector)!
      .filter(({ kind }) => kind === 'itemUsed');
    return used.some(({ evidence }) => evidence.goal === true);
  }

  it.each([
    ['while it works', 100],
    ['within 2 seconds after', 150 + 59],
  ])('counts %s', (_, frame) => {
    expect(scored(frame)).toBe(true);
  });

  it.each([
    ['before it is used', scored(50)],
    ['more than 2 seconds after', scored(150 + 62)],
    ['with an item that was never used', scored(100, { usedFrame: null })],
    ['with the item of someone else', scored(100, { player: 1 })],
  ])('does not count %s', (_, counts) => {
    expect(counts).toBe(false);
  });
});

describe.skipIf(INTACT_REPLAYS.length === 0)('Rumble items in real files', () => {
  it.each([
    ['rumble-3v3-2025-08-casual-bot', { received: 75, used: 65, goals: 8 }],
    ['rumble-3v3-2016-09-casual', { received: 91, used: 79, goals: 4 }],
  ])('%s', (name, requested) => {
    const uses = listItemUses(viewSharedReplay(name).timeline);
    const used = uses.filter(({ usedFrame }) => usedFrame !== null);
    expect({
      received: uses.length,
      used: used.length,
      goals: uses.filter(({ scored }) => scored).length,
    }).toEqual(requested);
    expect(uses.filter(({ item }) => item === 'other')).toEqual([]);
    for (const { heldSeconds } of uses) expect(heldSeconds).toBeGreaterThanOrEqual(0);
  });
});
