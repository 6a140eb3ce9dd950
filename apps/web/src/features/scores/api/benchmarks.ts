import { keepPreviousData } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';

export type BenchmarkMode = 5 | 10 | 15;

export function benchmarksQuery(mode: BenchmarkMode, tier: number) {
  return {
    ...api.queryOptions('get', '/api/v1/admin/benchmarks', { params: { query: { mode, tier } } }),
    placeholderData: keepPreviousData,
  };
}

export async function updateBenchmarks(): Promise<void> {
  const { error, response } = await apiClient.POST('/api/v1/admin/benchmarks/update');
  if (error) throw failureOf(response.status, error);
}
