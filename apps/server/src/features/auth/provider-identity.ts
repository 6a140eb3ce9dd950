import type { Provider } from './linked-identity.repository.ts';

/** A person's identity, as verified by the provider. */
export interface ProviderIdentity {
  provider: Provider;
  subject: string;
  name: string | null;
  /** The person's players in the game, as verified by the provider. */
  players: readonly { identity: string; name: string }[];
  /** Only an address verified by the provider. */
  verifiedEmail: string | null;
}
