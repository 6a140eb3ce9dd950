import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EMAIL_PATTERN, password } from '@datacoach/contract';
import { z } from 'zod';
import {
  ACCESS_TOKEN_MS,
  type Config,
  type OAuthConfig,
  REFRESH_TOKEN_MS,
  ROLES,
  type S3Config,
  type StripeConfig,
} from './config.ts';
import { ConfigError } from './config-error.ts';
import { readOrMakeSecret } from './read-or-make-secret.ts';
import { readTrustedProxies, TRUST_PROXY_RULE } from './read-trusted-proxies.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optionalText = z.preprocess(blankIsUnset, z.string().optional());

const seconds = (name: string) =>
  z.preprocess(
    blankIsUnset,
    z.coerce
      .number(`${name} must be a number of seconds.`)
      .int(`${name} must be a number of seconds.`)
      .min(1, `${name} must be at least one second.`)
      .max(365 * 24 * 3600, `${name} must be at most a year.`)
      .optional(),
  );

const environment = z.object({
  HOST: z.preprocess(blankIsUnset, z.string().default('localhost')),
  PORT: z.preprocess(
    blankIsUnset,
    z.coerce
      .number('PORT must be a number.')
      .int()
      .min(0)
      .max(65_535, 'PORT must be below 65536.')
      .default(3000),
  ),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('.data')),
  DATABASE_URL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres:// or postgresql://.')
      .optional(),
  ),
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ENDPOINT: z.preprocess(blankIsUnset, z.url('S3_ENDPOINT must be a URL.').optional()),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  AUTH_SECRET: z.preprocess(
    blankIsUnset,
    z.string().min(32, 'AUTH_SECRET must have at least 32 characters.').optional(),
  ),
  ACCESS_TOKEN_SECONDS: seconds('ACCESS_TOKEN_SECONDS'),
  REFRESH_TOKEN_SECONDS: seconds('REFRESH_TOKEN_SECONDS'),
  DISCORD_INVITE_URL: z.preprocess(
    blankIsUnset,
    z.url({ protocol: /^https$/, error: 'DISCORD_INVITE_URL must start with https://.' }).optional(),
  ),
  SUPPORT_MAIL: z.preprocess(
    blankIsUnset,
    z.string().max(254).regex(EMAIL_PATTERN, 'SUPPORT_MAIL must be an e-mail address.').optional(),
  ),
  PUBLIC_URL: z.preprocess(
    blankIsUnset,
    z.url({ protocol: /^https?$/, error: 'PUBLIC_URL must start with http:// or https://.' }).optional(),
  ),
  SMTP_URL: z.preprocess(
    blankIsUnset,
    z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must start with smtp:// or smtps://.' }).optional(),
  ),
  MAIL_FROM: z.preprocess(blankIsUnset, z.string().default('DataCoach <no-reply@datacoach.example>')),
  ADMIN_EMAIL: z.preprocess(
    blankIsUnset,
    z
      .string()
      .max(254)
      .regex(EMAIL_PATTERN, 'ADMIN_EMAIL must be an e-mail address.')
      .default('admin@datacoach.example'),
  ),
  ADMIN_PASSWORD: z.preprocess(
    blankIsUnset,
    z
      .string()
      .refine((given) => password.safeParse(given).success, 'ADMIN_PASSWORD must have 8 to 200 characters.')
      .optional(),
  ),
  RANK_PROVIDER_URL: z.preprocess(
    blankIsUnset,
    z
      .url({ protocol: /^https?$/, error: 'RANK_PROVIDER_URL must start with http:// or https://.' })
      .optional(),
  ),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_URL: z.preprocess(blankIsUnset, z.url('STRIPE_API_URL must be a URL.').optional()),
  STRIPE_TAX: z.preprocess(
    blankIsUnset,
    z.enum(['true', 'false'], 'STRIPE_TAX must be true or false.').default('false'),
  ),
  EPIC_CLIENT_ID: optionalText,
  EPIC_CLIENT_SECRET: optionalText,
  EPIC_ISSUER: z.preprocess(
    blankIsUnset,
    z.url('EPIC_ISSUER must be a URL.').default('https://api.epicgames.dev/epic/oauth/v2'),
  ),
  DISCORD_CLIENT_ID: optionalText,
  DISCORD_CLIENT_SECRET: optionalText,
  DISCORD_URL: z.preprocess(blankIsUnset, z.url('DISCORD_URL must be a URL.').default('https://discord.com')),
  TRUST_PROXY: z.preprocess(
    blankIsUnset,
    z
      .string()
      .refine((given) => readTrustedProxies(given) !== null, TRUST_PROXY_RULE)
      .default('false'),
  ),
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
      )
      .default('info'),
  ),
  METRICS_TOKEN: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^\S{16,}$/, 'METRICS_TOKEN must have at least 16 characters, none of them a space.')
      .optional(),
  ),
  WORKER_PORT: z.preprocess(
    blankIsUnset,
    z.coerce
      .number('WORKER_PORT must be a number.')
      .int()
      .min(0)
      .max(65_535, 'WORKER_PORT must be below 65536.')
      .optional(),
  ),
  DRAIN_SECONDS: z.preprocess(
    blankIsUnset,
    z.coerce
      .number('DRAIN_SECONDS must be a number of seconds.')
      .min(0, 'DRAIN_SECONDS must be a number of seconds.')
      .max(60, 'DRAIN_SECONDS must be at most 60.')
      .default(0),
  ),
  ANALYSIS_THREADS: z.preprocess(
    blankIsUnset,
    z.coerce.number('ANALYSIS_THREADS must be a number.').int().min(1).max(64).optional(),
  ),
});

