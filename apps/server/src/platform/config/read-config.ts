import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makePrivateFolder } from '../data-folder/private-folder.ts';
import {
  ACCESS_TOKEN_MS,
  type Config,
  ConfigError,
  type OAuthConfig,
  REFRESH_TOKEN_MS,
  ROLES,
  type S3Config,
  type StripeConfig,
} from './config.ts';
import { type Environment, environment, readTrustedProxies } from './environment.ts';

/** Reads environment and command line (`--role=…`). Throws ConfigError with everything wrong at once. */
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
    problems.push(`--role=${role} needs DATABASE_URL: only one process can use the built-in database.`);
  }
  if (role !== 'both' && !values.AUTH_SECRET) {
    problems.push(`--role=${role} needs AUTH_SECRET, the same one for all processes.`);
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
    minFreeBytes: values.MIN_FREE_DISK_MB * 1024 * 1024,
    costlyReadsPerMinute: values.COSTLY_READS_PER_MINUTE,
    databaseUrl,
    s3,
    authSecret: values.AUTH_SECRET ?? readOrCreateSecret(dataDir),
    accessTokenMs: toMilliseconds(values.ACCESS_TOKEN_SECONDS) ?? ACCESS_TOKEN_MS,
    refreshTokenMs: toMilliseconds(values.REFRESH_TOKEN_SECONDS) ?? REFRESH_TOKEN_MS,
    discordInviteUrl: values.DISCORD_INVITE_URL ?? null,
    supportMail: values.SUPPORT_MAIL ?? null,
    publicUrl: (values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`).replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD ?? null,
    discordApiUrl: 'https://discord.com',
    rankProviderUrl: values.RANK_PROVIDER_URL?.replace(/\/+$/, '') ?? null,
    stripe,
    epic,
    discord,
    trustProxy: readTrustedProxies(values.TRUST_PROXY) ?? false,
    metricsToken: values.METRICS_TOKEN ?? null,
    workerPort: values.WORKER_PORT ?? null,
    drainMs: values.DRAIN_SECONDS * 1000,
    logLevel: values.LOG_LEVEL,
    // Leaves one core for requests and the database.
    threads: values.ANALYSIS_THREADS ?? Math.max(1, Math.min(8, availableParallelism() - 1)),
    warmUp: values.ANALYSIS_WARM_UP === 'on',
  };
}

function toMilliseconds(count: number | undefined): number | undefined {
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

function readS3(values: Environment, problems: string[]): S3Config | null {
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

function readStripe(values: Environment, problems: string[]): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey && webhookSecret) {
    const tax = values.STRIPE_TAX === 'true';
    return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL ?? null, tax };
  }
  if (secretKey || webhookSecret) {
    problems.push('Payments with Stripe need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together.');
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
    problems.push(`Login with ${name} needs ${name}_CLIENT_ID and ${name}_CLIENT_SECRET together.`);
  }
  return null;
}

/** Returns the data folder's secret, generated at the first start so that sessions survive restarts. */
function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret');
  try {
    makePrivateFolder(dataDir);
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EEXIST') throw new ConfigError([`The data folder ${dataDir} isn’t writable (${code}).`]);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new ConfigError([
      `${file} is damaged. Delete it and start again; everyone will have to log in again.`,
    ]);
  return secret;
}
