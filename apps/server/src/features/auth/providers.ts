import type { AuthConfig } from '@auth/core';
import { z } from 'zod';
import type { Config, OAuthConfig } from '../../platform/config/config.ts';
import type { ProviderIdentity } from './sign-in-by-provider.ts';

const epicProfile = z.object({ sub: z.string().min(1), preferred_username: z.string().nullish() });
const discordProfile = z.object({
  id: z.string().min(1),
  username: z.string(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
});

/** What a provider's profile says, by the provider's id. */
export const IDENTITY_OF: Readonly<Record<string, (profile: unknown) => ProviderIdentity>> = {
  epic(profile) {
    const { sub, preferred_username: name = null } = epicProfile.parse(profile);
    return { provider: 'epic', subject: sub, name, verifiedEmail: null };
  },
  discord(profile) {
    const { id, username, global_name: name, email, verified } = discordProfile.parse(profile);
    const verifiedEmail = verified && email ? email : null;
    return { provider: 'discord', subject: id, name: name ?? username, verifiedEmail };
  },
};

type Provider = AuthConfig['providers'][number];

/** Epic (OpenID Connect) and Discord (OAuth 2), those that are configured. */
export function configuredProviders({ epic, discord }: Pick<Config, 'epic' | 'discord'>): Provider[] {
  return [...(epic ? [epicProvider(epic)] : []), ...(discord ? [discordProvider(discord)] : [])];
}

function epicProvider({ clientId, clientSecret, url }: OAuthConfig): Provider {
  return {
    id: 'epic',
    name: 'Epic Games',
    type: 'oidc',
    issuer: url,
    clientId,
    clientSecret,
    checks: ['pkce', 'state'],
    authorization: { params: { scope: 'openid basic_profile' } },
    profile: (profile: unknown) => ({ id: IDENTITY_OF.epic!(profile).subject }),
  };
}

function discordProvider({ clientId, clientSecret, url }: OAuthConfig): Provider {
  return {
    id: 'discord',
    name: 'Discord',
    type: 'oauth',
    clientId,
    clientSecret,
    checks: ['pkce', 'state'],
    authorization: { url: `${url}/oauth2/authorize`, params: { scope: 'identify email' } },
    token: `${url}/api/oauth2/token`,
    userinfo: `${url}/api/users/@me`,
    client: { token_endpoint_auth_method: 'client_secret_post' },
    profile: (profile: unknown) => ({ id: IDENTITY_OF.discord!(profile).subject }),
  };
}
