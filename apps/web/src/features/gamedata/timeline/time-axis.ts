import type { MatchReport } from '@datacoach/contract';
import { createMomentAxis, type TimeAxis } from '../../../shared/chart/time-axis.ts';

export function createTimeAxis({
  timeline,
  pressure,
  match,
}: Pick<MatchReport, 'timeline' | 'pressure' | 'match'>): TimeAxis {
  return createMomentAxis([...pressure.buckets, ...timeline], match);
}
