import { MAINTENANCE_WORDS, type MaintenanceNotice } from '@datacoach/contract';
import { escapeHtml, renderDocument } from './capacity-document.ts';

/** What the app shows under maintenance, for the page that the server makes. */
export function renderMaintenancePage(
  { title, notice, showDiscordLink }: MaintenanceNotice,
  discordInviteUrl: string | null,
): string {
  const link =
    showDiscordLink && discordInviteUrl !== null
      ? `<p><a class="button" href="${escapeHtml(discordInviteUrl)}" rel="noreferrer">Discord</a></p>`
      : '';
  const words = escapeHtml(notice || MAINTENANCE_WORDS.notice);
  return renderDocument(title || MAINTENANCE_WORDS.title, `<p class="notice">${words}</p>\n${link}`);
}
