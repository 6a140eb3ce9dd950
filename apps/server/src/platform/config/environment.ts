import { isIP } from 'node:net';
import { EMAIL_PATTERN, password } from '@datacoach/contract';
import { z } from 'zod';
import { COMMON_PASSWORD, isCommonPassword } from '../secrets/common-passwords.ts';
import type { Config } from './config.ts';

/**
 * `true` would trust all of X-Forwarded-For, whose first entry is the caller's own text; with just a number of
 * proxies the server can't tell whether the caller came through them.
 */
const TRUST_PROXY_RULE =
  'TRUST_PROXY must be false or a comma-separated list of the proxies in front of this server, like 10.0.0.1,10.0.0.0/8.';

/** Parses `false` or `10.0.0.1, fd00::/8`; null if it's neither. */
export function readTrustedProxies(given: string): Config['trustProxy'] | null {
  if (given === 'false') return false;
  const proxies = given.split(',').map((one) => one.trim());
  return proxies.every(isAddressOrBlock) ? proxies : null;
}

/** A block of all addresses (`/0`) covers everyone and is no proxy. */
function isAddressOrBlock(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

const blankToUndefined = (value: unknown) => (value === '' ? undefined : value);
const optionalText = z.preprocess(blankToUndefined, z.string().optional());

const seconds = (name: string) =>
  z.preprocess(
    blankToUndefined,
    z.coerce
      .number(`${name} must be a number of seconds.`)
      .int(`${name} must be a number of seconds.`)
      .min(1, `${name} must be at least one second.`)
      .max(365 * 24 * 3600, `${name} must be at most a year.`)
      .optional(),
  );

/** What the server reads from its environment; an empty setting counts as unset. */
export const environment = z.object({
  HOST: z.preprocess(blankToUndefined, z.string().default('localhost')),
  PORT: z.preprocess(
    blankToUndefined,
    z.coerce
      .number('PORT must be a number.')
      .int()
      .min(0)
      .max(65_535, 'PORT must be below 65536.')
      .default(3000),
  ),
  DATA_DIR: z.preprocess(blankToUndefined, z.string().default('.data')),
  MIN_FREE_DISK_MB: z.preprocess(
    blankToUndefined,
    z.coerce
      .number('MIN_FREE_DISK_MB must be a number of megabytes.')
      .min(0, 'MIN_FREE_DISK_MB must be a number of megabytes.')
      .default(500),
  ),
  COSTLY_READS_PER_MINUTE: z.preprocess(
    blankToUndefined,
    z.coerce
      .number('COSTLY_READS_PER_MINUTE must be a number.')
      .int()
      .min(1, 'COSTLY_READS_PER_MINUTE must be at least 1.')
      .default(300),
  ),
  DATABASE_URL: z.preprocess(
    blankToUndefined,
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres:// or postgresql://.')
      .optional(),
  ),
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ENDPOINT: z.preprocess(blankToUndefined, z.url('S3_ENDPOINT must be a URL.').optional()),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  AUTH_SECRET: z.preprocess(
    blankToUndefined,
    z.string().min(32, 'AUTH_SECRET must have at least 32 characters.').optional(),
  ),
  ACCESS_TOKEN_SECONDS: seconds('ACCESS_TOKEN_SECONDS'),
  REFRESH_TOKEN_SECONDS: seconds('REFRESH_TOKEN_SECONDS'),
  DISCORD_INVITE_URL: z.preprocess(
    blankToUndefined,
    z.url({ protocol: /^https$/, error: 'DISCORD_INVITE_URL must start with https://.' }).optional(),
  ),
  SUPPORT_MAIL: z.preprocess(
    blankToUndefined,
    z.string().max(254).regex(EMAIL_PATTERN, 'SUPPORT_MAIL must be an email address.').optional(),
  ),
  PUBLIC_URL: z.preprocess(
    blankToUndefined,
    z.url({ protocol: /^https?$/, error: 'PUBLIC_URL must start with http:// or https://.' }).optional(),
  ),
  SMTP_URL: z.preprocess(
    blankToUndefined,
    z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must start with smtp:// or smtps://.' }).optional(),
  ),
  MAIL_FROM: z.preprocess(blankToUndefined, z.string().default('DataCoach <no-reply@datacoach.example>')),
  ADMIN_EMAIL: z.preprocess(
    blankToUndefined,
    z
      .string()
      .max(254)
      .regex(EMAIL_PATTERN, 'ADMIN_EMAIL must be an email address.')
      .default('admin@datacoach.example'),
  ),
  ADMIN_PASSWORD: z.preprocess(
    blankToUndefined,
    z
      .string()
      .refine((given) => password.safeParse(given).success, 'ADMIN_PASSWORD must have 8 to 200 characters.')
      .refine((given) => !isCommonPassword(given), `ADMIN_PASSWORD: ${COMMON_PASSWORD}`)
      .optional(),
  ),
  RANK_PROVIDER_URL: z.preprocess(
    blankToUndefined,
    z
      .url({ protocol: /^https?$/, error: 'RANK_PROVIDER_URL must start with http:// or https://.' })
      .optional(),
  ),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_URL: z.preprocess(blankToUndefined, z.url('STRIPE_API_URL must be a URL.').optional()),
  STRIPE_TAX: z.preprocess(
    blankToUndefined,
    z.enum(['true', 'false'], 'STRIPE_TAX must be true or false.').default('false'),
  ),
  EPIC_CLIENT_ID: optionalText,
  EPIC_CLIENT_SECRET: optionalText,
  EPIC_ISSUER: z.preprocess(
    blankToUndefined,
    z.url('EPIC_ISSUER must be a URL.').default('https://api.epicgames.dev/epic/oauth/v2'),
  ),
  DISCORD_CLIENT_ID: optionalText,
  DISCORD_CLIENT_SECRET: optionalText,
  DISCORD_URL: z.preprocess(
    blankToUndefined,
    z.url('DISCORD_URL must be a URL.').default('https://discord.com'),
  ),
  TRUST_PROXY: z.preprocess(
    blankToUndefined,
    z
      .string()
      .refine((given) => readTrustedProxies(given) !== null, TRUST_PROXY_RULE)
      .default('false'),
  ),
  LOG_LEVEL: z.preprocess(
    blankToUndefined,
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
      )
      .default('info'),
  ),
  METRICS_TOKEN: z.preprocess(
    blankToUndefined,
    z
      .string()
      .regex(/^\S{16,}$/, 'METRICS_TOKEN must have at least 16 characters and no spaces.')
      .optional(),
  ),
  WORKER_PORT: z.preprocess(
    blankToUndefined,
    z.coerce
      .number('WORKER_PORT must be a number.')
      .int()
      .min(0)
      .max(65_535, 'WORKER_PORT must be below 65536.')
      .optional(),
  ),
  DRAIN_SECONDS: z.preprocess(
    blankToUndefined,
    z.coerce
      .number('DRAIN_SECONDS must be a number of seconds.')
      .min(0, 'DRAIN_SECONDS must be a number of seconds.')
      .max(60, 'DRAIN_SECONDS must be at most 60.')
      .default(0),
  ),
  ANALYSIS_THREADS: z.preprocess(
    blankToUndefined,
    z.coerce.number('ANALYSIS_THREADS must be a number.').int().min(1).max(64).optional(),
  ),
  ANALYSIS_WARM_UP: z.preprocess(
    blankToUndefined,
    z.enum(['on', 'off'], 'ANALYSIS_WARM_UP must be on or off.').default('on'),
  ),
});

export type Environment = z.infer<typeof environment>;
