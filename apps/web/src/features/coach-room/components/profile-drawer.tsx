import { SCORE_MODES } from '@datacoach/analysis/metadata';
import { type CoachedProfile, MAX_NOTE_LENGTH, type PlayerNote } from '@datacoach/contract';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { formatRank } from '../../../shared/ranks/rank-label.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { playerProfileQuery, saveNote } from '../api/coach-room.ts';
import classes from '../coach-room.module.css';

interface ProfileDrawerProps {
  opened: boolean;
  player: { playerId: string; userName: string };
  onClose: () => void;
  onPerformance: () => void;
}

export default function ProfileDrawer({ opened, player, onClose, onPerformance }: ProfileDrawerProps) {
  const query = useQuery({ ...playerProfileQuery(player.playerId), enabled: opened });
  const { data, error } = query;
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={player.userName}
      headExtra={<TextButton label="Games" size="xs" onClick={onPerformance} />}
    >
      {error || !data ? (
        <Pending query={query} height={240} label="Loading profile…" />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Facts profile={data} />
          <Notes key={data.playerId} profile={data} />
        </div>
      )}
    </SideDrawer>
  );
}

function Facts(props: { profile: CoachedProfile }) {
  const {
    profile: { epicUserName, ranks, joinedAt, seesFrom, imageUrl },
  } = props;
  return (
    <section aria-label="Profile">
      {imageUrl && (
        <img src={imageUrl} alt="" width={56} height={56} className="rounded-[50%] object-cover" />
      )}
      {epicUserName && <p className="t2">Plays as {epicUserName}</p>}
      <p className="s12 t3">
        On your team since {formatDate(joinedAt)}.{' '}
        {new Date(seesFrom).getTime() === 0
          ? 'You can see all of this player’s games.'
          : `You see games from ${formatDate(seesFrom)} on.`}
      </p>
      <ul className="grid grid-cols-[repeat(3,minmax(0,1fr))] gap-2 mt-3" aria-label="Ranks">
        {SCORE_MODES.map(({ key, label }) => (
          <li className="flex gap-1.5 items-center" key={key}>
            <RankEmblem rank={ranks[key] ?? ''} />
            <span>
              {label}
              <small className="text-xs block text-t2">{formatRank(ranks[key] ?? '')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ profile: { playerId, notes } }: { profile: CoachedProfile }) {
  const form = useEntityForm({
    endpoint: 'addPlayerNote',
    initialValues: { playerId, text: '' },
    save: ({ text }) => saveNote(playerId, { id: null, text }),
    onDone: (): void => form.reset(),
  });
  return (
    <section aria-label="Notes">
      <h3 className="text-sm mb-2 text-t1">Notes</h3>
      <form {...form.formProps} className={`${classes.profileDrawerForm} grid gap-2 justify-items-start`}>
        <Textarea
          label="New note"
          description="Only visible to you"
          autosize
          minRows={2}
          maxRows={8}
          {...form.field('text')}
        />
        <FormMessage>{form.message}</FormMessage>
        <TextButton label="Save note" type="submit" size="xs" variant="filled" loading={form.isPending} />
      </form>
      <ul className="grid mt-3" aria-label="Earlier notes">
        {notes.map((note) => (
          <Note key={note.id} playerId={playerId} note={note} />
        ))}
      </ul>
    </section>
  );
}

function Note({ playerId, note: { id, text, writtenAt } }: { playerId: string; note: PlayerNote }) {
  const [draft, setDraft] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (next: string | null) => saveNote(playerId, { id, text: next }),
    onSuccess: () => setDraft(null),
  });
  const day = formatDate(writtenAt);
  return (
    <li className="grid gap-1 py-2.5 border-t border-t-line">
      <span className="s12 t3">{day}</span>
      {draft === null ? (
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      ) : (
        <Textarea
          aria-label={`Note from ${day}`}
          {...getInputProps(draft, setDraft)}
          maxLength={MAX_NOTE_LENGTH}
          autosize
          maxRows={8}
        />
      )}
      <FailureMessage error={save.error} />
      <span className="flex gap-2">
        {draft === null ? (
          <>
            <Button size="compact-xs" aria-label={`Edit note from ${day}`} onClick={() => setDraft(text)}>
              Edit
            </Button>
            <TextButton
              label="Delete"
              size="compact-xs"
              quiet
              aria-label={`Delete note from ${day}`}
              loading={save.isPending}
              onClick={() => save.mutate(null)}
            />
          </>
        ) : (
          <>
            <TextButton
              label="Save"
              size="compact-xs"
              variant="filled"
              disabled={draft.trim() === ''}
              loading={save.isPending}
              onClick={() => save.mutate(draft)}
            />
            <TextButton label="Cancel" size="compact-xs" onClick={() => setDraft(null)} />
          </>
        )}
      </span>
    </li>
  );
}
