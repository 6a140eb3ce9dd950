import type { APIRequestContext } from 'playwright-core';
import { linkIn, mailTo } from './outbox.ts';
import type { RunningServer } from './running-server.ts';

/** Opens the link in the mail that confirms an address. */
export async function confirmAddress(
  server: RunningServer,
  request: APIRequestContext,
  address: string,
): Promise<void> {
  const link = linkIn(server, await mailTo(server, address, 'Confirm your email'));
  const token = new URL(link).searchParams.get('confirm');
  const answer = await request.post(`${server.url}/api/v1/auth/confirm-email`, { data: { token } });
  if (!answer.ok()) throw new Error(`confirm-email answered ${answer.status()}`);
}
