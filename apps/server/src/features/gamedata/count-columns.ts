import { eligible, eligibleMatch, PURPOSES, type Purpose } from '@datacoach/analysis';
import type { MatchInsight, MatchReport } from '@datacoach/contract';
import { packHeat } from './heat-grid.ts';

/** What lists over many matches ask of a player's match, so that they need not read its report. */
export interface CountColumns {
  liveSeconds: number | null;
  countsFor: Purpose[];
  notCounted: string | null;
  pads: number[] | null;
  heat: Uint8Array | null;
}

/** Largest number of a two-byte column; hostile files pick up boost for ever. */
const MOST = 32_767;

export function countColumns(report: MatchReport, insight: MatchInsight | null, key: string): CountColumns {
  const player = insight?.players[key];
  const match = eligibleMatch(report, insight, key);
  const { columns, rows, players } = report.heatMaps;
  const cells = players[key];
  return {
    liveSeconds: player?.liveSeconds ?? null,
    countsFor: match === null ? [] : PURPOSES.filter((purpose) => eligible(match, purpose).eligible),
    notCounted: match === null ? null : (eligible(match, 'score').reasons[0] ?? null),
    pads: player?.pads?.map((pickups) => Math.min(MOST, pickups)) ?? null,
    heat: cells ? packHeat({ columns, rows, cells }) : null,
  };
}
