import { EVENT_KINDS } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { expect, test } from 'vitest';
import {
  getSharedReplayPath,
  hasSharedCorpus,
  reportMissingCorpus,
} from '../../../../../../tooling/shared-corpus.ts';
import {
  createWrittenDuel,
  createWrittenMatch,
  loadEngineMatch,
} from '../../../../test/support/engine-match.ts';
import { chooseSpeedUnit } from '../../../shared/format/speed.ts';
import { getEventFacts, getEventLabel, isEventKind, listWordlessEvidence } from './event-facts.ts';
import { formatEventText } from './event-text.ts';

chooseSpeedUnit('km/h');
reportMissingCorpus('the words of events are read from written matches only');
const REAL = [
  'soccar-2v2-2026-03-ranked-doubles',
  'soccar-3v3-2026-03-ranked-standard-a',
  'soccar-1v1-2015-10-ranked-utf16',
];
const events: MatchEvent[] = [
  ...createWrittenMatch().events,
  ...createWrittenDuel().events,
  ...(hasSharedCorpus ? REAL.flatMap((name) => loadEngineMatch(getSharedReplayPath(name)).events) : []),
];
/** Thousands separator. */
const NAMES = ['Blue', 'Orange'] as const;

test('has words for all evidence or hides it on purpose', () => {
  const wordless = new Set(
    events.flatMap((event) => listWordlessEvidence(event).map((name) => `${event.kind}.${name}`)),
  );
  expect([...wordless]).toEqual([]);
});

test('describes every event in one plain sentence', () => {
  expect(new Set(events.map(({ kind }) => kind)).size).toBeGreaterThan(hasSharedCorpus ? 50 : 25);
  for (const event of events) {
    const line = formatEventText(event, NAMES);
    expect(line).not.toMatch(/undefined|null|NaN|\[object|\s{2}| ,|,\.|\.\.$/);
    expect(line).toMatch(/\.$/);
    expect(line).not.toContain(': .');
  }
});

test('knows every kind of the registry and has a label for it', () => {
  for (const kind of Object.keys(EVENT_KINDS)) {
    expect(isEventKind(kind)).toBe(true);
    expect(getEventLabel({ kind, code: null })).toMatch(/^[0-9A-Z]/);
  }
});

test("lists what an event is, not what it isn't", () => {
  const goals = events.filter(({ kind }) => kind === 'goal');
  const negative = goals.flatMap(({ evidence }) =>
    Object.values(evidence).filter((value) => value === false),
  );
  expect(negative.length).toBeGreaterThan(0);
  for (const goal of goals) expect(getEventFacts(goal).map(({ text }) => text)).not.toContain('no');
});

const createEvent = (kind: string, evidence: MatchEvent['evidence']): MatchEvent => ({
  ...events[0]!,
  kind,
  code: null,
  team: 0,
  playerName: 'Kestrel',
  otherName: 'Heron',
  evidence,
});

test('formats speeds in the chosen unit, distances in uu', () => {
  const facts = getEventFacts(
    createEvent('touch', {
      ballSpeedAfter: 2778,
      carSpeed: 1400,
      strength: 'hard',
      contested: true,
      gap: 3,
    }),
  );
  expect(facts).toEqual([
    { name: 'Ball speed after', text: '100 km/h' },
    { name: 'Car speed', text: '50 km/h' },
    { name: 'Strength', text: 'hard' },
    { name: 'Contested', text: 'yes' },
  ]);
});

test('reads one name as the ball in a redirect and the car in a flip', () => {
  expect(getEventFacts(createEvent('redirect', { speedBefore: 2778 }))[0]?.name).toBe('Ball speed before');
  expect(getEventFacts(createEvent('flip', { speedBefore: 2778 }))[0]?.name).toBe('Car speed before');
});

test('names both players in sentences', () => {
  expect(formatEventText(createEvent('demolition', {}), NAMES)).toBe('Kestrel demolishes Heron.');
  expect(formatEventText(createEvent('shot', { distance: 1500, xg: 0.4, outcome: 'save' }), NAMES)).toBe(
    `Kestrel shoots from 1,500 uu, 0.40 xG, and it’s saved.`,
  );
});
