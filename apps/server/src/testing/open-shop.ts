import { randomUUID } from 'node:crypto';
import { SANDBOX_CARDS } from '@datacoach/contract';
import { afterAll } from 'vitest';
import type { Context } from '../feature-module.ts';
import { deriveSandboxSecret } from '../features/payments/open-payment-provider.ts';
import { signSandboxEvent } from '../features/payments/sandbox/sandbox-provider.ts';
import { sweepPayments } from '../features/payments/sweep-payments.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import { call, type TestAccount } from './api-client.ts';
import { MovingClock } from './moving-clock.ts';
import { signStripeEvent, startStripeServer } from './start-stripe-server.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

export const PROVIDERS = ['sandbox', 'stripe'] as const;

/** A server with one of the payment providers, and a buyer. */
export interface Shop {
  server: TestServer;
  clock: MovingClock;
  context: Context;
  /** What the buyer does on the payment page. */
  finish(
    buyer: TestAccount,
    url: string,
    how: (typeof SANDBOX_CARDS)[number]['outcome'] | 'cancel',
  ): Promise<void>;
  /** Sets whether provider events are sent as webhooks; the sandbox always sends them. */
  hear(isHeard: boolean): void;
  /** Calls Stripe directly. */
  atStripe(method: string, path: string, params?: Readonly<Record<string, string>>): Promise<void>;
  /** Lets days pass, here and at the provider. */
  pass(days: number): Promise<void>;
  /** Returns a provider event about a buyer, as sent. */
  event(customerId: string, id?: string): string;
  sendEvent(body: string, signature?: string): Promise<{ status: number; body: unknown }>;
  /** Calls made to the provider over HTTP. */
  calls: readonly string[];
}

/**
 * Opens a shop and closes it when the tests of the calling file or `describe` are done.
 *
 * @param worker also analyzes replays and runs schedules
 */
export async function openShop(name: (typeof PROVIDERS)[number], worker = false): Promise<Shop> {
  const clock = new MovingClock();
  const stripe = name === 'stripe' ? await startStripeServer(clock) : null;
  const server = await startTestServer({
    database: 'embedded',
    clock,
    worker,
    config: {
      accessTokenMs: 2000 * DAY_MS,
      refreshTokenMs: 4000 * DAY_MS,
      stripe: stripe
        ? {
            secretKey: 'sk_test_loopback',
            webhookSecret: stripe.webhookSecret,
            apiUrl: stripe.url,
            tax: false,
          }
        : null,
    },
  });
  const webhook = `${server.url}/api/v1/payments/webhook`;
  stripe?.notify(webhook);
  afterAll(async () => {
    await server.close();
    await stripe?.close();
  });
  const { config } = server.platform;
  const { context } = server;
  const secret = deriveSandboxSecret(config.authSecret);
  const sign = (body: string) =>
    stripe ? signStripeEvent(body, clock.now()) : signSandboxEvent(secret, body);
  return {
    server,
    clock,
    context,
    calls: stripe?.calls ?? [],
    async finish(buyer, url, how) {
      if (stripe) return stripe.finish(url, how);
      const id = url.split('/').at(-1);
      const card = SANDBOX_CARDS.find(({ outcome }) => outcome === how)?.number;
      const json = card ? { action: 'pay', card } : { action: 'cancel' };
      const token = buyer.tokens.accessToken;
      const answer = await call(`${server.url}/api/v1/payments/sandbox/${id}`, {
        method: 'POST',
        token,
        json,
      });
      if (answer.status !== 200) throw new Error(`the sandbox answered ${answer.status}`);
    },
    hear: (isHeard) => stripe?.notify(isHeard ? webhook : null),
    async atStripe(method, path, params = {}) {
      const headers = { authorization: 'Bearer sk_test_dashboard' };
      const query = new URLSearchParams(params);
      const body = method === 'GET' ? {} : { body: query };
      const answer = await fetch(`${stripe!.url}/v1/${path}`, { method, headers, ...body });
      if (!answer.ok) throw new Error(`Stripe answered ${answer.status} to ${method} ${path}`);
    },
    async pass(days) {
      clock.forward(days * DAY_MS);
      await stripe?.advance();
      await sweepPayments(context);
    },
    event(customerId, id = `evt_${randomUUID()}`) {
      const type = 'customer.subscription.updated';
      return JSON.stringify(
        stripe
          ? {
              id,
              object: 'event',
              type,
              data: { object: { id: 'sub', object: 'subscription', customer: customerId } },
            }
          : { id, type, customerId, checkoutId: null },
      );
    },
    async sendEvent(body, signature = sign(body)) {
      const answer = await fetch(webhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [`${name}-signature`]: signature },
        body,
      });
      return { status: answer.status, body: await answer.json() };
    },
  };
}
