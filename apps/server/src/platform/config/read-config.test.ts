import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'datacoach-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (env: Record<string, string>, args: string[] = []) =>
  readConfig({ DATA_DIR: folder, ...env }, args);

describe('configuration', () => {
  test('needs no settings', () => {
    expect(read({})).toMatchObject({
      role: 'both',
      port: 3000,
      host: 'localhost',
      dataDir: folder,
      databaseUrl: null,
      s3: null,
      trustProxy: false,
    });
  });

  test('treats blank as unset, as in an .env file', () => {
    expect(read({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      s3: null,
    });
  });

  test('generates a secret once that no one else can read', () => {
    const { authSecret } = read({});
    expect(authSecret.length).toBeGreaterThan(40);
    expect(read({}).authSecret).toBe(authSecret);
    expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(authSecret);
    if (process.platform !== 'win32') {
      expect(statSync(join(folder, 'auth-secret')).mode & 0o077).toBe(0);
    }
    expect(read({ AUTH_SECRET: 'x'.repeat(32) }).authSecret).toBe('x'.repeat(32));
  });

  test('refuses a damaged secret instead of using it', () => {
    const other = mkdtempSync(join(tmpdir(), 'datacoach-config-'));
    writeFileSync(join(other, 'auth-secret'), 'short');
    expect(() => read({ DATA_DIR: other })).toThrow('is damaged');
    rmSync(other, { recursive: true });
  });

  test('reports everything that is wrong at once, in plain sentences', () => {
    const broken = { PORT: 'x', DATABASE_URL: 'mysql://x', AUTH_SECRET: 'short', TRUST_PROXY: 'yes' };
    expect(() => read(broken, ['--role=boss'])).toThrow(
      [
        'DataCoach can’t start:',
        '  - PORT must be a number.',
        '  - DATABASE_URL must start with postgres:// or postgresql://.',
        '  - AUTH_SECRET must have at least 32 characters.',
        '  - TRUST_PROXY must be false or a comma-separated list of the proxies in front of this server, like 10.0.0.1,10.0.0.0/8.',
        '  - --role must be one of api, worker, both.',
      ].join('\n'),
    );
  });

  test('trusts proxies at given addresses, and never everyone', () => {
    const trusted = (TRUST_PROXY: string) => read({ TRUST_PROXY }).trustProxy;
    expect([trusted(''), trusted('false')]).toEqual([false, false]);
    expect(trusted('10.0.0.1')).toEqual(['10.0.0.1']);
    expect(trusted('172.16.0.0/12, fd00::/8')).toEqual(['172.16.0.0/12', 'fd00::/8']);
    for (const wrong of ['true', '1', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0/8', '10.0.0.1,', 'proxy']) {
      expect(() => trusted(wrong), wrong).toThrow('TRUST_PROXY must be false or a comma-separated list');
    }
  });

  test('needs a database that others can reach for a separate role', () => {
    expect(() => read({}, ['--role=worker'])).toThrow('--role=worker needs DATABASE_URL');
    const shared = { DATABASE_URL: 'postgres://h/d', AUTH_SECRET: 'x'.repeat(32) };
    expect(read(shared, ['--role=worker']).role).toBe('worker');
  });

  test('needs the key that all processes sign with for a separate role', () => {
    const without = { DATABASE_URL: 'postgres://h/d' };
    expect(() => read(without, ['--role=api'])).toThrow('--role=api needs AUTH_SECRET, the same one for all');
    expect(read(without).authSecret.length).toBeGreaterThan(40);
  });

  test('needs all three object storage settings together', () => {
    expect(() => read({ S3_BUCKET: 'b' })).toThrow('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
    const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    expect(read(s3).s3).toEqual({
      bucket: 'b',
      region: 'us-east-1',
      endpoint: null,
      accessKeyId: 'k',
      secretAccessKey: 's',
    });
  });

  test("needs Stripe's key and its webhook secret together", () => {
    expect(read({}).stripe).toBeNull();
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(() => read(stripe)).toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together');
    expect(read({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_TAX: 'true' }).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: null,
      tax: true,
    });
  });

  test("reports a data folder that can't be created without a stack trace", () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => read({ DATA_DIR: join(file, 'below') })).toThrow('isn’t writable');
  });
});
