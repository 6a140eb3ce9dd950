import { randomUUID } from 'node:crypto';
import { signedIn, type UserType } from '@datacoach/contract';
import { createAdministratorAccount } from '../features/auth/index.ts';
import { call, createAccountClient, type TestAccount } from './api-client.ts';
import type { TestServer } from './start-test-server.ts';

/** Creates a signed-in user of any role with a confirmed address and a finished get-started flow. */
export async function createAccountWithRole(
  { platform, url }: Pick<TestServer, 'platform' | 'url'>,
  userType: UserType,
  userName: string = userType,
): Promise<TestAccount> {
  const email = `${randomUUID()}@example.org`;
  const password = 'correct horse battery';
  const { clock, database } = platform;
  await createAdministratorAccount({ db: database.db, clock }, { email, password, userName, userType });
  const answer = await call(`${url}/api/v1/auth/sign-in`, { method: 'POST', json: { email, password } });
  return createAccountClient(url, email, password, signedIn.parse(answer.body));
}
