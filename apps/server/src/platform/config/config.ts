/** The environment does not allow the server to start; the message says what to change. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`DataCoach cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

export const ROLES = ['api', 'worker', 'both'] as const;
/** `api` answers requests, `worker` analyses replays, `both` does both in one process. */
type Role = (typeof ROLES)[number];

export interface S3Config {
  bucket: string;
  region: string;
  /** null = Amazon's own for the region. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface OAuthConfig {
  clientId: string;
  clientSecret: string;
  /** Epic: OpenID Connect issuer. Discord: where its API and pages stand. */
  url: string;
}

export interface StripeConfig {
  secretKey: string;
  /** Signs what Stripe tells `/api/v1/payments/webhook`. */
  webhookSecret: string;
  /** Another address than Stripe's own, for tests; null = Stripe's. */
  apiUrl: string | null;
  /** Stripe Tax calculates the tax by the buyer's address. */
  tax: boolean;
}

/** Life of an access token, and of a refresh token from each rotation on (decisions.md 15.2). */
export const ACCESS_TOKEN_MS = 60 * 60_000;
export const REFRESH_TOKEN_MS = 30 * 24 * 60 * 60_000;

export interface Config {
  role: Role;
  host: string;
  port: number;
  /** Absolute folder of the embedded database, stored files and the generated secret. */
  dataDir: string;
  /** Free space on the disk of `dataDir` below which no uploads are taken. */
  minFreeBytes: number;
  /** Reads whose work grows with the games of an account, of one account, in a minute. */
  costlyReadsPerMinute: number;
  /** PostgreSQL to use; null = the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Object storage for files; null = `dataDir`. */
  s3: S3Config | null;
  /** Key material for sessions and tokens. */
  authSecret: string;
  accessTokenMs: number;
  refreshTokenMs: number;
  /** Address of the product in mails, without a slash at the end. */
  publicUrl: string;
  /** Mail server; null = an outbox folder in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The first administrator; a password is made up when none is given. */
  adminEmail: string;
  adminPassword: string | null;
  /** Service that knows ranks (see features/profile/http-rank-provider.ts); null = players declare them. */
  rankProviderUrl: string | null;
  /** What the web app shows unless an administrator has set something else; null = nothing. */
  discordInviteUrl: string | null;
  supportMail: string | null;
  /** Takes the money; null = the sandbox, which moves none. */
  stripe: StripeConfig | null;
  epic: OAuthConfig | null;
  discord: OAuthConfig | null;
  /** Addresses of proxies whose X-Forwarded-* headers can be believed (`10.0.0.1`, `10.0.0.0/8`); false = no one's. */
  trustProxy: false | string[];
  /** What callers of the metrics have to bring; null = only callers on this machine get them. */
  metricsToken: string | null;
  /** Port on which a process of the role `worker` answers health and metrics; null = none. */
  workerPort: number | null;
  /** Time between "not ready any more" and the end of listening, for load balancers to notice. */
  drainMs: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Analysis threads of one process. */
  threads: number;
}
