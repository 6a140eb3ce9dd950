import { useDisclosure } from '@mantine/hooks';
import { IconBroadcast } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { readFlag } from '../../app/session/stored-flags.ts';
import { teamQuery } from '../../features/team/api/roster.ts';
import { LazyOverlay } from '../../shared/ui/lazy-overlay.tsx';
import { TextButton } from '../../shared/ui/text-button.tsx';

const OpenRoomDialog = lazy(async () => ({
  default: (await import('../../features/live-room/components/open-room-dialog.tsx')).OpenRoomDialog,
}));

export function OpenRoomButton(props: { matchId: string; me: string; getTime: () => number }) {
  const { matchId, me, getTime } = props;
  const [opened, { open, close }] = useDisclosure(false);
  const team = useQuery({ ...teamQuery, enabled: opened });
  return (
    <>
      <TextButton label="Live room" icon={IconBroadcast} size="xs" onClick={open} />
      <LazyOverlay when={opened}>
        {(isOpen) => (
          <OpenRoomDialog
            opened={isOpen}
            onClose={close}
            matchId={matchId}
            coachId={readFlag('assistedTeam') ?? me}
            team={team}
            getTime={getTime}
          />
        )}
      </LazyOverlay>
    </>
  );
}
