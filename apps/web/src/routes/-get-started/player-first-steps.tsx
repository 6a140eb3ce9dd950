import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { tickChecklist } from '../../features/get-started/api/get-started.ts';
import { FirstSteps } from '../../features/get-started/components/checklist.tsx';
import { TextLink } from '../../shared/ui/text-button.tsx';

export function PlayerFirstSteps() {
  return (
    <FirstSteps
      renderLink={(item, words, discordUrl) => {
        switch (item) {
          case 'upload-5':
            return (
              <button
                type="button"
                className="bare-button touch-target -my-0.5 py-0.5 text-inherit text-left underline decoration-line-control underline-offset-3 hover:text-t1 hover:decoration-current"
                onClick={() => openDialog('upload')}
              >
                {words}
              </button>
            );
          case 'open-clip':
            return (
              <TextLink to="/my-replay" search={{ page: 1 }}>
                {words}
              </TextLink>
            );
          case 'set-goal':
            return (
              <TextLink to="/dashboard" search={{ goals: 'choose' }}>
                {words}
              </TextLink>
            );
          case 'start-plan':
            return <TextLink to="/training-plans">{words}</TextLink>;
          case 'join-discord':
            return (
              <a
                href={discordUrl ?? ''}
                target="_blank"
                rel="noreferrer"
                className="touch-target text-link"
                onClick={() => void tickChecklist('join-discord').catch(() => undefined)}
              >
                {words}
              </a>
            );
        }
      }}
    />
  );
}
