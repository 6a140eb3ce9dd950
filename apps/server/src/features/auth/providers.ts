import type { AuthConfig } from '@auth/core';
import { z } from 'zod';
import type { Config, OAuthConfig } from '../../platform/config/config.ts';
import type { ProviderIdentity } from './linked-identity.repository.ts';

const epicProfile = z.object({ sub: z.string().min(1), preferred_username: z.string().nullish() });
const discordProfile = z.object({
  id: z.string().min(1),
  username: z.string(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
  connections: z
    .array(z.object({ type: z.string(), id: z.string(), name: z.string(), verified: z.boolean() }))
    .catch([]),
});

/** Game platforms by Discord's name for connected accounts. */
const PLATFORMS_BY_CONNECTION: Readonly<Record<string, string>> = {
  epicgames: 'epic',
  steam: 'steam',
  playstation: 'ps4',
  xbox: 'xbox',
};

function mapConnectionToPlayer({
  type,
  id,
  name,
  verified,
}: z.infer<typeof discordProfile>['connections'][number]): { identity: string; name: string }[] {
  const platform = PLATFORMS_BY_CONNECTION[type];
  return platform !== undefined && verified ? [{ identity: `${platform}:${id}`, name }] : [];
}

/** Maps a provider's profile to an identity, by provider id. */
export const IDENTITY_READERS: Readonly<Record<string, (profile: unknown) => ProviderIdentity>> = {
  epic(profile) {
    const { sub, preferred_username: name = null } = epicProfile.parse(profile);
    // Epic's account id is the platform id in replay files.
    const players = [{ identity: `epic:${sub}`, name: name ?? '' }];
    return { provider: 'epic', subject: sub, name, players, verifiedEmail: null };
  },
  discord(profile) {
    const { id, username, global_name: name, email, verified, connections } = discordProfile.parse(profile);
    const verifiedEmail = verified && email ? email : null;
    const players = connections.flatMap(mapConnectionToPlayer);
    return { provider: 'discord', subject: id, name: name ?? username, players, verifiedEmail };
  },
};

/** Max wait for a response from Discord, in ms. */
const RESPONSE_TIMEOUT_MS = 10_000;

type Provider = AuthConfig['providers'][number];

/** Returns the configured providers: Epic (OpenID Connect) and Discord (OAuth 2). */
export function listConfiguredProviders({ epic, discord }: Pick<Config, 'epic' | 'discord'>): Provider[] {
  return [...(epic ? [createEpicProvider(epic)] : []), ...(discord ? [createDiscordProvider(discord)] : [])];
}

function createEpicProvider({ clientId, clientSecret, url }: OAuthConfig): Provider {
  return {
    id: 'epic',
    name: 'Epic Games',
    type: 'oidc',
    issuer: url,
    clientId,
    clientSecret,
    checks: ['pkce', 'state', 'nonce'],
    authorization: { params: { scope: 'openid basic_profile' } },
    profile: (profile: unknown) => ({ id: IDENTITY_READERS.epic!(profile).subject }),
  };
}

function createDiscordProvider({ clientId, clientSecret, url }: OAuthConfig): Provider {
  return {
    id: 'discord',
    name: 'Discord',
    type: 'oauth',
    // Rejects a response that names another server (RFC 9207).
    issuer: url,
    clientId,
    clientSecret,
    checks: ['pkce', 'state'],
    authorization: { url: `${url}/oauth2/authorize`, params: { scope: 'identify email connections' } },
    token: `${url}/api/oauth2/token`,
    userinfo: {
      url: `${url}/api/users/@me`,
      request: async ({ tokens }: { tokens: { access_token?: string } }) => {
        const headers = { authorization: `Bearer ${tokens.access_token}` };
        const fetchJson = async (path: string) => {
          const response = await fetch(`${url}${path}`, {
            headers,
            signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
          });
          return response.ok ? response.json() : null;
        };
        const person = await fetchJson('/api/users/@me');
        // Users who don't share their connections can still sign in.
        const connections = await fetchJson('/api/users/@me/connections').catch(() => null);
        return { ...person, connections };
      },
    },
    client: { token_endpoint_auth_method: 'client_secret_post' },
    profile: (profile: unknown) => ({ id: IDENTITY_READERS.discord!(profile).subject }),
  };
}
