import type { PlayerInsight } from '@datacoach/contract';
import { describe, expect, it } from 'vitest';
import type { MetricStats } from '../../metrics/compute-metrics.ts';
import { PITCH_ZONES } from '../../model/pitch-zones.ts';
import type { TeamIndex } from '../../model/teams.ts';
import { MIRROR, mapTeam, mapTimeline, type Symmetry, TEAM_SWAP } from './map-timeline.ts';
import { getInsight, readLater, readTimeline, SAMPLE_MATCHES } from './matches.ts';

/** Sums in a different order differ only in their last binary digits. */
const NOISE = 2e-5;
/** A car on the line between two zones counts for the left one, even after a reflection: percent of its time. */
const ON_LINES = 0.5;

const ZONE = 'timeInZone';

/** Returns a metric's key under a symmetry: zones change sides with the field. */
function mapKey(key: string, { mirrors }: Symmetry): string {
  if (!mirrors || !key.startsWith(ZONE)) return key;
  const zone = PITCH_ZONES.find(({ code }) => `${ZONE}${code}` === key)!;
  const twin = PITCH_ZONES.find(
    ({ fromX, toX, fromY }) => fromX === -zone.toX && toX === -zone.fromX && fromY === zone.fromY,
  )!;
  return `${ZONE}${twin.code}`;
}

/** Returns the metrics that differ: 'xg: 0.5, 0.6'. */
function changed(requested: MetricStats, found: MetricStats, symmetry: Symmetry): string[] {
  return Object.entries(requested).flatMap(([key, { value, over }]) => {
    const other = found[mapKey(key, symmetry)]!;
    const onLine = symmetry.mirrors && key.startsWith(ZONE);
    const same =
      isNear(over, other.over) &&
      (value === null || other.value === null
        ? value === other.value
        : isNear(value, other.value) || (onLine && Math.abs(value - other.value) <= ON_LINES));
    return same ? [] : [`${key}: ${value} of ${over}, ${other.value} of ${other.over}`];
  });
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= NOISE * Math.max(1, Math.abs(a));

/** Returns the parts that don't depend on left and right. */
const tables = ({
  shotTypes,
  shotHeights,
  defenseMoves,
  mechanics,
  roles,
  possession,
  liveSeconds,
  kickoffs: { spawns, ...kickoffs },
}: PlayerInsight) => ({
  shotTypes,
  shotHeights,
  defenseMoves,
  mechanics,
  roles,
  possession,
  liveSeconds,
  kickoffs,
});

describe.each(SAMPLE_MATCHES)('$name', ({ read }) => {
  const bytes = read();
  const timeline = readTimeline(bytes);
  const insight = getInsight(timeline);

  it.each([MIRROR, TEAM_SWAP])('has the same metrics when $name', (symmetry) => {
    const other = getInsight(mapTimeline(timeline, symmetry));
    expect(Object.keys(other.players).sort()).toEqual(Object.keys(insight.players).sort());
    for (const [key, player] of Object.entries(insight.players)) {
      const twin = other.players[key]!;
      expect(changed(player.metrics, twin.metrics, symmetry), key).toEqual([]);
      expect(tables(twin), key).toEqual(tables(player));
      if (symmetry.mirrors) continue;
      expect(twin.zones, key).toEqual(player.zones);
      expect(twin.kickoffs.spawns, key).toEqual(player.kickoffs.spawns);
      // Pads are the field's, and each is opposite another.
      expect(twin.pads?.toReversed(), key).toEqual(player.pads ?? undefined);
    }
    for (const { team, metrics } of insight.teams) {
      const twin = other.teams[mapTeam(symmetry, team as TeamIndex)]!;
      expect(changed(metrics, twin.metrics, symmetry), `team ${team}`).toEqual([]);
    }
  });

  it('has the same metrics whenever the recording started', () => {
    expect(getInsight(readLater(bytes))).toEqual(insight);
  });
});

it("detects a stat that changes and zones that don't change sides", () => {
  const { players } = getInsight(readTimeline(SAMPLE_MATCHES[0]!.read()));
  const { metrics } = Object.values(players)[0]!;
  const touched = { ...metrics, avgSpeed: { value: 99, over: metrics.avgSpeed!.over } };
  expect(changed(metrics, touched, TEAM_SWAP)).toHaveLength(1);
  expect(changed(metrics, metrics, MIRROR).length).toBeGreaterThan(1);
});
