import { counted } from '@datacoach/analysis/format-number';
import { type Capacity, EMAIL_PATTERN, MAINTENANCE_TEXTS, type MaintenanceNotice } from '@datacoach/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { formatDay, formatLongDay } from '../../platform/clock/format-day.ts';
import { formatLocalDate, getMonday } from '../../platform/clock/time-zones.ts';
import { escapeMarkup } from '../../platform/http/escape-markup.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { findActiveNotice } from '../homepage/index.ts';
import { getDiscordInviteUrl } from '../system/index.ts';
import { joinWaitlist, WAITLIST_MESSAGE } from './capacity.route.ts';
import type { PublicCapacityCache } from './read-capacity.ts';

/** The design tokens this page needs, dark first (see apps/web/src/app/theme/tokens.css). */
const CAPACITY_STYLE = `
:root { color-scheme: dark light; --bg: #0c1016; --s1: #11171e; --s3: #1f2832; --line: #212a34; --line-control: #667687;
  --t1: #e8edf2; --t2: #aab6c2; --t3: #8492a0; --accent: #d6e85c; --on-accent: #14180a; --focus: #d6e85c;
  --worse-text: #ee82ba; }
@media (prefers-color-scheme: light) { :root { --bg: #f4f5f2; --s1: #ffffff; --s3: #e4e8e3; --line: #dfe3de;
  --line-control: #7b8783; --t1: #141a21; --t2: #44505c; --t3: #5b6773; --accent: #d3e64a; --focus: #556300;
  --worse-text: #b0287e; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--t2);
  font: 14px/1.5 "Archivo Variable", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 640px; margin: 0 auto; padding: 0 16px 48px; }
header { padding: 12px 24px; background: var(--s1); border-bottom: 1px solid var(--line); margin-bottom: 32px; }
.brand { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; font-size: 16px; font-weight: 650;
  font-stretch: 120%; letter-spacing: -0.01em; color: var(--t1); text-decoration: none; }
.panel { padding: 20px 24px; border-radius: 8px; background: var(--s1); }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 28px; font-weight: 600; font-stretch: 112%; color: var(--t1); }
h2 { margin: 0; font-size: 14px; line-height: 20px; font-weight: 600; font-stretch: 106%; color: var(--t1); }
dl { margin: 0 0 20px; }
dl div { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
dt { flex: 0 0 200px; }
dd { flex: 1 1 220px; margin: 0; color: var(--t1); }
a { color: var(--t1); }
label { display: block; margin-bottom: 8px; color: var(--t1); }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 24px; }
input { flex: 1 1 240px; min-width: 0; min-height: 44px; padding: 0 12px; font: inherit; color: var(--t1);
  background: var(--s3); border: 1px solid var(--line-control); border-radius: 5px; }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; font: inherit;
  font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 5px;
  text-decoration: none; cursor: pointer; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.notice { margin: 0 0 24px; color: var(--t1); font-size: 16px; white-space: pre-line; }
.error { margin: -16px 0 24px; color: var(--worse-text); }
.meta { color: var(--t3); font-size: 12px; }
.meta a { color: inherit; }
`;

/** The logo, as in apps/web/src/shared/ui/wordmark.tsx. */
const MARK = `<svg width="25" height="20" viewBox="0 0 40 32" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
<path d="M8.5 1.5h23l7 7v15l-7 7h-23l-7-7v-15zM20 1.5v7M20 23.5v7"/><circle cx="20" cy="16" r="7.5"/>
<circle cx="20" cy="16" r="2.6" fill="var(--accent)" stroke="none"/></svg>`;

