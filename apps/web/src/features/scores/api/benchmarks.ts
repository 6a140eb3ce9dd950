import { api, keepPrevious, server } from '../../../app/api/client.ts';

export type BenchmarkMode = 5 | 10 | 15;

export const benchmarksQuery = (mode: BenchmarkMode, tier: number) =>
  keepPrevious(api.queryOptions('get', '/api/v1/admin/benchmarks', { params: { query: { mode, tier } } }));

export async function updateBenchmarks(): Promise<void> {
  await server.POST('/api/v1/admin/benchmarks/update');
}
