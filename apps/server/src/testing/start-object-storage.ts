import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGoProgram } from '../../../../tooling/go-programs.ts';
import type { S3Config } from '../platform/config/config.ts';
import { startProgram } from './start-program.ts';

const BUCKET = 'replays';
const KEYS = { accessKeyId: 'datacoach', secretAccessKey: 'a secret of the tests' };

/** False if versitygw couldn't be built. */
export const hasObjectStorage = findGoProgram('versitygw') !== null;

/** Starts versitygw on this machine with one empty bucket: the server that deploy/compose.yaml runs. */
export async function startObjectStorage(): Promise<{ s3: S3Config; close: () => Promise<void> }> {
  const program = findGoProgram('versitygw');
  if (!program) throw new Error('The object storage of the tests is missing: npm test builds it with Go.');
  const directory = mkdtempSync(join(tmpdir(), 'datacoach-s3-'));
  // A folder is a bucket. Metadata is stored in a separate folder because not every /tmp supports extended
  // attributes.
  const [buckets, attributes] = [join(directory, 'buckets'), join(directory, 'attributes')];
  mkdirSync(join(buckets, BUCKET), { recursive: true });
  mkdirSync(attributes);
  const { url, stop } = await startProgram(program, (address) => [
    '--quiet',
    ...['--port', address, '--access', KEYS.accessKeyId, '--secret', KEYS.secretAccessKey],
    ...['posix', '--sidecar', attributes, buckets],
  ]);
  return {
    s3: { bucket: BUCKET, region: 'us-east-1', endpoint: url, ...KEYS },
    async close() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
