import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EventKind } from '../detectors/event-kinds.ts';
import trust from '../detectors/event-trust.data.json' with { type: 'json' };
import { PEER_ROWS } from './peer-agreement.data.ts';
import { hasPeerEvents } from './peer-agreement-file.ts';
import { hasSharedReplays } from './shared-replays.ts';
import { isExactField, measureTruth } from './truth.ts';
import { formatTruth, getRowName, measureTrust, readClaims } from './truth-document.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/truth.md');
/** Set to a kind to print every difference in it: DATACOACH_DIFFERENCES=touch. */
const SHOWN_KIND = process.env.DATACOACH_DIFFERENCES as EventKind | undefined;
/** A reviewed case names its file and second. */
const CASE = /\b(era|soccar|scenario)-[\w-]+.*\d+(\.\d+)? s\b/g;
/** Required share of values within tolerance, for fields that aren't exact (game-and-stats.md 5.7). */
const REQUIRED_SHARE = 0.97;
/** Required share of each family, percent (issue 15, section 5): rewriting the document can't lower it. */
const FAMILY_TARGET = 98;
const canMeasure = hasSharedReplays && hasPeerEvents;

if (!canMeasure)
  console.error('left out without the shared replays: agreement with ballchasing and the peer');

function disagreements(detector: string): string {
  const path = join(import.meta.dirname, '../detectors', detector, 'disagreements.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

describe.skipIf(!canMeasure)('docs/truth.md', () => {
  const truth = canMeasure ? measureTruth(SHOWN_KIND, console.error) : undefined;
  const claims = readClaims(readFileSync(DOCUMENT, 'utf8'));

  it('parses back to the values it was written from', () => {
    const written = readClaims(formatTruth(truth!, { version: '0.0.0', date: '2026-01-01' }));
    expect([...written.families]).toEqual(truth!.families.map(({ family, share }) => [family, share]));
    expect([...written.events.keys()]).toEqual(PEER_ROWS.map(getRowName));
    expect([...claims.families.keys()]).toEqual([...written.families.keys()]);
    expect([...claims.events.keys()]).toEqual([...written.events.keys()]);
  });

  it('claims no more than was measured for each family of statistics', () => {
    const fallen = truth!.families.filter(({ family, share }) => share < claims.families.get(family)!);
    expect(fallen).toEqual([]);
  });

  it('has at least 98% of each family within tolerance, and claims no less', () => {
    for (const { family, share } of truth!.families)
      expect(Math.min(share, claims.families.get(family)!), family).toBeGreaterThanOrEqual(FAMILY_TARGET);
  });

  it('claims no more than was measured for each kind of event', () => {
    const fallen = truth!.agreements.filter(
      ({ row, f1 }) => Number(f1.toFixed(3)) < claims.events.get(getRowName(row))!,
    );
    expect(fallen.map(({ row, f1 }) => `${getRowName(row)} ${f1}`)).toEqual([]);
  });

  it('matches the trust that screens show', () => {
    const measured = measureTrust(truth!);
    const fallen = Object.entries(trust).filter(
      ([kind, { f1 }]) => (measured[kind as EventKind]?.f1 ?? 0) < f1,
    );
    expect(fallen).toEqual([]);
    expect(Object.keys(trust).sort()).toEqual(Object.keys(measured).sort());
  });

  it('has every exact field exactly right', () => {
    const exact = truth!.comparisons.filter(({ field }) => isExactField(field));
    expect(exact.length).toBeGreaterThan(150);
    expect(exact.filter(({ pass }) => !pass)).toEqual([]);
  });

  it('has at least 97% of the other fields within tolerance', () => {
    const judged = truth!.comparisons.filter(({ field }) => !isExactField(field));
    expect(judged.length).toBeGreaterThan(900);
    expect(judged.filter(({ pass }) => pass).length / judged.length).toBeGreaterThanOrEqual(REQUIRED_SHARE);
  });

  it.for(PEER_ROWS.filter(({ mark }) => mark !== null))(
    'reaches the target for $kind or says why not',
    (row) => {
      const { f1 } = truth!.agreements.find((agreement) => agreement.row === row)!;
      if (f1 >= row.mark!) return;
      const cases = disagreements(row.detector).match(CASE)?.length ?? 0;
      expect(
        cases,
        `F1 ${f1.toFixed(3)}, looked-at cases in ${row.detector}/disagreements.md`,
      ).toBeGreaterThanOrEqual(3);
    },
  );
});
