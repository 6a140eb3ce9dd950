import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../platform/config/config.ts';

/** An S3 server on this machine, with one empty bucket. */
export async function startObjectStorage(): Promise<{ s3: S3Config; close: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'datacoach-s3-'));
  const bucket = 'replays';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    // Keys that s3rver knows.
    s3: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
