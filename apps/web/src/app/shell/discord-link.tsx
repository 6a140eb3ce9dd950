import { ActionIcon } from '@mantine/core';
import { IconBrandDiscord } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { appSettingsQuery } from '../settings/app-settings-query.ts';

/** Leads to the Discord server; nothing where none is set (decisions.md 21.2). */
export function DiscordLink() {
  const { data: settings } = useQuery(appSettingsQuery);
  if (!settings?.discordInviteUrl) return null;
  return (
    <ActionIcon
      component="a"
      href={settings.discordInviteUrl}
      target="_blank"
      rel="noreferrer"
      size={40}
      aria-label="Discord, opens in a new tab"
    >
      <IconBrandDiscord size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
