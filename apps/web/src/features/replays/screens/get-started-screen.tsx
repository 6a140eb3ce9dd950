import type { ReactNode } from 'react';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import classes from './get-started-screen.module.css';

interface GetStartedScreenProps {
  userName: string;
  dropCircle: ReactNode;
  demosFolder: ReactNode;
}

/** First page of a new account: one thing to do. */
export function GetStartedScreen({ userName, dropCircle, demosFolder }: GetStartedScreenProps) {
  return (
    <main className={classes.page}>
      <Wordmark large />
      <div className={classes.words}>
        <h1>Welcome, {userName}. Start with a replay.</h1>
        <p className="t2">Save one in the game after a match, then find it in this folder:</p>
      </div>
      {demosFolder}
      {dropCircle}
      <ButtonLink to="/my-replay" search={{ page: 1 }} variant="subtle" color="gray">
        Skip for now
      </ButtonLink>
    </main>
  );
}
