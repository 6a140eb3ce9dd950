import { announceMissingProgram, findGoProgram } from '../../../../tooling/go-programs.ts';
import { startProgram } from './start-program.ts';

/** A request to Stripe as it came. */
export interface StripeRequest {
  method: string;
  /** With its query. */
  path: string;
  body: string;
}

interface StripeMock {
  /** What Stripe's own mock answers: an error where the request isn't as Stripe's OpenAPI document wants it. */
  ask(request: StripeRequest): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

/**
 * Since 2026-09-30 the anchor is an object (changelog of stripe 23.0.0); stripe-mock 0.203.0 has the document of
 * 2026-08-26.
 */
const ANCHOR_OF_AN_OLDER_VERSION = [/(billing_cycle_anchor\]?)\[type\]=/g, '$1='] as const;

announceMissingProgram(
  'stripe-mock',
  "the check of each request to Stripe against Stripe's OpenAPI document",
);

/** Stripe's own mock on loopback; null where it could not be built. It knows every request and keeps nothing. */
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

/** What Stripe's document has and the examples of its mock leave out. */
const NOT_IN_EXAMPLES = /(^\.deleted|\.metadata\.\w+|\.payment\.payment_intent)$/;
/** What stands in an object only where the request asks for it. */
const INCLUDED_ON_DEMAND = ['payments'];

/**
 * `given` as Stripe would have answered it: what the request doesn't expand is an id, or left out. Adds to `foreign` the
 * fields that Stripe's object doesn't have, or has with another type.
 */
export function asStripeAnswers(given: unknown, stripes: unknown, foreign: string[], path = ''): unknown {
  if (given === null || stripes === null || given === undefined) return given;
  if (Array.isArray(given) && Array.isArray(stripes)) {
    if (stripes.length === 0) return given;
    return given.map((one) => asStripeAnswers(one, stripes[0], foreign, `${path}[]`));
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
      return [[name, asStripeAnswers(value, theirs, foreign, field)]];
    }
    if (INCLUDED_ON_DEMAND.includes(name)) return [];
    if (!NOT_IN_EXAMPLES.test(field)) foreign.push(field);
    return [[name, value]];
  });
  return Object.fromEntries(entries);
}
