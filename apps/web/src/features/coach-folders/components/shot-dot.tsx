import { formatNumber } from '@datacoach/analysis/format-number';
import type { FolderShot } from '@datacoach/contract';
import { getShotRadius, OUTCOME_LABELS, SHOT_OUTCOMES, ShotMark } from '../../../shared/pitch/shot-mark.tsx';

const PIXEL = 1.6;
const COLORS = { us: 'var(--blue)', them: 'var(--orange)', other: 'var(--t2)' } as const;

export function ShotDot({ shot, turned = false }: { shot: FolderShot; turned?: boolean }) {
  const { x, y, xg, side, name } = shot;
  const outcome = SHOT_OUTCOMES.find((one) => one === shot.outcome) ?? 'miss';
  const sign = turned ? -1 : 1;
  return (
    <g transform={`translate(${(sign * y) / 10} ${(-sign * x) / 10})`} style={{ color: COLORS[side] }}>
      <title>
        {name}, {OUTCOME_LABELS[outcome].toLowerCase()}
        {xg === null ? '' : `, ${formatNumber(xg, 2)} xG`}
      </title>
      <ShotMark outcome={outcome} radius={getShotRadius(xg) * PIXEL} line={1.5 * PIXEL} />
    </g>
  );
}
