import { describe, expect, it } from 'vitest';
import { buildReport } from '../../report/build-report.ts';
import {
  type Asymmetries,
  calculateMisplacedShare,
  compareEvents,
  differences,
  getKnownAsymmetries,
  isOnZoneEdge,
  removeEdgeZones,
} from './compare.ts';
import { mapEvent } from './map-event.ts';
import { listStats, mapStats } from './map-report.ts';
import { listPlayerOrder, MIRROR, mapTimeline, TEAM_SWAP } from './map-timeline.ts';
import { findEvents, leftOut, readTimeline, SAMPLE_MATCHES } from './matches.ts';

/** Cars wait for a kickoff on cell edges, so up to this share of a map's seconds changes cells. */
const MISPLACED_SHARE = 0.05;

if (leftOut.length > 0) console.error(`properties of real matches left out: no ${leftOut.join(', ')}`);

describe.each(SAMPLE_MATCHES)('$name', ({ name, read }) => {
  const timeline = readTimeline(read());
  const report = buildReport(timeline);
  const events = findEvents(timeline);

  it.each([MIRROR, TEAM_SWAP])('has the same stats and events when $name', (symmetry) => {
    const mapped = mapTimeline(timeline, symmetry);
    const asymmetries: Asymmetries = {};
    const note = (what: string): void => {
      asymmetries[what] = (asymmetries[what] ?? 0) + 1;
    };

    const { heatMaps: requestedMaps, ...requested } = mapStats(report, symmetry);
    const { heatMaps: foundMaps, ...found } = listStats(buildReport(mapped));
    for (const difference of differences(requested, found)) {
      note(difference.replace(/:.*/, '').replace(/\b\d+\./, ''));
    }
    const maps = [
      [requestedMaps.ball, foundMaps.ball] as const,
      ...Object.entries(requestedMaps.players).map(
        ([key, cells]) => [cells, foundMaps.players[key] ?? []] as const,
      ),
    ];
    for (const [cells, others] of maps)
      expect(calculateMisplacedShare(cells, others)).toBeLessThan(MISPLACED_SHARE);

    const order = listPlayerOrder(timeline, symmetry);
    const expected = events.map((event) => mapEvent(event, symmetry, order));
    const mirrored = findEvents(mapped);
    if (symmetry.mirrors) {
      expect(compareEvents(removeEdgeZones(expected), removeEdgeZones(mirrored))).toEqual({
        missing: [],
        extra: [],
      });
      for (const event of events.filter(isOnZoneEdge)) note(`zone of ${event.kind}`);
    } else {
      expect(compareEvents(expected, mirrored)).toEqual({ missing: [], extra: [] });
    }
    expect(asymmetries).toEqual(getKnownAsymmetries(name, symmetry.name));
  });
});

describe('symmetries and frame selection', () => {
  const timeline = readTimeline(SAMPLE_MATCHES[0]!.read());

  it.each([MIRROR, TEAM_SWAP])('restores the match when applied twice: $name', (symmetry) => {
    const twice = mapTimeline(mapTimeline(timeline, symmetry), symmetry);
    expect(differences(timeline.ball, twice.ball)).toEqual([]);
    expect(differences(timeline.pickups, twice.pickups)).toEqual([]);
    expect(twice.players.map(({ key, team }) => [key, team])).toEqual(
      timeline.players.map(({ key, team }) => [key, team]),
    );
  });

  it('changes what it should', () => {
    const mirrored = mapTimeline(timeline, MIRROR);
    const unturned = findEvents(timeline);
    const { missing } = compareEvents(unturned, findEvents(mirrored));
    expect(missing.filter((line) => line.startsWith('kickoff ')).length).toBeGreaterThan(0);
    expect(missing.filter((line) => line.startsWith('touch ')).length).toBeGreaterThan(0);
  });
});
