import { METRICS, type MetricInfo } from '@datacoach/analysis/metadata';
import type { PlanCheck } from '@datacoach/contract';

const VERDICTS = { fixed: 'Fixed', better: 'Better', noChange: 'No change', tooEarly: 'Too early' } as const;

/** "Better. Double commits fell from 2.24 to 1.40 per 5 minutes, over 12 games." */
export function verdictSentence({ verdict, metric, label, before, after, per5 }: PlanCheck): string {
  const decimals = (METRICS as readonly MetricInfo[]).find(({ key }) => key === metric)?.decimals ?? 1;
  const write = (value: number) => value.toFixed(per5 ? Math.max(2, decimals) : decimals);
  const unit = per5 ? ' per 5 minutes' : '';
  const games = `over ${after!.games.length} games`;
  if (!before) return `${VERDICTS[verdict]}. ${label}: ${write(after!.mean)}${unit}, ${games}.`;
  const moved = after!.mean === before.mean ? 'stayed' : after!.mean > before.mean ? 'rose' : 'fell';
  return `${VERDICTS[verdict]}. ${label} ${moved} from ${write(before.mean)} to ${write(after!.mean)}${unit}, ${games}.`;
}
