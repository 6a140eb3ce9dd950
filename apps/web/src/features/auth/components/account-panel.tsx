import { Tabs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import classes from './account-panel.module.css';
import { LogInForm } from './log-in-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface AccountPanelProps {
  error: string | undefined;
  /** Opens on this tab; the address `/login#sign-up` opens the second. */
  initialTab: 'log-in' | 'sign-up';
}

/** The account panel of the landing page: log in, or sign up. */
export function AccountPanel({ error, initialTab }: AccountPanelProps) {
  const [tab, setTab] = useState<string | null>(initialTab);
  return (
    <section className="grid gap-3 pt-2 px-4 pb-4 rounded-3 bg-s1" aria-label="Account">
      <Tabs value={tab} onChange={setTab} classNames={{ list: classes.list ?? '', tab: classes.tab ?? '' }}>
        <Tabs.List>
          <Tabs.Tab value="log-in">Log in</Tabs.Tab>
          <Tabs.Tab value="sign-up">Sign up</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="log-in" pt={16}>
          <LogInForm error={error} />
        </Tabs.Panel>
        <Tabs.Panel value="sign-up" pt={16}>
          <SignUpForm code={undefined} />
        </Tabs.Panel>
      </Tabs>
      <ProviderButtons />
      <p className="s12 t3">
        Your replays are private until you share them.{' '}
        <Link to="/privacy-policy" className="text-link">
          Privacy policy
        </Link>
      </p>
    </section>
  );
}
