import { METRICS } from '@datacoach/analysis/metadata';
import type { RankInfo } from '@datacoach/contract';
import { queryOptions } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';
import { type MovedMetric, movedMost } from '../rank-up/moved-metrics.ts';

/** Modes by their product code. */
const MODE_CODES = { duel: 5, doubles: 10, standard: 15 } as const;

/** Metrics of which it is known which way is better, as many as one question may hold. */
const ASKED = METRICS.filter(({ better, confidence }) => better !== 'neutral' && confidence === 'high')
  .slice(0, 40)
  .map(({ key }) => key);

/** What has moved most in the mode since the rank before was reached; nothing where that is not known. */
export function movedQuery({ rankedMode, since }: NonNullable<RankInfo['rankUp']>) {
  return queryOptions({
    queryKey: ['moved-metrics', rankedMode, since],
    queryFn: async (): Promise<MovedMetric[]> => {
      if (since === null) return [];
      const data = await server.GET('/api/profile/progress', {
        params: { query: { playlist: MODE_CODES[rankedMode], metric: ASKED } },
      });
      return movedMost(data.points, since);
    },
  });
}
