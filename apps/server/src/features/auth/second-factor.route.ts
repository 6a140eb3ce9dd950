import { createHash, randomBytes } from 'node:crypto';
import type { SecondFactor } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Context } from '../../feature-module.ts';
import type { Caller } from '../../platform/http/access.ts';
import { conflict, invalidField, ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import { limitAttempts } from './limit-attempts.ts';
import { revokeUserFamilies } from './refresh-family.repository.ts';
import {
  activatePendingKey,
  findSecondFactor,
  lockSecondFactor,
  recordUsedCode,
  removeSecondFactor,
  savePendingKey,
} from './second-factor.repository.ts';
import { requirePassword } from './set-password.ts';
import { requireUser, type User } from './user.repository.ts';

const RECOVERY_CODES = 10;
const STEP_SECONDS = 30;

/** Sign-ins refused with this code need `code` besides the password. */
export const SECOND_FACTOR = 'second-factor';

async function describeSecondFactor({ db }: Pick<Context, 'db'>, user: User): Promise<SecondFactor> {
  const row = await findSecondFactor(db, user.id);
  const isOn = (row?.key ?? null) !== null;
  return {
    isOn,
    isDue: user.secondFactorDue,
    recoveryCodesLeft: isOn ? (row?.recoveryHashes.length ?? 0) : 0,
  };
}

/** Makes a key that a code has to confirm. Throws ProblemError 403, 409 `no-password`. */
export async function startSecondFactor(context: Context, user: User, password: string) {
  if (user.passwordHash === null || user.email === null) {
    throw conflict('no-password', 'Set an email and a password first. Two-factor login needs both.');
  }
  await requirePassword(user, password);
  const secret = new Secret({ size: 20 });
  await savePendingKey(context.db, user.id, seal(context.keys.secondFactor, secret.base32));
  const uri = createTotp(secret.base32, user.email).toString();
  return { key: secret.base32.replace(/(.{4})(?!$)/g, '$1 '), svg: renderSVG(uri, { border: 2 }) };
}

/** Turns the new key on and returns its recovery codes. Throws ProblemError 400, 409 `not-started`. */
export async function confirmSecondFactor(context: Context, caller: Caller, code: string): Promise<string[]> {
  const { db, clock, keys } = context;
  const pending = (await findSecondFactor(db, caller.userId))?.pendingKey ?? null;
  const key = pending === null ? null : unseal(keys.secondFactor, pending);
  if (key === null) throw conflict('not-started', 'Scan the QR code first.');
  const now = clock.now();
  const step = getStep(key, code, now);
  if (step === null) throw invalidField('code', 'That code is wrong. Enter the one your app shows now.');
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, generateRecoveryCode);
  await db.transaction(async (tx) => {
    await activatePendingKey(tx, caller.userId, { step, recoveryHashes: recoveryCodes.map(hashText) });
    await revokeUserFamilies(tx, caller.userId, now, caller.familyId);
  });
  return recoveryCodes;
}

/** Throws ProblemError 403, also for administrators. */
export async function endSecondFactor({ db }: Context, user: User, password: string): Promise<void> {
  if (user.userType === 'Admin') {
    throw new ProblemError(
      403,
      'is-administrator',
      'Admins can’t turn off two-factor login. Another admin can reset it.',
    );
  }
  await requirePassword(user, password);
  await db.transaction((tx) => removeSecondFactor(tx, user.id));
}

/** Checks a code of the app or a recovery code, each once. Throws ProblemError 403 `second-factor`, 429. */
export async function requireSecondFactor(context: Context, user: User, code: string): Promise<void> {
  const { db, clock, keys } = context;
  if (code !== '') await limitAttempts(context, ['secondFactor', user.id]);
  const message = await db.transaction(async (tx) => {
    const row = await lockSecondFactor(tx, user.id);
    if (!row?.key) return null;
    if (code === '') return 'Enter the code from your authenticator app.';
    const step = getStep(unseal(keys.secondFactor, row.key) ?? '', code, clock.now());
    if (step !== null && step > row.lastStep)
      return void (await recordUsedCode(tx, user.id, { lastStep: step }));
    const left = row.recoveryHashes.filter((hash) => hash !== hashText(code));
    if (left.length === row.recoveryHashes.length) return 'That code is wrong or was already used.';
    return void (await recordUsedCode(tx, user.id, { recoveryHashes: left }));
  });
  if (message) throw invalidField('code', message, SECOND_FACTOR, 403);
}

/** Returns the time step of a right code; null for a wrong one. */
function getStep(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = key === '' ? null : createTotp(key, '').validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

function createTotp(key: string, label: string): TOTP {
  return new TOTP({ issuer: 'DataCoach', label, secret: Secret.fromBase32(key), period: STEP_SECONDS });
}

function generateRecoveryCode(): string {
  return randomBytes(8)
    .toString('hex')
    .replace(/(.{4})(?!$)/g, '$1-');
}

function hashText(code: string): string {
  return createHash('sha256').update(code.trim().toLowerCase()).digest('hex');
}

export function secondFactorRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoints(app, {
    getSecondFactor: async ({ caller }) =>
      describeSecondFactor(context, await requireUser(context.db, caller.userId)),
    startSecondFactor: async ({ caller, body }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      return await startSecondFactor(context, await requireUser(context.db, caller.userId), body.password);
    },
    confirmSecondFactor: async ({ caller, body }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      return { recoveryCodes: await confirmSecondFactor(context, caller, body.code) };
    },
    endSecondFactor: async ({ caller, body }) => {
      await limitAttempts(context, ['proof', caller.userId]);
      const user = await requireUser(context.db, caller.userId);
      await endSecondFactor(context, user, body.password);
      return await describeSecondFactor(context, user);
    },
  });
}
