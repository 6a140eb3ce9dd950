import { convertSpeedsInText } from '@datacoach/analysis/speed-units';
import { type NotificationItem, truncate } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { unseal } from '../../platform/secrets/seal.ts';
import {
  claimDuePosts,
  type DiscordWebhook,
  deleteWebhook,
  resetPosts,
} from './discord-webhook.repository.ts';
import { describeNotification } from './notifications.route.ts';

/** The only addresses that are called: Discord's own, with a webhook's ID and token. */
const ADDRESS =
  /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{15,22}\/[\w-]{40,120})\/?$/;

/** Returns ID and token of a webhook's address; null if it isn't one of Discord's. */
export const parseWebhook = (address: string): string | null => ADDRESS.exec(address.trim())?.[1] ?? null;

const RESPONSE_TIMEOUT_MS = 10_000;
/** Max embeds in one message (Discord's limit). */
const MAX_EMBEDS = 10;
const MAX_TEXT_LENGTH = 500;
const BATCH = 200;
/** Times a post is tried before it's given up, and the pause before each next try. */
const MAX_TRIES = 6;
const RETRY_PAUSE_MS = 60_000;
const MAX_RETRY_PAUSE_MS = 60 * 60_000;

/** `gone`: the webhook was deleted in Discord. `later`: wait, null if Discord doesn't say how long. */
type PostOutcome = { kind: 'sent' } | { kind: 'gone' } | { kind: 'later'; waitMs: number | null };

interface DiscordMessage {
  content?: string;
  embeds?: readonly { title: string; description: string; url: string }[];
}

/** Posts a message that mentions nobody, whatever its text. */
export async function postMessage(
  { config, logger }: Pick<Context, 'config' | 'logger'>,
  webhook: string,
  message: DiscordMessage,
): Promise<PostOutcome> {
  try {
    const answer = await fetch(`${config.discordApiUrl}/api/webhooks/${webhook}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, allowed_mentions: { parse: [] } }),
      redirect: 'error',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return { kind: 'sent' };
    if ([401, 403, 404, 410].includes(answer.status)) return { kind: 'gone' };
    // Another 4xx won't get better: the message is dropped, not the webhook.
    if (answer.status < 500 && answer.status !== 429) {
      logger.warn({ status: answer.status }, 'Discord refused a post');
      return { kind: 'sent' };
    }
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return { kind: 'later', waitMs: seconds >= 0 ? seconds * 1000 : null };
  } catch {
    return { kind: 'later', waitMs: null };
  }
}

/** Posts due notifications, all of an account's in one message. Safe to run in several workers. */
export async function sendDuePosts(context: Context): Promise<void> {
  const { db, clock } = context;
  const due = await db.transaction((tx) => claimDuePosts(tx, clock.now(), BATCH));
  for (const rows of Map.groupBy(due, ({ webhook }) => webhook.userId).values()) {
    const notifications = rows.map(({ notification }) => notification);
    await postNotifications(context, rows[0]!.webhook, notifications);
  }
}

async function postNotifications(
  context: Context,
  { userId, secret }: DiscordWebhook,
  news: readonly Parameters<typeof describeNotification>[0][],
) {
  const { db, clock, config, keys } = context;
  const webhook = unseal(keys.discordWebhook, secret);
  // The server's secret has changed, so nothing can be posted there anymore.
  if (webhook === null) return deleteWebhook(db, userId);
  for (let from = 0; from < news.length; from += MAX_EMBEDS) {
    const part = news.slice(from, from + MAX_EMBEDS);
    const embeds = part.map((one) => createEmbed(config.publicUrl, describeNotification(one)));
    const outcome = await postMessage(context, webhook, { embeds });
    if (outcome.kind === 'gone') return deleteWebhook(db, userId);
    if (outcome.kind === 'sent') continue;
    for (const { id, discordTries } of news.slice(from)) {
      if (discordTries >= MAX_TRIES) continue;
      const pause = Math.min(outcome.waitMs ?? RETRY_PAUSE_MS * 2 ** (discordTries - 1), MAX_RETRY_PAUSE_MS);
      await resetPosts(db, [id], new Date(clock.now().getTime() + pause));
    }
    return;
  }
}

function createEmbed(publicUrl: string, { title, text, path }: NotificationItem) {
  return {
    title: escapeMarkdown(title),
    description: escapeMarkdown(convertSpeedsInText(text, 'uu/s', 'km/h')),
    url: `${publicUrl}${path}`,
  };
}

/** Names come from replay files: they must not become bold text, links or mentions. */
function escapeMarkdown(text: string): string {
  return truncate(text, MAX_TEXT_LENGTH)
    .toWellFormed()
    .replaceAll(/[\\*_~`|[\]<>#]/g, String.raw`\$&`)
    .replaceAll('://', ': //');
}
