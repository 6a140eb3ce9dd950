import type { MatchReport } from '@datacoach/contract';
import { createMomentAxis, type TimeAxis } from '../../../shared/chart/time-axis.ts';

export const createTimeAxis = ({
  timeline,
  pressure,
  match,
}: Pick<MatchReport, 'timeline' | 'pressure' | 'match'>): TimeAxis =>
  createMomentAxis([...pressure.buckets, ...timeline], match);
