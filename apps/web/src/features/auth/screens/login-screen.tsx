import { type ReactNode, useEffect, useState } from 'react';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import { AccountPanel } from '../components/account-panel.tsx';
import { FieldOrnament } from '../components/field-ornament.tsx';
import classes from './login-screen.module.css';

interface LoginScreenProps {
  error: string | undefined;
  /** The circle that takes a replay. */
  dropCircle: ReactNode;
  /** Where the game keeps its files. */
  demosFolder: ReactNode;
  /** What a file gives. */
  below: ReactNode;
}

/** Landing page: drop a replay in the centre circle, or log in at the side. */
export function LoginScreen({ error, dropCircle, demosFolder, below }: LoginScreenProps) {
  const tab = useHash() === '#sign-up' ? 'sign-up' : 'log-in';
  return (
    <div className="flex flex-col min-h-screen">
      <header className="flex items-center gap-2 pt-3 pr-12 pb-3 pl-8 max-xl:px-6 max-xl:py-3 max-md:px-4 max-md:py-2">
        <Wordmark large />
        <span className="flex-1" />
        <a
          className="px-2 py-1.5 rounded-2 text-t2 font-[550] hover:bg-s2 hover:text-t1 max-md:hidden"
          href="#how"
        >
          How it counts
        </a>
        <ButtonLink to="/user-login" variant="outline" color="gray" className={classes.logIn ?? ''}>
          Log in
        </ButtonLink>
      </header>
      <main>
        <div className={classes.field}>
          <FieldOrnament className={classes.ornament} />
          <div className={classes.circle}>{dropCircle}</div>
          <div className={classes.words}>
            <h1 className="text-[28px] leading-8.5 font-stretch-112% text-balance">
              See how you played and what to do next.
            </h1>
            <p className="max-w-[36ch] text-t2">
              Every player’s boost, speed, positions and demolitions, each number with its definition one
              click away.
            </p>
            {demosFolder}
          </div>
          <div className={classes.account}>
            <AccountPanel key={tab} error={error} initialTab={tab} />
          </div>
        </div>
        {below}
      </main>
    </div>
  );
}

function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = () => setHash(location.hash);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return hash;
}
