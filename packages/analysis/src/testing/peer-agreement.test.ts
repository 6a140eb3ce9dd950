import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PEER_ROWS } from './peer-agreement.data.ts';
import {
  type Agreement,
  agree,
  agreementTable,
  comparisons,
  differences,
  type Pairing,
  pair,
} from './peer-agreement.ts';
import { hasPeerEvents } from './peer-agreement-file.ts';
import { hasSharedReplays } from './shared-replays.ts';

/** Set to a kind to have every difference of it printed: DATACOACH_DIFFERENCES=touch. */
const SHOWN_KIND = process.env.DATACOACH_DIFFERENCES;
/** A looked-at case names its file and second. */
const CASE = /\b(era|soccar|scenario)-[\w-]+.*\d+(\.\d+)? s\b/g;

if (!hasSharedReplays || !hasPeerEvents) {
  process.stdout.write('left out: agreement with the peer, because the shared replays are not there\n');
}

function disagreements(detector: string): string {
  const path = join(import.meta.dirname, '../detectors', detector, 'disagreements.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

describe.skipIf(!hasSharedReplays || !hasPeerEvents)('agreement with the peer', () => {
  const pairings = new Map(PEER_ROWS.map((row) => [row, [] as Pairing[]]));
  let agreements: Agreement[] = [];

  it('pairs events of every shared replay that the peer read', () => {
    let matches = 0;
    for (const comparison of comparisons()) {
      matches += 1;
      for (const [row, found] of pairings) {
        const pairing = pair(row, comparison);
        found.push(pairing);
        if (row.kind === SHOWN_KIND)
          process.stdout.write(differences(pairing, comparison.match).join('\n').concat('\n'));
      }
    }
    agreements = PEER_ROWS.map((row) => agree(row, pairings.get(row) ?? []));
    process.stdout.write(`${matches} matches\n${agreementTable(agreements)}\n`);
    expect(matches).toBeGreaterThan(0);
  }, 120_000);

  it.for(PEER_ROWS.filter(({ mark }) => mark !== null))('$kind reaches its mark or says why not', (row) => {
    const { f1 } = agreements.find((agreement) => agreement.row === row)!;
    if (f1 >= row.mark!) return;
    const cases = disagreements(row.detector).match(CASE)?.length ?? 0;
    expect(
      cases,
      `F1 ${f1.toFixed(3)}, looked-at cases in ${row.detector}/disagreements.md`,
    ).toBeGreaterThanOrEqual(3);
  });
});
