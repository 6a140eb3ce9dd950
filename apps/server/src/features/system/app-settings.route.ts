import { type AppSettings, SIGN_IN_PROVIDERS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { findAppSettings, type SetByAdministrators, storeAppSettings } from './app-settings.repository.ts';

export async function getDiscordInviteUrl({ db, config }: Pick<Context, 'db' | 'config'>) {
  return getEffectiveValue((await findAppSettings(db))?.discordInviteUrl, config.discordInviteUrl);
}

export async function getSupportMail({ db, config }: Pick<Context, 'db' | 'config'>) {
  return getEffectiveValue((await findAppSettings(db))?.supportMail, config.supportMail);
}

export function appSettingsRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, config } = context;
  const describe = async (set: SetByAdministrators | null): Promise<AppSettings> => ({
    discordInviteUrl: getEffectiveValue(set?.discordInviteUrl, config.discordInviteUrl),
    supportMail: getEffectiveValue(set?.supportMail, config.supportMail),
    signInProviders: SIGN_IN_PROVIDERS.filter((provider) => config[provider] !== null),
    signUpsOpen: await context.answers.areSignUpsOpen(),
  });
  registerEndpoints(app, {
    getAppSettings: async () => await describe(await findAppSettings(db)),
    saveAppSettings: async ({ body, caller }) => {
      const now = clock.now();
      await db.transaction(async (tx) => {
        const { discordInviteUrl: getDiscordInviteUrl = null, supportMail: getSupportMail = null } =
          (await findAppSettings(tx)) ?? {};
        await storeAppSettings(tx, body, now);
        await recordAudit(tx, {
          actorId: caller.userId,
          at: now,
          action: 'save-settings',
          targetKind: 'settings',
          before: { discordInviteUrl: getDiscordInviteUrl, supportMail: getSupportMail },
          after: { ...body },
        });
      });
      return await describe(body);
    },
  });
}

/** Returns the administrator's setting, otherwise the configuration; an empty text means none. */
function getEffectiveValue(set: string | null | undefined, configured: string | null): string | null {
  return (set ?? configured) || null;
}
