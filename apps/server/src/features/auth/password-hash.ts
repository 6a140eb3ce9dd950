import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../../platform/http/problem-error.ts';
import { COMMON_PASSWORD, isCommonPassword } from '../../platform/secrets/common-passwords.ts';

/** argon2id, 19 MiB, 2 passes, 1 lane (OWASP Password Storage Cheat Sheet); stored with each hash. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns a new password's hash in PHC notation. Throws ProblemError 400 if the password is a common one. */
export async function hashPassword(password: string, field = 'password'): Promise<string> {
  if (isCommonPassword(password)) throw invalidField(field, COMMON_PASSWORD);
  return hash(password.normalize('NFKC'), PARAMETERS);
}

let dummyHash: Promise<string> | undefined;

/** Whether the password is right; without an account (null) it takes just as long and returns false. */
export async function isPasswordCorrect(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await dummyHash), password.normalize('NFKC'));
  return fits && passwordHash !== null;
}
