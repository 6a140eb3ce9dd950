import { type ApiAnswer, readAnswer } from './api-client.ts';

/** A browser for the Auth.js protocol: stores cookies and sends them. */
export class BrowserSession {
  readonly #url: string;
  readonly #cookies: Map<string, string>;
  /** As added by a proxy in front. */
  readonly #headers: Readonly<Record<string, string>>;

  constructor(
    url: string,
    cookies = new Map<string, string>(),
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.#url = url;
    this.#cookies = cookies;
    this.#headers = headers;
  }

  /** Returns a second tab with the current cookies. */
  copy(): BrowserSession {
    return new BrowserSession(this.#url, new Map(this.#cookies), this.#headers);
  }

  /** The cookies sent with the next request. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(path: string, form?: Record<string, string>): Promise<ApiAnswer> {
    const answer = await fetch(`${this.#url}${path}`, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        ...this.#headers,
        cookie: this.cookies,
        ...(form
          ? { 'content-type': 'application/x-www-form-urlencoded', 'x-auth-return-redirect': '1' }
          : {}),
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
    return readAnswer(answer);
  }

  /** Stores a `Set-Cookie` header. */
  keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  /** Posts a form with the CSRF token. */
  async post(path: string, form: Record<string, string> = {}): Promise<ApiAnswer> {
    const { body } = await this.send('/api/auth/csrf');
    return this.send(path, { ...form, csrfToken: (body as { csrfToken: string }).csrfToken });
  }

  signIn(email: string, password: string): Promise<ApiAnswer> {
    return this.post('/api/auth/callback/credentials', { email, password });
  }
}
