import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { profileQuery } from '../../../app/profile/profile-query.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { AboutForm } from './about-form.tsx';
import classes from './account-drawer.module.css';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** The account of coaches and administrators, who have no profile page (rulings M2). */
export function AccountDrawer({ opened, onClose }: ShellDialogProps<'account'>) {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  return (
    <SideDrawer opened={opened} onClose={onClose} width="work" title="Account" closeLabel="Close the account">
      {profile ? (
        <div className={classes.parts}>
          <section aria-label="About you">
            <AboutForm profile={profile} />
          </section>
          <section aria-label="E-mail address">
            <EmailForm profile={profile} />
          </section>
          <section aria-label="Password">
            <h3>Password</h3>
            <PasswordForm profile={profile} />
          </section>
          <section aria-label="Your data">
            <h3>Your data</h3>
            <DataExport />
          </section>
          <section aria-label="End of the account">
            <h3>End of the account</h3>
            <DeleteAccount profile={profile} />
          </section>
        </div>
      ) : error ? (
        <StatePanel
          title="Your account did not arrive"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          Nothing is lost.
        </StatePanel>
      ) : (
        <Skeleton height={360} />
      )}
    </SideDrawer>
  );
}
