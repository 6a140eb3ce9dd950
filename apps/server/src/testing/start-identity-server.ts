import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Config, OAuthConfig } from '../platform/config/config.ts';

/** The person who signs in at the next authorization. */
export interface Person {
  id: string;
  name: string;
  email?: string;
  verified?: boolean;
  /** Accounts elsewhere that Discord knows. */
  connections?: { type: string; id: string; name: string; verified: boolean }[];
}

export interface IdentityServer {
  url: string;
  /** What the app is configured with. */
  config: { [provider in 'epic' | 'discord']: OAuthConfig };
  /** The person at the keyboard; null cancels. */
  person: Person | null;
  /** Registers the app's callbacks, the only allowed redirect targets. */
  register(publicUrl: string): void;
  close(): Promise<void>;
}

const SECRET = 'the/client secret';

/**
 * Starts `oidc-provider` on loopback in place of Epic (OpenID Connect) and Discord (plain OAuth 2 with its two user
 * endpoints added). Requires PKCE.
 */
export async function startIdentityServer(): Promise<IdentityServer> {
  const people = new Map<string, Person>();
  let callbacks = '';
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const getClient = (id: string): AdapterPayload => ({
    client_id: id,
    client_secret: SECRET,
    redirect_uris: [`${callbacks}/${id}`],
    token_endpoint_auth_method: id === 'epic' ? 'client_secret_basic' : 'client_secret_post',
  });
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(url, {
    adapter: (model) => (model === 'Client' ? { ...stored(), find: async (id) => getClient(id) } : stored()),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'key', use: 'sig' }] },
    cookies: { keys: ['tests only'] },
    routes: { authorization: '/oauth2/authorize', token: '/api/oauth2/token' },
    ttl: {
      Interaction: 300,
      Session: 300,
      Grant: 300,
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
    },
    features: { devInteractions: { enabled: false } },
    scopes: ['openid', 'identify', 'email', 'connections'],
    claims: { openid: ['sub'], basic_profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    renderError(ctx, out) {
      ctx.body = out;
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: people.get(id)?.name }),
    }),
    // The person grants everything the app asks for.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        accountId: oidc.session!.accountId!,
        clientId: oidc.client!.clientId,
      });
      grant.addOIDCScope([...oidc.requestParamScopes].join(' '));
      await grant.save();
      return grant;
    },
  });
  const toPerson = async (authorization = '') => {
    const token = await provider.AccessToken.find(authorization.replace('Bearer ', ''));
    return token?.scope?.includes('identify') ? (people.get(token.accountId) ?? null) : null;
  };
  const answer = provider.callback();
  const self: IdentityServer = {
    url,
    config: {
      epic: { clientId: 'epic', clientSecret: SECRET, url },
      discord: { clientId: 'discord', clientSecret: SECRET, url },
    } satisfies Pick<Config, 'epic' | 'discord'>,
    person: null,
    register(publicUrl) {
      callbacks = `${publicUrl}/api/auth/callback`;
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  http.on('request', async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', url);
    if (pathname.startsWith('/interaction/')) {
      const { person } = self;
      if (person) people.set(person.id, person);
      const result = person ? { login: { accountId: person.id } } : { error: 'access_denied' };
      await provider.interactionFinished(request, response, result);
    } else if (pathname.startsWith('/api/users/@me')) {
      const person = await toPerson(request.headers.authorization);
      const { id, name, email = null, verified = false, connections = [] } = person ?? {};
      const profile = { id, username: name, global_name: null, email, verified };
      response.writeHead(person ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(pathname.endsWith('/connections') ? connections : profile));
    } else await answer(request, response);
  });
  return self;
}

/** Stores the provider's data of one kind. */
function stored(): Adapter {
  const rows = new Map<string, AdapterPayload>();
  const by = async (is: (row: AdapterPayload) => boolean) => [...rows.values()].find(is);
  return {
    upsert: async (id, row) => void rows.set(id, row),
    find: async (id) => rows.get(id),
    findByUid: (uid) => by((row) => row.uid === uid),
    findByUserCode: (code) => by((row) => row.userCode === code),
    consume: async (id) => void rows.set(id, { ...rows.get(id), consumed: Math.floor(Date.now() / 1000) }),
    destroy: async (id) => void rows.delete(id),
    revokeByGrantId: async (grantId) => {
      for (const [id, row] of rows) if (row.grantId === grantId) rows.delete(id);
    },
  };
}
