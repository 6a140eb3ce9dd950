import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const CLIENT = { clientId: 'datacoach', clientSecret: 'the/client secret' };

/** Who consents at the next authorization. */
export interface Person {
  id: string;
  name: string;
  email?: string;
  verified?: boolean;
  /** What Discord knows of accounts elsewhere. */
  connections?: { type: string; id: string; name: string; verified: boolean }[];
}

export interface IdentityServer {
  url: string;
  /** Who is signed in there; null cancels. */
  person: Person | null;
  close(): Promise<void>;
}

interface Granted {
  person: Person;
  redirect: string;
  challenge: string | null;
  isOpenId: boolean;
}

/**
 * An identity server on loopback that speaks OpenID Connect as Epic does (discovery, signed id token) and OAuth 2 as
 * Discord does (`/api/users/@me` and its connections). Checks client, redirect, PKCE and that a code is used once.
 */
export async function startIdentityServer(): Promise<IdentityServer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, Person>();
  const state: { person: Person | null } = { person: null };
  let url = '';

  const authorize = (query: URLSearchParams): string => {
    const redirect = new URL(query.get('redirect_uri') ?? '');
    redirect.searchParams.set('state', query.get('state') ?? '');
    if (!state.person) redirect.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      const challenge = query.get('code_challenge');
      const isOpenId = (query.get('scope') ?? '').includes('openid');
      codes.set(code, {
        person: state.person,
        redirect: query.get('redirect_uri') ?? '',
        challenge,
        isOpenId,
      });
      redirect.searchParams.set('code', code);
    }
    return redirect.href;
  };
  const token = async (request: IncomingMessage): Promise<object | null> => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    const [id, secret] = clientOf(request, form);
    const granted = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (id !== CLIENT.clientId || secret !== CLIENT.clientSecret || !granted) return null;
    if (granted.redirect !== form.get('redirect_uri') || granted.challenge !== verifier) return null;
    const accessToken = randomUUID();
    tokens.set(accessToken, granted.person);
    const answer = { access_token: accessToken, token_type: 'Bearer', expires_in: 300 };
    if (!granted.isOpenId) return answer;
    const idToken = await new SignJWT({ preferred_username: granted.person.name })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setIssuer(url)
      .setAudience(CLIENT.clientId)
      .setSubject(granted.person.id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    return { ...answer, id_token: idToken };
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration') {
      json(200, {
        issuer: url,
        authorization_endpoint: `${url}/oauth2/authorize`,
        token_endpoint: `${url}/api/oauth2/token`,
        userinfo_endpoint: `${url}/api/users/@me`,
        jwks_uri: `${url}/keys`,
      });
    } else if (pathname === '/keys') json(200, { keys: [jwk] });
    else if (pathname === '/oauth2/authorize') {
      response.writeHead(302, { location: authorize(searchParams) }).end();
    } else if (pathname === '/api/oauth2/token') {
      const granted = await token(request);
      json(granted ? 200 : 400, granted ?? { error: 'invalid_grant' });
    } else if (pathname === '/api/users/@me') {
      const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
      const { id, name, email = null, verified = false } = person ?? {};
      json(person ? 200 : 401, { id, username: name, global_name: null, email, verified });
    } else if (pathname === '/api/users/@me/connections') {
      const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
      json(person ? 200 : 401, person?.connections ?? []);
    } else json(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    get person() {
      return state.person;
    },
    set person(person) {
      state.person = person;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Client id and secret, from the header or from the form. */
function clientOf({ headers }: IncomingMessage, form: URLSearchParams): (string | null)[] {
  const basic = /^Basic (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (!basic) return [form.get('client_id'), form.get('client_secret')];
  const parts = Buffer.from(basic, 'base64').toString().split(':');
  return parts.map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
}
