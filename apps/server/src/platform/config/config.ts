/** The environment prevents the server from starting; the message says what to change. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`DataCoach can’t start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

export const ROLES = ['api', 'worker', 'both'] as const;
/** `api` serves requests, `worker` analyzes replays, `both` does both in one process. */
type Role = (typeof ROLES)[number];

export interface S3Config {
  bucket: string;
  region: string;
  /** null = Amazon's default for the region. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface OAuthConfig {
  clientId: string;
  clientSecret: string;
  /** Epic: OpenID Connect issuer. Discord: base URL of its API and pages. */
  url: string;
}

export interface StripeConfig {
  secretKey: string;
  /** Verifies Stripe's calls to `/api/v1/payments/webhook`. */
  webhookSecret: string;
  /** Replaces Stripe's URL in tests; null = Stripe's. */
  apiUrl: string | null;
  /** Stripe Tax calculates the tax from the buyer's address. */
  tax: boolean;
}

/** Lifetime of an access token, and of a refresh token from each rotation on (decisions.md 15.2). */
export const ACCESS_TOKEN_MS = 60 * 60_000;
export const REFRESH_TOKEN_MS = 30 * 24 * 60 * 60_000;

export interface Config {
  role: Role;
  host: string;
  port: number;
  /** Absolute path of the folder for the embedded database, stored files and the generated secret. */
  dataDir: string;
  /** Free space on the disk of `dataDir` below which uploads are refused. */
  minFreeBytes: number;
  /** Max reads per account and minute whose cost grows with the account's games. */
  costlyReadsPerMinute: number;
  /** PostgreSQL to use; null = the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Object storage for files; null = `dataDir`. */
  s3: S3Config | null;
  /** Key material for sessions and tokens. */
  authSecret: string;
  accessTokenMs: number;
  refreshTokenMs: number;
  /** URL of the product in mails, without a trailing slash. */
  publicUrl: string;
  /** Mail server; null = an outbox folder in `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The first administrator; a password is generated if none is given. */
  adminEmail: string;
  adminPassword: string | null;
  /** Service that provides ranks (see features/profile/http-rank-provider.ts); null = players declare them. */
  rankProviderUrl: string | null;
  /** Where webhooks of Discord are called; only tests replace it. */
  discordApiUrl: string;
  /** Shown in the web app unless an administrator has set something else; null = nothing. */
  discordInviteUrl: string | null;
  supportMail: string | null;
  /** Processes payments; null = the sandbox, which moves no money. */
  stripe: StripeConfig | null;
  epic: OAuthConfig | null;
  discord: OAuthConfig | null;
  /** Addresses of proxies whose X-Forwarded-* headers are trusted (`10.0.0.1`, `10.0.0.0/8`); false = none. */
  trustProxy: false | string[];
  /** Token required for the metrics; null = only callers on this machine get them. */
  metricsToken: string | null;
  /** Port on which a `worker` process serves health and metrics; null = none. */
  workerPort: number | null;
  /** Time between "no longer ready" and closing the port, so that load balancers notice. */
  drainMs: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Analysis threads per process. */
  threads: number;
  /** Whether the start warms up an analysis thread, so that the first upload takes no longer than the next ones. */
  warmUp: boolean;
}
