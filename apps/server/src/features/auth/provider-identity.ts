import type { Provider } from './linked-identity.repository.ts';

/** Who somebody is elsewhere, as the provider vouches for it. */
export interface ProviderIdentity {
  provider: Provider;
  subject: string;
  name: string | null;
  /** Players of the game that are this person, as the provider vouches for it. */
  players: readonly { identity: string; name: string }[];
  /** Only an address that the provider has verified. */
  verifiedEmail: string | null;
}
