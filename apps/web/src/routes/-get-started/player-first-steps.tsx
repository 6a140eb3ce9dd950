import { Link } from '@tanstack/react-router';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { tickChecklist } from '../../features/get-started/api/get-started.ts';
import { FirstSteps } from '../../features/get-started/components/checklist.tsx';

/** The checklist with a link in each row. */
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
              <Link to="/my-replay" search={{ page: 1 }} className="touch-target text-link">
                {words}
              </Link>
            );
          case 'set-goal':
            return (
              <Link to="/dashboard" search={{ goals: 'choose' }} className="touch-target text-link">
                {words}
              </Link>
            );
          case 'start-plan':
            return (
              <Link to="/training-plans" className="touch-target text-link">
                {words}
              </Link>
            );
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
