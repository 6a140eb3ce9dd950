import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { boostUseDetector } from '../detectors/boost-use/boost-use.detector.ts';
import { demolitionDetector } from '../detectors/demolition/demolition.detector.ts';
import { padPickupDetector } from '../detectors/pad-pickup/pad-pickup.detector.ts';
import { powerslideDetector } from '../detectors/powerslide/powerslide.detector.ts';
import { inOrder, runDetectors } from '../detectors/run-detectors.ts';
import { EVENT_KINDS, STATISTIC_GROUPS, STATISTICS, UNITS } from '../metadata.ts';
import { BOOST_PADS } from '../model/boost-pads.ts';
import { ACCEPTANCE } from '../testing/acceptance.data.ts';
import { handMadeMatch } from '../testing/hand-made-match.ts';
import { PHASE } from '../timeline/tracks.ts';
import { collectFacts } from './facts/collect-facts.ts';
import { ALL_STATISTICS } from './registry.ts';

const STOLEN_BIG_PAD = 29;
const SOURCE = join(import.meta.dirname, '..');

/** Returns the files that a module needs at run time, including itself; type-only imports cost nothing. */
function runtimeFiles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (file.endsWith('.json')) return seen;
  const source = readFileSync(file, 'utf8');
  for (const [, types, from] of source.matchAll(
    /^(?:import|export)( type)? [^;]*? from '([^']+)'[^;]*;/gms,
  )) {
    if (types || !from) continue;
    if (from.startsWith('.')) runtimeFiles(join(dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}

describe('statistics', () => {
  it('have every ballchasing field, with each key once', () => {
    const keys = STATISTICS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(ACCEPTANCE)));
  });

  it.each(STATISTICS.map((statistic) => [statistic.key, statistic] as const))(
    '%s has a complete description',
    (key, row) => {
      expect(key.split('.')[0]).toBe(key.startsWith('ball.') ? 'ball' : row.group);
      expect(STATISTIC_GROUPS).toContain(row.group);
      expect(UNITS).toContain(row.unit);
      expect(row.label).toMatch(/^[A-Z0-9]/);
      expect(row.definition).toMatch(/\.$/);
      expect(row.definition.length).toBeGreaterThan(15);
      expect(row.player || row.team).toBe(true);
    },
  );

  it('and events both count goal celebrations, and their definitions say so', () => {
    const { x, y } = BOOST_PADS[STOLEN_BIG_PAD]!;
    const parked = { x, y, z: 17, vx: 2250, vy: 0, vz: 0 };
    const match = handMadeMatch({
      seconds: 4,
      cars: [
        { team: 0, at: (time) => ({ ...parked, boosting: time > 2, handbrake: time > 2 && time < 3 }) },
        { team: 1, at: () => parked },
      ],
      phase: (time) => (time < 1 ? PHASE.live : PHASE.postGoal),
    });
    const { timeline } = match;
    const { car } = match.players[0]!;
    for (const [frame, raw] of [
      [40, 255],
      [70, 0],
      [80, 31],
    ] as const) {
      car.boost.fill(raw, frame);
      car.boostUpdated[frame] = 1;
    }
    timeline.pickups.push({ frame: 40, player: 0, pad: STOLEN_BIG_PAD });
    timeline.demolitions.push({ frame: 100, attacker: 0, victim: 1 }, { frame: 101, attacker: 1, victim: 0 });
    const rows = timeline.players.map(({ team, counters }) => ({ ...counters, team }));
    const [facts] = collectFacts(timeline, 'soccar', rows, [0, 0]).players;
    const counting = ALL_STATISTICS.filter(
      ({ key, compute }) =>
        /^(boost\.(bc?pm|amount|count)|demo|movement\.count)/.test(key) && (compute(facts!) ?? 0) > 0,
    );
    const saying = STATISTICS.filter(({ definition }) =>
      /goal celebrations (count|included)/i.test(definition),
    );
    // Twelve about pads, three about what was collected or used, two about demolitions, one about powerslides.
    expect(counting).toHaveLength(18);
    expect(saying.map(({ key }) => key)).toEqual(counting.map(({ key }) => key));

    const found = inOrder(
      runDetectors(match, [boostUseDetector, padPickupDetector, demolitionDetector, powerslideDetector]),
    );
    const kinds = new Set(found.map(({ kind }) => kind));
    const celebrated = [
      'padPickup',
      'boostStolen',
      'demolition',
      'boostUse',
      'boostWasted',
      'powerslide',
    ] as const;
    for (const kind of celebrated) {
      expect(kinds).toContain(kind);
      expect(EVENT_KINDS[kind].definition).toMatch(/ Goal celebrations count\.$/);
    }
  });

  it('have different labels within a group', () => {
    for (const group of STATISTIC_GROUPS) {
      const labels = STATISTICS.filter((row) => row.group === group).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('can be listed without loading the decoder, the timeline or tables other than display texts', () => {
    const files = [...runtimeFiles(join(SOURCE, 'metadata.ts'))].map((file) => file.replace(SOURCE, ''));
    expect(files.length).toBeGreaterThan(10);
    const heavy = files.filter((file) => /@datacoach|timeline|\.data\.|report/.test(file));
    expect(heavy.sort()).toEqual([
      '/detectors/event-kinds.data.json',
      '/detectors/event-trust.data.json',
      '/goals/goal-metrics.data.json',
      '/insight/defense-moves.data.json',
      '/insight/mechanics.data.json',
      '/metrics/metrics.data.json',
      '/metrics/score-categories.data.json',
      '/model/boost-pads.data.json',
      '/model/hitboxes.data.json',
      '/model/ranks.data.ts',
      '/statistics/statistics.data.json',
    ]);
  });
});
