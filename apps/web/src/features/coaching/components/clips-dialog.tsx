import { type BriefClip, SESSION_CLIPS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { CLIP_SECONDS } from '../../../shared/format/clip-search.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { ClipPicture } from '../../../shared/pitch/clip-picture.tsx';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { type CoachingMode, MOMENT_GROUPS, type MomentGroup, myMomentsQuery } from '../api/coaching.ts';
import classes from '../coaching.module.css';
import { ClipLink, describeClip, formatClipTitle } from './clip-cards.tsx';

interface ClipsDialogProps {
  coach: string;
  mode: CoachingMode;
  /** What the coach would currently see. */
  clips: readonly BriefClip[];
  /** Chosen by the player; otherwise by the brief. */
  isOwn: boolean;
  isBusy?: boolean;
  error?: unknown;
  /** Null: those of the brief again. */
  onUse: (clips: readonly BriefClip[] | null) => void;
  onClose: () => void;
}

/** Edits which clips a coach gets: removes some, adds others from recent games. */
export function ClipsDialog(props: ClipsDialogProps) {
  const { coach, mode, clips, isOwn, isBusy = false, error, onUse, onClose } = props;
  const [chosen, setChosen] = useState(clips);
  const head = useRef<HTMLHeadingElement>(null);
  // The dialog is unmounted with its parent, so the focus must be returned here.
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const isFull = chosen.length >= SESSION_CLIPS;
  const remove = ({ id }: BriefClip) => setChosen(chosen.filter((one) => one.id !== id));
  return (
    <Dialog opened onClose={onClose} title={`Clips for ${coach}`} size={860}>
      <div className="grid grid-cols-2 gap-6 items-start max-md:grid-cols-1">
        <section aria-labelledby="chosen-clips" className={classes.side}>
          <h3 id="chosen-clips" ref={head} tabIndex={-1}>
            {coach} gets
          </h3>
          <p role="status" className="s12 t2">
            {chosen.length} of {SESSION_CLIPS} clips, {chosen.length * CLIP_SECONDS} s
            {isFull && '. Remove one to add another.'}
          </p>
          {chosen.length === 0 ? (
            <p className="t2">No clips yet. Add plays you want to talk about.</p>
          ) : (
            <ul className={`${classes.list} data-old:opacity-60 w-full`}>
              {chosen.map((clip) => (
                <Row key={clip.id} clip={clip}>
                  <TextButton
                    label="Remove"
                    size="xs"
                    aria-label={`Remove ${describeClip(clip)}`}
                    onClick={() => {
                      remove(clip);
                      // The button disappears, which would lose the focus.
                      head.current?.focus();
                    }}
                  />
                </Row>
              ))}
            </ul>
          )}
        </section>
        <Moments
          mode={mode}
          chosen={chosen}
          isFull={isFull}
          onAdd={(clip) => setChosen([...chosen, clip])}
          onRemove={remove}
        />
      </div>
      <div className="grid gap-2 mt-4">
        <FormMessage>{error ? getFailureMessage(error) : null}</FormMessage>
        <div className="flex flex-wrap gap-2 justify-end">
          {isOwn && (
            <TextButton label="Use the brief’s clips" disabled={isBusy} onClick={() => onUse(null)} />
          )}
          <Button variant="filled" loading={isBusy} onClick={() => onUse(chosen)}>
            Use these clips
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface MomentsProps {
  mode: CoachingMode;
  chosen: readonly BriefClip[];
  isFull: boolean;
  onAdd: (clip: BriefClip) => void;
  onRemove: (clip: BriefClip) => void;
}

function Moments({ mode, chosen, isFull, onAdd, onRemove }: MomentsProps) {
  const [group, setGroup] = useState<MomentGroup | null>(null);
  const [page, setPage] = useState(0);
  const query = useQuery(myMomentsQuery(mode, group, page));
  const { data, error, isPlaceholderData } = query;
  return (
    <section aria-labelledby="own-moments" className={classes.side}>
      <h3 id="own-moments">Your last {formatMode(mode)} games</h3>
      <ListChoice
        label="Play"
        none="All"
        value={group}
        choices={MOMENT_GROUPS.map(({ code, label }) => ({ value: code, label }))}
        onChange={(code) => {
          setGroup(code ?? null);
          setPage(0);
        }}
      />
      {error || !data ? (
        <Pending query={query} height={360} label="Loading clips…" />
      ) : data.items.length === 0 ? (
        <p className="t2">
          {group === null
            ? `No ${formatMode(mode)} games your coach can open. Private games aren’t offered.`
            : 'None in your last games.'}
        </p>
      ) : (
        <ul
          className={`${classes.list} data-old:opacity-60 w-full`}
          data-old={isPlaceholderData || undefined}
        >
          {data.items.map((clip) => {
            const isChosen = chosen.some(({ id }) => id === clip.id);
            return (
              <Row key={clip.id} clip={clip} map={clip.map}>
                <TextButton
                  label={isChosen ? 'Added' : 'Add'}
                  size="xs"
                  variant={isChosen ? 'light' : 'default'}
                  aria-label={`${isChosen ? 'Added' : 'Add'} ${describeClip(clip)}`}
                  disabled={isFull && !isChosen}
                  onClick={() => (isChosen ? onRemove(clip) : onAdd(clip))}
                />
              </Row>
            );
          })}
        </ul>
      )}
      {data && <PagesNav label="Pages of clips" page={data} onChange={setPage} />}
    </section>
  );
}

const Row = ({ clip, map, children }: { clip: BriefClip; map?: string; children: React.ReactNode }) => (
  <li>
    <ClipPicture path={clip.path} spot={clip} />
    <span className={classes.words}>
      <ClipLink clip={clip} viewer="player" className="touch-target text-link">
        {formatClipTitle(clip)}
      </ClipLink>
      <small>{[clip.playedAt && formatShortDate(clip.playedAt), map].filter(Boolean).join(' · ')}</small>
    </span>
    {children}
  </li>
);
