import { analyzeReplay, type MatchEvent } from '@datacoach/analysis';
import { matchReport, SCORE_STATES } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { sampleReplay } from '../../../testing/sample-replay.ts';
import { createCodedEvents, toStorable } from './coded-events.ts';

const outcome = analyzeReplay(sampleReplay(), { events: true });
if (outcome.kind !== 'complete' || !outcome.events) throw new Error('the sample must be readable');
const report = matchReport.parse(outcome.report);
const { players } = report;
const event = outcome.events.find(({ code, player }) => code !== null && player !== null)!;
const row = (change: Partial<MatchEvent>) =>
  createCodedEvents(report, toStorable([{ ...event, ...change }]))[0];

test("an event with a code becomes a row with its player's index in the report", () => {
  const { code, team, frame, time, x, y, z, zone, confidence } = event;
  expect(row({})).toMatchObject({ ordinal: 0, code, team, frame, time, x, y, z, zone, confidence, xg: null });
  expect(players[row({})!.player!]?.key).toBe(event.player);
  expect(row({ evidence: { xg: 0.25 } })).toMatchObject({ xg: 0.25 });
  expect(row({ player: null })).toMatchObject({ player: null });
});

test('the score of an event counts goals before the recording when it starts mid-match', () => {
  const teams = [
    { ...report.teams[0], score: 1 },
    { ...report.teams[1], score: 0 },
  ] satisfies typeof report.teams;
  const late = { ...report, teams, timeline: report.timeline.filter(({ kind }) => kind !== 'goal') };
  const [blue, orange] = ([0, 1] as const).map(
    (team) => createCodedEvents(late, [{ ...event, team }])[0]!.scoreState!,
  );
  expect([SCORE_STATES[blue!], SCORE_STATES[orange!]]).toEqual(['ahead', 'behind']);
});

test('an event without a code becomes no row and keeps its index', () => {
  const rows = createCodedEvents(report, [{ ...event, code: null }, event]);
  expect(rows.map(({ ordinal }) => ordinal)).toEqual([1]);
});

test("clamps a hostile file's numbers so that they can be stored", () => {
  expect(
    row({ x: 1e9, y: -40_000, z: Number.NaN, time: 1e300, confidence: Number.POSITIVE_INFINITY }),
  ).toMatchObject({
    x: 32_767,
    y: -32_767,
    z: 0,
    time: 0,
    confidence: 0,
  });
});

test("doesn't copy storable values, and strips only what can't be stored", () => {
  const fine = { name: 'A 😀', at: [1, null, { x: -0.5 }] };
  expect(toStorable(fine)).toBe(fine);
  const hostile = { 'k\0ey': 'half \ud83d', at: [Number.NaN, { deep: 'a\0b', fine }] };
  expect(toStorable(hostile)).toEqual({ key: 'half \ufffd', at: [null, { deep: 'ab', fine }] });
});
