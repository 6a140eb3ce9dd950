import { type ScriptedMatchOptions, writeScriptedMatch } from '@datacoach/replay-fixtures';
import { describe, expect, it } from 'vitest';
import { hasSharedCorpus, readSharedReplay, reportMissingCorpus } from '../../../../tooling/shared-corpus.ts';
import { analyzeReplay } from '../analyze-replay.ts';
import type { MatchEvent } from '../report/match-event.ts';
import { ALL_DETECTORS } from './all-detectors.ts';
import { EVENT_CODES, EVENT_KINDS } from './event-kinds.ts';

reportMissingCorpus('the shape of all events of three real matches');

const CODES: ReadonlySet<number> = new Set(EVENT_CODES.map(({ code }) => code));

function findAllEvents(bytes: Uint8Array): MatchEvent[] {
  const outcome = analyzeReplay(bytes, { events: true });
  if (outcome.kind !== 'complete' || outcome.events === null) throw new Error(`ended ${outcome.kind}`);
  return outcome.events;
}

function expectSound(events: readonly MatchEvent[]): void {
  let before = 0;
  for (const event of events) {
    const { kind, code, frame, endFrame, time, duration, x, y, z, zone, confidence, evidence } = event;
    const text = JSON.stringify(event);
    expect(EVENT_KINDS, text).toHaveProperty(kind);
    if (code !== null) expect(CODES.has(code), text).toBe(true);
    expect(endFrame, text).toBeGreaterThanOrEqual(frame);
    expect(duration, text).toBeGreaterThanOrEqual(0);
    expect(frame, text).toBeGreaterThanOrEqual(before);
    expect([time, x, y, z].every(Number.isFinite), text).toBe(true);
    if (zone !== null) expect(zone % 5 === 0 && zone >= 5 && zone <= 120, text).toBe(true);
    expect(confidence >= 0 && confidence <= 1, text).toBe(true);
    expect(
      Object.values(evidence).every((value) => typeof value !== 'number' || Number.isFinite(value)),
      text,
    ).toBe(true);
    before = frame;
  }
}

const SCRIPTS: readonly ScriptedMatchOptions[] = [
  { seed: 3, seconds: 60, teamSize: 3 },
  { seed: 5, seconds: 60, teamSize: 1, era: '2016' },
  { seed: 7, seconds: 60, teamSize: 2, bot: true, leaver: true },
];

describe('events', () => {
  it.each(SCRIPTS)('are valid and in order for a scripted match: %o', (script) => {
    const events = findAllEvents(writeScriptedMatch(script));
    expect(events.length).toBeGreaterThan(50);
    expectSound(events);
  });

  it
    .runIf(hasSharedCorpus)
    .each([
      'soccar-3v3-2026-03-ranked-standard-a',
      'soccar-1v1-2015-10-ranked-utf16',
      'soccar-3v3-2016-09-casual-windows1252-splitscreen',
    ])('are valid and in order for %s', (name) => {
    const events = findAllEvents(readSharedReplay(name));
    expect(events.length).toBeGreaterThan(300);
    expectSound(events);
  });

  it('are the same when detected again', () => {
    const bytes = writeScriptedMatch(SCRIPTS[0]!);
    expect(findAllEvents(bytes)).toEqual(findAllEvents(bytes));
  });

  it('come from detectors that declare their kinds, each kind in one of them', () => {
    const declared = ALL_DETECTORS.flatMap(({ kinds }) => kinds);
    expect(declared.sort()).toEqual(Object.keys(EVENT_KINDS).sort());
  });
});
