import { formatNumber } from '../../../shared/format/number.ts';
import type { HeatColumn, HeatRow } from '../components/heat-table.tsx';
import { CHANCE_TERMS } from '../words/chance-terms.ts';

/** Shots of a team, a player or a kind of shot, and their xG. */
type ShotSums = HeatRow & { shots: number; xg: number };

export const XG_COLUMN: HeatColumn<ShotSums> = {
  key: 'xg',
  label: 'xG',
  term: CHANCE_TERMS.xg,
  better: 'neutral',
  value: ({ xg }) => xg,
  write: (value) => formatNumber(value, 2),
};

export const XG_A_SHOT_COLUMN: HeatColumn<ShotSums> = {
  key: 'quality',
  label: 'xG a shot',
  term: CHANCE_TERMS.quality,
  better: 'higher',
  value: ({ xg, shots }) => (shots > 0 ? xg / shots : null),
  write: (value) => formatNumber(value, 2),
};
