import { NOTIFICATION_KINDS } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import { describeNotification } from './describe-notification.ts';
import type { MailReader } from './due-mail.repository.ts';
import type { Notification } from './notification.repository.ts';
import { type UnsubscribeScope, unsubscribeToken } from './unsubscribe-token.ts';

type MailContext = Pick<Context, 'config' | 'keys'>;
type Addressee = MailReader & { email: string };

/** One mail for what has happened, be it one thing or several. */
export function notificationMail(
  context: MailContext,
  reader: Addressee,
  news: readonly [Notification, ...Notification[]],
): Mail {
  const items = news.map(describeNotification);
  const kinds = new Set(news.map(({ kind }) => kind));
  const subject = items.length === 1 ? items[0]!.title : `${items.length} notifications`;
  const blocks = items.flatMap(({ title, text, path }) => [
    ...(items.length === 1 ? [] : [title]),
    text,
    `${context.config.publicUrl}${path}`,
    '',
  ]);
  const only = kinds.size === 1 ? news[0].kind : null;
  const stops = only
    ? `No more mails "${NOTIFICATION_KINDS[only].label}":`
    : 'No more mails of notifications:';
  return mail(context, reader, { subject, blocks, scope: only ?? 'all', stops });
}

/** The week in figures. */
export function summaryMail(
  context: MailContext,
  reader: Addressee,
  { ready, failed }: { ready: number; failed: number },
): Mail {
  const games = `${ready} ${ready === 1 ? 'replay' : 'replays'}`;
  const blocks = [
    ready > 0
      ? `In the last seven days ${games} of yours ${ready === 1 ? 'was' : 'were'} analysed.`
      : 'In the last seven days no replay of yours was analysed. One upload is enough to see how you play.',
    ...(failed > 0 ? [`${failed} could not be read; My Replays says why.`] : []),
    `${context.config.publicUrl}${ready > 0 ? '/dashboard' : '/my-replay?page=1'}`,
    '',
  ];
  const subject = ready > 0 ? `Your week: ${games}` : 'Your week without a replay';
  return mail(context, reader, {
    subject,
    blocks,
    scope: 'weekly-summary',
    stops: 'No more weekly summaries:',
  });
}

function mail(
  { config, keys }: MailContext,
  { userId, userName, email }: Addressee,
  {
    subject,
    blocks,
    scope,
    stops,
  }: { subject: string; blocks: readonly string[]; scope: UnsubscribeScope; stops: string },
): Mail {
  const stop = `${config.publicUrl}/unsubscribe?token=${unsubscribeToken(keys.unsubscribe, userId, scope)}`;
  return {
    to: email,
    subject,
    text: [
      `Hello ${userName},`,
      '',
      ...blocks,
      stops,
      stop,
      'What comes by mail is chosen in your profile:',
      `${config.publicUrl}/profile`,
      '',
    ].join('\n'),
    // One click in the mail program stops them (RFC 8058).
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
