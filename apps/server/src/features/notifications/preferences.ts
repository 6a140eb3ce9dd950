import {
  NOTIFICATION_KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationKindRow,
  type NotificationPreferences,
} from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import type { User } from '../auth/index.ts';
import {
  findChoices,
  findSettings,
  type NotificationChoice,
  type NotificationSettings,
  saveChoices,
  saveSettings,
} from './preferences.repository.ts';

export interface PreferenceChanges {
  kinds: readonly NotificationChoice[];
  dailyDigest?: boolean | undefined;
  weeklySummary?: boolean | undefined;
  asked?: true | undefined;
}

/** Every kind that the account can get, and the ways by which it comes now. */
export async function describePreferences(db: Executor, user: User): Promise<NotificationPreferences> {
  const settings = await findSettings(db, user.id);
  const chosen = new Map((await findChoices(db, user.id)).map((choice) => [choice.kind, choice]));
  const kinds = NOTIFICATION_KIND_NAMES.flatMap((kind) => {
    const row: NotificationKindRow = NOTIFICATION_KINDS[kind];
    if (!row.audience.includes(user.userType)) return [];
    const { inApp, email } = chosen.get(kind) ?? {
      inApp: row.channels.inApp,
      email: row.channels.email && !settings.mailsStopped,
    };
    return [{ kind, label: row.label, inApp, email }];
  });
  const { dailyDigest, weeklySummary, askedAt } = settings;
  return {
    kinds,
    dailyDigest,
    weeklySummary,
    asked: askedAt !== null,
    email: user.email,
    isEmailConfirmed: user.emailConfirmedAt !== null,
  };
}

/** Stores what was chosen; what is left out stays. */
export async function changePreferences(
  tx: Executor,
  user: User,
  { kinds, dailyDigest, weeklySummary, asked }: PreferenceChanges,
  now: Date,
): Promise<void> {
  const settings: Partial<NotificationSettings> = {
    ...(dailyDigest === undefined ? {} : { dailyDigest }),
    // The first one comes a week from now.
    ...(weeklySummary === undefined ? {} : { weeklySummary, weeklySummarySentAt: now }),
    ...(asked ? { askedAt: now } : {}),
  };
  if (Object.keys(settings).length > 0) await saveSettings(tx, user.id, settings);
  const last = new Map(kinds.map((choice) => [choice.kind, choice]));
  await saveChoices(tx, user.id, [...last.values()]);
}
