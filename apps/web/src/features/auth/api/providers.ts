import type { SignInProvider } from '@datacoach/contract';
import { postProvider } from '../../../app/session/auth-protocol.ts';

/** Leaves for the provider's page. Its answer ends at /login, which leads on to where the person belongs. */
export async function signInByProvider(provider: SignInProvider): Promise<void> {
  location.assign(await postProvider(provider, `${location.origin}/login`));
}
