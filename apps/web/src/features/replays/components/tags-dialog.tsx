import { MAX_TAG_LENGTH, MAX_TAGS, type ReplayItem } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { replayChoicesQuery } from '../api/list-replays.ts';
import { formatReplayCount, type Meant, type ReplayActions } from '../list/use-replay-actions.ts';
import classes from './replay-dialogs.module.css';

interface TagsDialogProps {
  meant: Meant;
  count: number;
  /** The only replay, whose tags are known; null for several. */
  replay: ReplayItem | null;
  actions: ReplayActions;
  onClose: () => void;
}

export function TagsDialog({ meant, count, replay, actions, onClose }: TagsDialogProps) {
  const { data: choices } = useQuery(replayChoicesQuery);
  const [tags, setTags] = useState<readonly string[]>(replay?.own?.tags ?? []);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const known = (choices?.tags ?? []).map(({ tag }) => tag).filter((tag) => !tags.includes(tag));
  const addTag = (given: string) => {
    const tag = given.trim().slice(0, MAX_TAG_LENGTH);
    if (tag === '' || tags.includes(tag) || tags.length >= MAX_TAGS) return;
    setTags([...tags, tag]);
    setRemoved(removed.filter((one) => one !== tag));
    setText('');
  };
  const removeTag = (tag: string) => {
    setTags(tags.filter((one) => one !== tag));
    if (replay?.own?.tags.includes(tag)) setRemoved([...removed, tag]);
  };
  const saveTags = async () => {
    const typed = text.trim();
    const newTags = typed && !tags.includes(typed) && tags.length < MAX_TAGS ? [...tags, typed] : [...tags];
    const shown = replay ? null : (changed: number) => `Tags of ${formatReplayCount(changed)} updated`;
    const change = { addTags: newTags, removeTags: [...removed] };
    if (await actions.updateReplays(meant, change, shown)) onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={replay ? 'Tags' : `Tags of ${formatReplayCount(count)}`}
      closeLabel="Close without changing tags"
      size={420}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') void saveTags();
          else addTag(text);
        }}
      >
        <div className={classes.adding}>
          <TextInput
            label="New tag"
            description={`Up to ${MAX_TAGS}, e.g. scrim, tournament, to review`}
            maxLength={MAX_TAG_LENGTH}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            data-autofocus
          />
          <TextButton label="Add" type="submit" disabled={text.trim() === '' || tags.length >= MAX_TAGS} />
        </div>
        {tags.length > 0 && (
          <ul className={classes.chips} aria-label={replay ? 'Tags of this replay' : 'Tags to add'}>
            {tags.map((tag) => (
              <li className="pl-2" key={tag}>
                {tag}
                <button type="button" aria-label={`Remove ${tag}`} onClick={() => removeTag(tag)}>
                  <IconX size={12} stroke={2} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {known.length > 0 && (
          <div>
            <p className="s12 t3 mb-1.5">Your other tags</p>
            <div className={classes.chips}>
              {known.map((tag) => (
                <span key={tag}>
                  <button type="button" onClick={() => addTag(tag)}>
                    {tag}
                  </button>
                  {!replay && (
                    <button
                      type="button"
                      aria-label={`Remove ${tag} from all`}
                      aria-pressed={removed.includes(tag)}
                      onClick={() =>
                        setRemoved(
                          removed.includes(tag) ? removed.filter((one) => one !== tag) : [...removed, tag],
                        )
                      }
                    >
                      <IconX size={12} stroke={2} aria-hidden="true" />
                    </button>
                  )}
                </span>
              ))}
            </div>
          </div>
        )}
        {removed.length > 0 && <p className="s12 t2">To remove: {removed.join(', ')}</p>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <TextButton label="Save" variant="filled" loading={actions.busy} onClick={() => void saveTags()} />
        </div>
      </form>
    </Dialog>
  );
}