function renderDocument(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<title>${escapeMarkup(title)} · DataCoach</title>
<style>${CAPACITY_STYLE}</style>
</head>
<body>
<header><a class="brand" href="/">${MARK}DataCoach</a></header>
<main>
<div class="panel">
<h1>${escapeMarkup(title)}</h1>
${body}
</div>
</main>
</body>
</html>
`;
}

interface Notice {
  isError: boolean;
  text: string;
}

interface CapacityPage {
  capacity: Capacity;
  discordInviteUrl: string | null;
  /** Sorted by next free time. */
  coaches: readonly { name: string; nextFree: Date | null }[];
  now: Date;
  /** Result of the form. */
  notice: Notice | null;
  /** As typed, so it can be corrected. */
  email: string;
}

/** Renders the page, without scripts (decisions.md 6). */
function renderCapacityPage(page: CapacityPage): string {
  const { capacity, discordInviteUrl, coaches, now, notice, email } = page;
  const { signUps, uploads, queue } = capacity;
  const title = formatHeadline(capacity);
  const isError = notice?.isError === true;
  const body = `${notice === null || isError ? '' : `<p class="notice" role="status">${escapeMarkup(notice.text)}</p>`}
<dl>
<div><dt>New accounts</dt><dd>${formatState(signUps)}</dd></div>
<div><dt>Uploads on the Basic plan</dt><dd>${formatState(uploads)}</dd></div>
<div><dt>Queue</dt><dd>${formatQueue(queue)}</dd></div>
</dl>
${uploads.isOpen ? '' : '<p>Paid plans can still upload. Replays uploaded before the pause are being analyzed.</p>'}
${signUps.isOpen ? '<p><a class="button" href="/signup">Sign up</a></p>' : renderForm(email, isError ? notice.text : null)}
${renderCoaching(coaches)}
<p>Already have an account? <a href="/login">Log in</a> as usual.</p>
${discordInviteUrl === null ? '' : `<p>Updates are posted first <a href="${escapeMarkup(discordInviteUrl)}" rel="noreferrer">on our Discord</a>.</p>`}
<p class="meta">As of ${formatTime(now)}. <a href="/capacity">Refresh</a></p>`;
  return renderDocument(title, body);
}

function formatHeadline({ signUps, uploads }: Capacity): string {
  if (!signUps.isOpen && !uploads.isOpen) return 'We’re full: sign-ups and uploads are paused';
  if (!signUps.isOpen) return 'We’re full: sign-ups are paused';
  if (!uploads.isOpen) return 'The queue is full: uploads are paused';
  return 'Sign-ups are open';
}

function formatState({ isOpen, closedSince }: Capacity['signUps']): string {
  if (isOpen) return 'open';
  return closedSince === null ? 'paused' : `paused since ${formatTime(new Date(closedSince))}`;
}

function formatQueue({ replays, minutes }: Capacity['queue']): string {
  if (replays === 0) return 'empty: uploads are ready within a minute';
  const waiting = counted(replays, 'replay is waiting', 'replays are waiting');
  if (minutes === null) return `${waiting}; no wait time estimate yet`;
  const wait =
    minutes <= 1
      ? 'about a minute'
      : minutes < 120
        ? `about ${minutes} minutes`
        : `about ${Math.round(minutes / 60)} hours`;
  return `${waiting}; a new upload will be ready in ${wait}`;
}

/** Renders coaches with the week in which each is free next (decisions.md 6). */
function renderCoaching(coaches: CapacityPage['coaches']): string {
  if (coaches.length === 0) return '';
  const free = coaches.filter(({ nextFree }) => nextFree !== null).length;
  const rows = coaches.map(({ name, nextFree }) => {
    const when =
      nextFree === null
        ? 'no openings in the coming weeks'
        : `open in the week of ${formatWeekStart(nextFree)}`;
    return `<div><dt>${escapeMarkup(name)}</dt><dd>${when}</dd></div>`;
  });
  const head = free === 0 ? 'Coaching: every coach is booked' : 'Coaching: next openings';
  return `<h2>${head}</h2>\n<dl>\n${rows.join('\n')}\n</dl>`;
}

/** Returns the Monday of a time's week. */
function formatWeekStart(moment: Date): string {
  const monday = new Date(getMonday(formatLocalDate(moment, 'UTC')));
  return formatDay(monday, 'UTC');
}

function renderForm(email: string, error: string | null): string {
  const broken = error === null ? '' : ' aria-invalid="true" aria-describedby="error" autofocus';
  return `<form method="post" action="/capacity">
<label for="email">Your email (we’ll send you one message when sign-ups reopen)</label>
<div class="row">
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${escapeMarkup(email)}"${broken}>
<button type="submit">Notify me</button>
</div>
${error === null ? '' : `<p class="error" role="alert" id="error">${escapeMarkup(error)}</p>`}
</form>`;
}

/** Formats "November 20th, 2026 at 07:15 UTC": without scripts the reader's time zone is unknown. */
function formatTime(date: Date): string {
  const moment = `${formatLongDay(date)} at ${date.toISOString().slice(11, 16)}`;
  return `<time datetime="${date.toISOString()}">${moment} UTC</time>`;
}

/** Renders `/capacity` on the server: it works without scripts, and while everything else is full. */
export async function capacityPageRoute(app: FastifyInstance, context: Context, shown: PublicCapacityCache) {
  const sendPage = async (reply: FastifyReply, notice: Notice | null, email = '') => {
    const invitation = await getDiscordInviteUrl(context);
    const maintenance = await findActiveNotice(context.db);
    const page = maintenance
      ? renderMaintenancePage(maintenance, invitation)
      : renderCapacityPage({
          ...(await shown.read()),
          discordInviteUrl: invitation,
          now: context.clock.now(),
          notice,
          email,
        });
    return reply
      .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  };
  const schema = { hide: true };
  const access = 'public' as const;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.route({
      method: 'GET',
      url: '/capacity',
      schema,
      config: { access },
      handler: (_request, reply) => sendPage(reply, null),
    });
    scope.route({
      method: 'POST',
      url: '/capacity',
      schema,
      config: { access, ...limitRoute(context.rateLimits.awaitCapacity) },
      handler: async ({ body }, reply) => {
        const email = body instanceof URLSearchParams ? (body.get('email') ?? '').trim() : '';
        if (email.length > 254 || !EMAIL_PATTERN.test(email) || email.includes('\0')) {
          return sendPage(
            reply,
            { isError: true, text: 'Enter an email address like name@example.org.' },
            email,
          );
        }
        try {
          await joinWaitlist(context, email);
          return sendPage(reply, { isError: false, text: WAITLIST_MESSAGE });
        } catch (error) {
          if (!(error instanceof ProblemError)) throw error;
          return sendPage(reply, { isError: false, text: error.messages.join(' ') });
        }
      },
    });
  });
}

/** Renders the app's maintenance notice for the server-rendered page. */
function renderMaintenancePage(
  { title, notice, showDiscordLink }: MaintenanceNotice,
  discordInviteUrl: string | null,
): string {
  const link =
    showDiscordLink && discordInviteUrl !== null
      ? `<p><a class="button" href="${escapeMarkup(discordInviteUrl)}" rel="noreferrer">Discord</a></p>`
      : '';
  const words = escapeMarkup(notice || MAINTENANCE_TEXTS.notice);
  return renderDocument(title || MAINTENANCE_TEXTS.title, `<p class="notice">${words}</p>\n${link}`);
}
