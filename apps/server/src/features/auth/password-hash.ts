import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with 19 MiB, 2 passes, 1 lane (OWASP Password Storage Cheat Sheet); the parameters travel with the hash,
 * so raising them later leaves old hashes valid.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns a hash in PHC notation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), PARAMETERS);
}

let noOne: Promise<string> | undefined;

/** Whether the password is right; without an account (null) it takes just as long and returns false. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  noOne ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await noOne), password.normalize('NFKC'));
  return fits && passwordHash !== null;
}
