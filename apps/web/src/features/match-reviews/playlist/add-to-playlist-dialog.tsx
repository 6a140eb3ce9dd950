import { counted } from '@datacoach/analysis/format-number';
import { REVIEW_TITLE_LENGTH, type ReviewComment } from '@datacoach/contract';
import { Button, Radio, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { addClips, coachReviewsQuery, createPlaylist, getSubjectId } from '../api/match-reviews.ts';

interface AddToPlaylistDialogProps {
  clips: readonly ReviewComment[];
  opened: boolean;
  onClose: () => void;
}

export default function AddToPlaylistDialog({ clips, opened, onClose }: AddToPlaylistDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Add to playlist">
      <Choice clips={clips} onDone={onClose} />
    </Dialog>
  );
}

const NEW = 'new';

function Choice({ clips, onDone }: { clips: readonly ReviewComment[]; onDone: () => void }) {
  const query = useQuery({ ...coachReviewsQuery, refetchOnMount: 'always' });
  const { data, error, isFetching } = query;
  const playlists = data?.items.filter(({ match }) => match === null) ?? [];
  const [chosen, choose] = useState<string | null>(null);
  const [title, setTitle] = useState('');
  const target = chosen ?? playlists[0]?.id ?? NEW;
  const add = useMutation({
    mutationFn: () => (target === NEW ? createPlaylist({ title, comments: clips }) : addClips(target, clips)),
    onSuccess: (review) => {
      onDone();
      showToast({
        kind: 'done',
        message: `Added to ${review.title || 'the playlist'}: ${counted(review.comments.length, 'clip')}`,
        link: { href: `/admin/team-dashboard/playlist/${getSubjectId(review)}`, label: 'Open playlist' },
      });
    },
  });
  // The list as of an earlier visit would offer just a new playlist.
  const isOld = isFetching && chosen === null && title === '';
  if (error || !data || isOld) return <Pending query={query} height={120} label="Loading playlists…" />;
  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate();
  }
  return (
    <form className="flex flex-col gap-3" onSubmit={submit}>
      <Radio.Group label="Playlist" value={target} onChange={choose}>
        <div className="flex flex-col gap-2 pt-2 max-h-80 overflow-y-auto">
          {playlists.map(({ id, title: name, comments }) => (
            <Radio
              key={id}
              value={id}
              label={`${name || 'Playlist without a title'} (${counted(comments, 'clip')})`}
            />
          ))}
          <Radio value={NEW} label="New playlist" />
        </div>
      </Radio.Group>
      {target === NEW && (
        <TextInput
          label="Title"
          data-autofocus
          maxLength={REVIEW_TITLE_LENGTH}
          {...getInputProps(title, setTitle)}
        />
      )}
      <FailureMessage error={add.error} />
      <Button type="submit" variant="filled" loading={add.isPending} className="self-end">
        Add clip
      </Button>
    </form>
  );
}
