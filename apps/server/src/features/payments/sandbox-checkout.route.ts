import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import type { Sandbox } from './sandbox/sandbox-provider.ts';
import { findCustomer } from './subscription.repository.ts';
import { isSandbox } from './sweep-payments.ts';

const CHECKOUT_NOT_FOUND_MESSAGE = 'Checkout not found. It may belong to another account.';

/** Registers the sandbox's checkout page. It doesn't exist with another provider. */
export function sandboxCheckoutRoutes(app: FastifyInstance, { db, paymentProvider: provider }: Context) {
  const requireSandboxCustomer = async (
    userId: string,
  ): Promise<{ sandbox: Sandbox; customerId: string }> => {
    const customer = isSandbox(provider) ? await findCustomer(db, userId) : null;
    if (!customer || !isSandbox(provider)) throw notFound(CHECKOUT_NOT_FOUND_MESSAGE);
    return { sandbox: provider, customerId: customer.customerId };
  };
  registerEndpoints(app, {
    getSandboxCheckout: async ({ caller, params }) => {
      const { sandbox, customerId } = await requireSandboxCustomer(caller.userId);
      const found = await sandbox.showCheckout(params.checkoutId, customerId);
      if (!found) throw notFound(CHECKOUT_NOT_FOUND_MESSAGE);
      return found;
    },
    finishSandboxCheckout: async ({ caller, params, body }) => {
      const { sandbox, customerId } = await requireSandboxCustomer(caller.userId);
      const before = await sandbox.showCheckout(params.checkoutId, customerId);
      if (!before) throw notFound(CHECKOUT_NOT_FOUND_MESSAGE);
      if (before.status !== 'open') {
        throw conflict('already-over', 'This checkout has expired. Start the order again in Plans.');
      }
      const finished = await sandbox.finishCheckout(params.checkoutId, customerId, body);
      return finished!;
    },
  });
}
