import type { Capacity } from '@datacoach/contract';
import { escapeHtml, renderDocument } from './capacity-document.ts';

export interface Notice {
  isError: boolean;
  text: string;
}

export interface CapacityPage {
  capacity: Capacity;
  discordInviteUrl: string | null;
  /** Soonest free first. */
  coaches: readonly { name: string; nextFree: Date | null }[];
  now: Date;
  /** What came of the form. */
  notice: Notice | null;
  /** As typed, to be mended. */
  email: string;
}

/** The whole page, without script (decisions.md 6). */
export function renderCapacityPage(page: CapacityPage): string {
  const { capacity, discordInviteUrl, coaches, now, notice, email } = page;
  const { signUps, uploads, queue } = capacity;
  const title = headline(capacity);
  const isError = notice?.isError === true;
  const body = `${notice === null || isError ? '' : `<p class="notice" role="status">${escapeHtml(notice.text)}</p>`}
<dl>
<div><dt>New accounts</dt><dd>${state(signUps)}</dd></div>
<div><dt>Uploads on the Basic plan</dt><dd>${state(uploads)}</dd></div>
<div><dt>Queue</dt><dd>${queueSentence(queue)}</dd></div>
</dl>
${uploads.isOpen ? '' : '<p>Uploads on paid plans go on. What was uploaded before the pause is being analysed; nothing is lost.</p>'}
${signUps.isOpen ? '<p><a class="button" href="/signup">Sign up</a></p>' : form(email, isError ? notice.text : null)}
${coaching(coaches)}
<p>Existing players: <a href="/login">log in</a>. Nobody who has an account is kept out.</p>
${discordInviteUrl === null ? '' : `<p>News come first <a href="${escapeHtml(discordInviteUrl)}" rel="noreferrer">on our Discord</a>.</p>`}
<p class="meta">As of ${time(now)}. <a href="/capacity">Look again</a></p>`;
  return renderDocument(title, body);
}

function headline({ signUps, uploads }: Capacity): string {
  if (!signUps.isOpen && !uploads.isOpen) return 'We are full: new accounts and uploads are paused';
  if (!signUps.isOpen) return 'We are full: new accounts are paused';
  if (!uploads.isOpen) return 'The queue is full: uploads are paused';
  return 'There is room';
}

function state({ isOpen, closedSince }: Capacity['signUps']): string {
  if (isOpen) return 'open';
  return closedSince === null ? 'paused' : `paused since ${time(new Date(closedSince))}`;
}

function queueSentence({ replays, minutes }: Capacity['queue']): string {
  if (replays === 0) return 'empty: an upload is ready within a minute';
  const waiting = replays === 1 ? '1 replay is waiting' : `${replays} replays are waiting`;
  if (minutes === null) return `${waiting}; how long it takes cannot be said yet`;
  const wait =
    minutes <= 1
      ? 'about a minute'
      : minutes < 120
        ? `about ${minutes} minutes`
        : `about ${Math.round(minutes / 60)} hours`;
  return `${waiting}; an upload of now is ready in ${wait}`;
}

/** Coaches with the week in which each is free next (decisions.md 6). */
function coaching(coaches: CapacityPage['coaches']): string {
  if (coaches.length === 0) return '';
  const free = coaches.filter(({ nextFree }) => nextFree !== null).length;
  const rows = coaches.map(({ name, nextFree }) => {
    const when =
      nextFree === null ? 'nothing free in the next weeks' : `free in the week of ${weekOfMoment(nextFree)}`;
    return `<div><dt>${escapeHtml(name)}</dt><dd>${when}</dd></div>`;
  });
  const head = free === 0 ? 'Coaching: every coach is booked' : 'Coaching: who is free next';
  return `<h2>${head}</h2>\n<dl>\n${rows.join('\n')}\n</dl>`;
}

/** Day of the Monday that a moment's week begins with. */
function weekOfMoment(moment: Date): string {
  const monday = new Date(moment);
  monday.setUTCDate(moment.getUTCDate() - ((moment.getUTCDay() + 6) % 7));
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(monday);
  const day = monday.getUTCDate();
  return `${month} ${day}${ORDINALS.get(ORDINAL_RULES.select(day))}`;
}

function form(email: string, error: string | null): string {
  const broken = error === null ? '' : ' aria-invalid="true" aria-describedby="error" autofocus';
  return `<form method="post" action="/capacity">
<label for="email">Your e-mail address, for one message when new accounts open</label>
<div class="row">
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${escapeHtml(email)}"${broken}>
<button type="submit">E-mail me once</button>
</div>
${error === null ? '' : `<p class="error" role="alert" id="error">${escapeHtml(error)}</p>`}
</form>`;
}

/** "November 20th, 2026 at 07:15 UTC": there is no script that could know the reader's clock. */
function time(date: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date);
  const day = date.getUTCDate();
  const clock = part({ hour: '2-digit', minute: '2-digit' });
  const moment = `${part({ month: 'long' })} ${day}${ORDINALS.get(ORDINAL_RULES.select(day))}, ${date.getUTCFullYear()} at ${clock}`;
  return `<time datetime="${date.toISOString()}">${moment} UTC</time>`;
}

const ORDINAL_RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ORDINALS = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
  ['other', 'th'],
]);
