import type { FolderTeam } from '@datacoach/contract';
import { useMutation } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Choice } from '../../../shared/ui/choice.tsx';
import { chooseTeam } from '../api/folders.ts';
import { gamesText } from '../words/folder-words.ts';
import classes from './team-choice.module.css';

interface TeamChoiceProps {
  folderId: string;
  teams: readonly FolderTeam[];
}

/** Who we are and who they are: teams are found by who plays together, and the coach has the last word. */
export function TeamChoice({ folderId, teams }: TeamChoiceProps) {
  const us = teams.find(({ side }) => side === 'us');
  const others = teams.filter(({ side }) => side === 'them');
  const { mutate, isPending } = useMutation({
    mutationFn: (key: string) => chooseTeam(folderId, key),
    onError: (error) => showToast({ kind: 'failed', message: failureSentence(error) }),
  });
  return (
    <div className={`${classes.line} flex flex-wrap items-center gap-x-3 gap-y-2`} aria-busy={isPending}>
      <Choice label="We are" value={us?.key ?? ''} onChange={(key) => key && mutate(key)}>
        {!us && <option value="">Choose your team</option>}
        {teams.map(({ key, name, games }) => (
          <option key={key} value={key}>
            {name} ({gamesText(games)})
          </option>
        ))}
      </Choice>
      <p className="s12 t3">
        {us
          ? `against ${others.map(({ name, games }) => `${name} (${games})`).join('; ') || 'nobody yet'}`
          : 'Then the figures know us from them.'}
      </p>
    </div>
  );
}
