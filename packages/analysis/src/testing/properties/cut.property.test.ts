import { describe, expect, it } from 'vitest';
import { buildReport } from '../../report/build-report.ts';
import { ALL_STATISTICS } from '../../statistics/registry.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { PHASE } from '../../timeline/tracks.ts';
import { findEvents, readTimeline, SAMPLE_MATCHES } from './matches.ts';
import { cutTimeline } from './select-frames.ts';

/** The scoreboard comes from the header, which can't be cut; means and rates don't add up. */
const ADDS_UP = ALL_STATISTICS.filter(
  ({ key, unit, player }) =>
    player &&
    !key.startsWith('core.') &&
    ['count', 'seconds', 'boost', 'uu'].includes(unit) &&
    !/avg|average|minute/.test(key),
).map(({ key }) => key);

/** Roles are sampled every tenth of a second from the first frame, so the second part has different samples. */
const ROLE_KEYS = /^positioning\.time_(most|closest|farthest)/;
const ROLE_SECONDS = 1;
/** Error left by rounding stats to a millionth. */
const ROUNDING = 1e-5;

/** Returns the first frame of the kickoff after the middle goal; no stat spans it. */
function cutFrame({ goals, clock, frames }: Timeline): number {
  const later = goals.slice((goals.length - 1) >> 1);
  for (const { frame } of later) {
    for (let at = frame; at < frames; at++) if (clock.phase[at] === PHASE.countdown) return at;
  }
  throw new Error('no kickoff follows a goal');
}

function countByKind(timeline: Timeline): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, player } of findEvents(timeline)) {
    const name = `${kind} of ${timeline.players[player]?.key ?? 'a team'}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

describe.each(SAMPLE_MATCHES)('$name, cut at a goal', ({ read }) => {
  const timeline = readTimeline(read());
  const at = cutFrame(timeline);
  const parts = [cutTimeline(timeline, 0, at), cutTimeline(timeline, at, timeline.frames)] as const;

  it("has counters and state times that add up to the whole match's", () => {
    const whole = buildReport(timeline);
    const reports = parts.map((part) => buildReport(part));
    const off = whole.players.flatMap(({ key: player, statistics }) =>
      ADDS_UP.flatMap((key) => {
        const requested = statistics[key];
        const halves = reports.map(
          ({ players }) => players.find((other) => other.key === player)?.statistics[key] ?? 0,
        );
        if (requested === null || requested === undefined) return [];
        const sum = halves.reduce((total, half) => total + half, 0);
        const tolerance = ROLE_KEYS.test(key) ? ROLE_SECONDS : ROUNDING;
        return Math.abs(sum - requested) <= tolerance ? [] : [`${key} of ${player}: ${requested}, ${sum}`];
      }),
    );
    expect(off).toEqual([]);
    expect(reports.flatMap((report) => report.timeline).length).toBe(whole.timeline.length);
    expect(reports[0]!.match.duration + reports[1]!.match.duration).toBeCloseTo(whole.match.duration, 5);
    expect(reports[0]!.match.liveSeconds + reports[1]!.match.liveSeconds).toBeCloseTo(
      whole.match.liveSeconds,
      5,
    );
  });

  it('has the same events as its two parts', () => {
    const [first, second] = parts.map(countByKind) as [Map<string, number>, Map<string, number>];
    expect(first.size).toBeGreaterThan(0);
    expect(second.size).toBeGreaterThan(0);
    const sum = new Map(first);
    for (const [name, count] of second) sum.set(name, (sum.get(name) ?? 0) + count);
    expect(sum).toEqual(countByKind(timeline));
  });
});
