import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATISTIC_GROUPS, STATISTICS, UNITS } from '../metadata.ts';
import { ACCEPTANCE } from '../testing/acceptance.data.ts';

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
