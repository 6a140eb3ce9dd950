import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toBallchasing } from '../ballchasing/to-ballchasing.ts';
import { ALL_DETECTORS } from '../detectors/all-detectors.ts';
import type { EventKind } from '../detectors/event-kinds.ts';
import { inOrder, runDetectors } from '../detectors/run-detectors.ts';
import { ACCEPTANCE } from './acceptance.data.ts';
import { type Comparison, compareBallchasing, type SiteReplay } from './compare-ballchasing.ts';
import humanLabels from './human-labels.data.json' with { type: 'json' };
import { PEER_ROWS } from './peer-agreement.data.ts';
import { type Agreement, agree, comparisons, differences, type Pairing, pair } from './peer-agreement.ts';
import { analyzeShared, SHARED_FOLDER, viewSharedReplay } from './shared-replays.ts';

/** Games with statistics returned by ballchasing.com's API. */
const BALLCHASING_GAMES = [
  'soccar-1v1-2026-03-private-duel-problematic',
  'soccar-2v2-2026-03-ranked-doubles',
  'soccar-3v3-2026-03-ranked-standard-a',
];

/** How many of a family's values (`boost`, `movement`, …) are within tolerance. */
export interface FamilyAgreement {
  readonly family: string;
  readonly judged: number;
  readonly inside: number;
  /** Percent, one decimal. */
  readonly share: number;
}

/** How many events of a kind a replay contains according to people, and how many we find in it. */
export interface HumanLabel {
  readonly replay: string;
  readonly kind: EventKind;
  readonly labeled: number;
  readonly found: number;
}

/** What the shared oracles say about the engine's stats. */
export interface Truth {
  readonly comparisons: readonly Comparison[];
  readonly families: readonly FamilyAgreement[];
  /** Games with events from the other analyzer. */
  readonly labeledGames: number;
  readonly agreements: readonly Agreement[];
  readonly humanLabels: readonly HumanLabel[];
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function groupFamilies(all: readonly Comparison[]): FamilyAgreement[] {
  return [...Map.groupBy(all, ({ field }) => field.split('.')[0]!)].map(([family, rows]) => {
    const inside = rows.filter(({ pass }) => pass).length;
    return { family, judged: rows.length, inside, share: round((100 * inside) / rows.length, 1) };
  });
}

/**
 * Counts the human labels. Source: reference/carball-scenarios.md; for flicks the file name is right and carball's
 * test is wrong.
 */
function countHumanLabels(): HumanLabel[] {
  return humanLabels.map(({ replay, kind, count: labeled }) => {
    const found = inOrder(runDetectors(viewSharedReplay(replay), ALL_DETECTORS)).filter(
      (event) => event.kind === kind && (kind !== 'pass' || event.code === 55),
    );
    return { replay, kind: kind as EventKind, labeled, found: found.length };
  });
}

export const isExactField = (field: string): boolean => ACCEPTANCE[field]?.kind === 'exact';

/**
 * Compares each of our stats with the shared oracles: ballchasing.com's statistics and another analyzer's events.
 * `print` gets every difference of the kind `shown`, one per line.
 */
export function measureTruth(shown?: EventKind, print: (line: string) => void = () => {}): Truth {
  const statistics = BALLCHASING_GAMES.flatMap((name) => {
    const path = join(SHARED_FOLDER, 'reference', 'ballchasing', `${name}.json`);
    const site = JSON.parse(readFileSync(path, 'utf8')) as SiteReplay;
    return compareBallchasing(name, toBallchasing(analyzeShared(name)), site);
  });
  const pairings = new Map(PEER_ROWS.map((row) => [row, [] as Pairing[]]));
  let labeledGames = 0;
  for (const comparison of comparisons()) {
    labeledGames += 1;
    for (const [row, found] of pairings) {
      const pairing = pair(row, comparison);
      found.push(pairing);
      if (row.kind === shown) for (const line of differences(pairing, comparison.match)) print(line);
    }
  }
  return {
    comparisons: statistics,
    families: groupFamilies(statistics),
    labeledGames,
    agreements: PEER_ROWS.map((row) => agree(row, pairings.get(row) ?? [])),
    humanLabels: countHumanLabels(),
  };
}
