import { CAREER_PARTS, type CareerPart } from '@datacoach/contract';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { careerShareQuery, saveCareerShare } from '../api/career.ts';

const WORDS: Readonly<Record<CareerPart, string>> = {
  record: 'Games, goals, assists, saves and more',
  feats: 'Records (without links to the games)',
  milestones: 'Milestones',
  ranks: 'Ranks over time',
  teammates: 'Best teammates (hidden players left out)',
  favorites: 'Favorite car and map',
};

/** Chooses what of the career is visible to everyone with the link; nothing by default. */
export function PublicDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const share = useQuery({ ...careerShareQuery, enabled: opened });
  return (
    <Dialog opened={opened} onClose={onClose} title="Choose what’s public">
      {share.data ? (
        <Choice parts={share.data.parts} token={share.data.token} onClose={onClose} />
      ) : share.error ? (
        <p role="alert">{getFailureMessage(share.error)}</p>
      ) : (
        <Skeleton height={240} role="status" aria-label="Loading your settings…" />
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  parts: readonly CareerPart[];
  token: string | null;
  onClose: () => void;
}

function Choice({ parts, token, onClose }: ChoiceProps) {
  const [chosen, setChosen] = useState<readonly CareerPart[]>(parts);
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => saveCareerShare(chosen).then(() => chosen.length > 0),
  });
  const saved = save.data ? 'Saved. The link shows only these parts.' : 'Nothing is public anymore.';
  const words = save.error ? getFailureMessage(save.error) : save.isSuccess && saved;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="t2">
        Your career is private unless you share parts of it here. Anyone with the link sees these parts, your
        username and your game count, but not your matches. Search engines can’t index it.
      </p>
      <Checkbox.Group
        label="Public parts"
        value={[...chosen]}
        onChange={(values) => setChosen(CAREER_PARTS.filter((part) => values.includes(part)))}
      >
        <div className="grid gap-2 pt-2">
          {CAREER_PARTS.map((part) => (
            <Checkbox key={part} value={part} label={WORDS[part]} />
          ))}
        </div>
      </Checkbox.Group>
      {token !== null && <CopyLine what="the link" text={`${location.origin}/player/${token}`} />}
      {words && <p role="status">{words}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="filled" loading={save.isPending} onClick={() => save.mutate()}>
          Save
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
