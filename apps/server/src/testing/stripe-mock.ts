import { findGoProgram, reportMissingProgram } from '../../../../tooling/go-programs.ts';
import { startProgram } from './start-program.ts';

/** A request to Stripe as received. */
export interface StripeRequest {
  method: string;
  /** Including its query. */
  path: string;
  body: string;
}

interface StripeMock {
  /** Returns the response of Stripe's own mock: an error if the request doesn't match Stripe's OpenAPI document. */
  ask(request: StripeRequest): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

/**
 * The anchor has been an object since 2026-09-30 (changelog of stripe 23.0.0); stripe-mock 0.203.0 has the document
 * of 2026-08-26.
 */
const ANCHOR_OF_AN_OLDER_VERSION = [/(billing_cycle_anchor\]?)\[type\]=/g, '$1='] as const;

reportMissingProgram('stripe-mock', "the check of each request to Stripe against Stripe's OpenAPI document");

/** Starts Stripe's own mock on loopback; null if it couldn't be built. It knows every request and stores nothing. */
export async function startStripeMock(): Promise<StripeMock | null> {
  const program = findGoProgram('stripe-mock');
  if (!program) return null;
  // It always listens for HTTPS too.
  const { url, stop } = await startProgram(program, (address) => [
    ...['-http-addr', address, '-https-addr', '127.0.0.1:0'],
  ]);
  return {
    stop,
    async ask({ method, path, body }) {
      const headers = {
        authorization: 'Bearer sk_test_mock',
        'content-type': 'application/x-www-form-urlencoded',
      };
      const older = body.replaceAll(...ANCHOR_OF_AN_OLDER_VERSION);
      const answer = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(body === '' ? {} : { body: older }),
      });
      return { status: answer.status, body: await answer.json() };
    },
  };
}

/** Fields in Stripe's document that the mock's examples leave out. */
const NOT_IN_EXAMPLES = /(^\.deleted|\.metadata\.\w+|\.payment\.payment_intent)$/;
/** Fields only included in an object on request. */
const INCLUDED_ON_DEMAND = ['payments'];

/**
 * Returns `given` as Stripe would: unexpanded fields become ids or are left out. Adds to `foreign` the fields that
 * Stripe's object doesn't have, or has with a different type.
 */
export function toStripeResponse(given: unknown, stripes: unknown, foreign: string[], path = ''): unknown {
  if (given === null || stripes === null || given === undefined) return given;
  if (Array.isArray(given) && Array.isArray(stripes)) {
    if (stripes.length === 0) return given;
    return given.map((one) => toStripeResponse(one, stripes[0], foreign, `${path}[]`));
  }
  if (typeof given !== 'object') {
    if (typeof given !== typeof stripes) foreign.push(`${path} (${typeof given} for ${typeof stripes})`);
    return given;
  }
  if (typeof stripes === 'string' && 'id' in given) return given.id;
  const entries = Object.entries(given).flatMap(([name, value]) => {
    const field = `${path}.${name}`;
    if (name in (stripes as object)) {
      const theirs = (stripes as Record<string, unknown>)[name];
      return [[name, toStripeResponse(value, theirs, foreign, field)]];
    }
    if (INCLUDED_ON_DEMAND.includes(name)) return [];
    if (!NOT_IN_EXAMPLES.test(field)) foreign.push(field);
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}
