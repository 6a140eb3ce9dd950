import type { ReviewComment } from '@datacoach/contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { LazyOverlay } from '../../../shared/ui/lazy-overlay.tsx';

const AddToPlaylistDialog = lazy(() => import('./add-to-playlist-dialog.tsx'));

/** Button that adds clips to one of the coach's playlists, or to a new one. */
export function AddToPlaylist(props: { getClips: () => readonly ReviewComment[]; label?: string }) {
  const { getClips, label } = props;
  const [isOpen, setOpen] = useState(false);
  const [clips, setClips] = useState<readonly ReviewComment[]>([]);
  /** Takes the clips now, because the game can keep playing behind the dialog. */
  const open = () => {
    setClips(getClips());
    setOpen(true);
  };
  const icon = <IconPlaylistAdd size={16} stroke={1.6} aria-hidden="true" />;
  return (
    <>
      {label === undefined ? (
        <Button size="xs" mt="auto" leftSection={icon} onClick={open}>
          Add to playlist
        </Button>
      ) : (
        <ActionIcon
          variant="default"
          size={30}
          aria-label={`Add to playlist: ${label}`}
          title="Add to playlist"
          onClick={open}
        >
          {icon}
        </ActionIcon>
      )}
      <LazyOverlay when={isOpen}>
        {(opened) => <AddToPlaylistDialog clips={clips} opened={opened} onClose={() => setOpen(false)} />}
      </LazyOverlay>
    </>
  );
}
