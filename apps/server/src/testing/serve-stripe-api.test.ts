import { expect, test } from 'vitest';
import { findGoProgram } from '../../../../tooling/go-programs.ts';
import { serveStripeApi } from './serve-stripe-api.ts';

const HEADERS = {
  authorization: 'Bearer sk_test_1',
  'content-type': 'application/x-www-form-urlencoded',
};

test.runIf(findGoProgram('stripe-mock'))(
  "requests and responses that don't match Stripe's OpenAPI document are rejected and reported",
  async () => {
    const answer = async () => ({ id: 'cus_1', object: 'customer', balance: 0, credit: 5 });
    const { url, close } = await serveStripeApi(
      { 'POST /v1/customers': answer, 'GET /v1/customers/*': answer },
      () => {},
    );
    const create = (body: string) => fetch(`${url}/v1/customers`, { method: 'POST', headers: HEADERS, body });
    expect((await create('nmae=Ann')).status).toBe(400);
    expect((await fetch(`${url}/v1/customers/cus_1`, { headers: HEADERS })).status).toBe(200);
    await expect(close()).rejects.toThrow(
      /POST \/v1\/customers nmae=Ann: .*additional properties[\s\S]*answer to GET \/v1\/customers\/cus_1: \.credit/,
    );
  },
);