/**
 * Configuration from environment and command line (`--role=api|worker|both`).
 * Throws ConfigError with everything that is wrong at once.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
  args: readonly string[] = process.argv.slice(2),
): Config {
  const problems: string[] = [];
  const parsed = environment.safeParse(env);
  if (!parsed.success) problems.push(...parsed.error.issues.map((issue) => issue.message));
  const role = readRole(args, problems);
  if (!parsed.success || !role) throw new ConfigError(problems);

  const values = parsed.data;
  const databaseUrl = values.DATABASE_URL ?? null;
  if (role !== 'both' && !databaseUrl) {
    problems.push(
      `--role=${role} needs DATABASE_URL: the built-in database can be used by one process only.`,
    );
  }
  if (role !== 'both' && !values.AUTH_SECRET) {
    problems.push(
      `--role=${role} needs AUTH_SECRET, the same for all processes: what one of them signs the others have to know.`,
    );
  }
  const s3 = readS3(values, problems);
  const stripe = readStripe(values, problems);
  const epic = readOAuth(
    'EPIC',
    values.EPIC_CLIENT_ID,
    values.EPIC_CLIENT_SECRET,
    values.EPIC_ISSUER,
    problems,
  );
  const discord = readOAuth(
    'DISCORD',
    values.DISCORD_CLIENT_ID,
    values.DISCORD_CLIENT_SECRET,
    values.DISCORD_URL,
    problems,
  );
  if (problems.length > 0) throw new ConfigError(problems);

  const dataDir = resolve(values.DATA_DIR);
  return {
    role,
    host: values.HOST,
    port: values.PORT,
    dataDir,
    databaseUrl,
    s3,
    authSecret: values.AUTH_SECRET ?? readOrMakeSecret(dataDir),
    accessTokenMs: milliseconds(values.ACCESS_TOKEN_SECONDS) ?? ACCESS_TOKEN_MS,
    refreshTokenMs: milliseconds(values.REFRESH_TOKEN_SECONDS) ?? REFRESH_TOKEN_MS,
    discordInviteUrl: values.DISCORD_INVITE_URL ?? null,
    supportMail: values.SUPPORT_MAIL ?? null,
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD ?? null,
    rankProviderUrl: values.RANK_PROVIDER_URL?.replace(/\/+$/, '') ?? null,
    stripe,
    epic,
    discord,
    trustProxy: readTrustedProxies(values.TRUST_PROXY) ?? false,
    metricsToken: values.METRICS_TOKEN ?? null,
    workerPort: values.WORKER_PORT ?? null,
    drainMs: values.DRAIN_SECONDS * 1000,
    logLevel: values.LOG_LEVEL,
    // One core is left to requests and the database.
    threads: values.ANALYSIS_THREADS ?? Math.max(1, Math.min(8, availableParallelism() - 1)),
  };
}

function milliseconds(count: number | undefined): number | undefined {
  return count === undefined ? undefined : count * 1000;
}

function readRole(args: readonly string[], problems: string[]): Config['role'] | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { role: { type: 'string', default: 'both' } } });
    const role = ROLES.find((known) => known === values.role);
    if (role) return role;
    problems.push(`--role must be one of ${ROLES.join(', ')}.`);
  } catch {
    problems.push('The only option is --role=api, --role=worker or --role=both.');
  }
  return null;
}

function readS3(values: z.infer<typeof environment>, problems: string[]): S3Config | null {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET && !S3_REGION && !S3_ENDPOINT && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return null;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    problems.push('Object storage needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.');
    return null;
  }
  return {
    bucket: S3_BUCKET,
    region: S3_REGION ?? 'us-east-1',
    endpoint: S3_ENDPOINT ?? null,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function readStripe(values: z.infer<typeof environment>, problems: string[]): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey && webhookSecret) {
    const tax = values.STRIPE_TAX === 'true';
    return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL ?? null, tax };
  }
  if (secretKey || webhookSecret) {
    problems.push('Payments by Stripe need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together.');
  }
  return null;
}

function readOAuth(
  name: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
  url: string,
  problems: string[],
): OAuthConfig | null {
  if (clientId && clientSecret) return { clientId, clientSecret, url: url.replace(/\/+$/, '') };
  if (clientId || clientSecret) {
    problems.push(`Signing in by ${name} needs ${name}_CLIENT_ID and ${name}_CLIENT_SECRET together.`);
  }
  return null;
}
