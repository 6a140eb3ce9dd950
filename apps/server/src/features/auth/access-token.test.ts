import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { issueAccessToken, readAccessToken } from './authenticate.ts';

const KEY = new Uint8Array(32).fill(1);
const NOW = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const CLAIMS = {
  userId: '5b0c8e0e-6c6f-4a55-8f0c-0a0f2a6b0001',
  familyId: '5b0c8e0e-6c6f-4a55-8f0c-0a0f2a6b0002',
};

test('a genuine token identifies the caller until it expires, however often it is read', async () => {
  const { token } = await issueAccessToken(KEY, CLAIMS, NOW, 60_000);
  for (const at of [NOW, NOW, later(59_000)]) expect(await readAccessToken(KEY, token, at)).toEqual(CLAIMS);
  expect(await readAccessToken(KEY, token, later(60_000))).toBeNull();
  expect(await readAccessToken(KEY, token, later(3_600_000))).toBeNull();
});

test('a token is only valid for its own key, even if another key has read it before', async () => {
  const { token } = await issueAccessToken(KEY, CLAIMS, NOW, 60_000);
  expect(await readAccessToken(KEY, token, NOW)).toEqual(CLAIMS);
  expect(await readAccessToken(new Uint8Array(32).fill(2), token, NOW)).toBeNull();
});

test('rejects anything but a complete, signed token of ours with an expiry', async () => {
  const { token } = await issueAccessToken(KEY, CLAIMS, NOW, 60_000);
  const [head, , signature] = token.split('.');
  const other = await issueAccessToken(KEY, { ...CLAIMS, userId: CLAIMS.familyId }, NOW, 60_000);
  const mixed = [head, other.token.split('.')[1], signature].join('.');
  const endless = await new SignJWT({ family: CLAIMS.familyId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('datacoach')
    .setSubject(CLAIMS.userId)
    .sign(KEY);
  for (const bad of ['', 'nonsense', `${token}x`, mixed, endless])
    expect(await readAccessToken(KEY, bad, NOW), bad).toBeNull();
});
