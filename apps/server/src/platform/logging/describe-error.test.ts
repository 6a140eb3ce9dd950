import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(error: unknown): string {
  const lines: string[] = [];
  createLogger('info', { write: (line: string) => void lines.push(line) }).error({ err: error }, 'failed');
  return lines.join('');
}

test('logs a failed query without its values', () => {
  const cause = new pg.DatabaseError('Key (email)=(ann@example.org) already exists.', 1, 'error');
  cause.code = '23505';
  cause.constraint = 'users_email_key_unique';
  cause.detail = 'Key (email_key)=(ann@example.org) already exists.';
  const line = logged(new DrizzleQueryError('insert into users', ['ann@example.org'], cause));
  expect(line).not.toContain('ann@example.org');
  expect(JSON.parse(line).err).toMatchObject({
    type: 'DrizzleQueryError',
    cause: { type: 'DatabaseError', code: '23505', constraint: 'users_email_key_unique' },
  });
});

test('keeps the location of an error', () => {
  const { err } = JSON.parse(logged(new TypeError('x is not a function'))) as {
    err: { message: string; stack: string };
  };
  expect(err.message).toBe('x is not a function');
  expect(err.stack).toContain('describe-error.test.ts');
});

test("names thrown values that aren't errors by type", () => {
  expect(JSON.parse(logged('ann@example.org')).err).toEqual({ type: 'string' });
});
