import { PLAN_LABELS } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { profileQuery } from '../../../app/session/account-queries.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextLink } from '../../../shared/ui/text-button.tsx';
import classes from '../profile.module.css';
import { AboutForm } from './about-form.tsx';
import { DataExport, DeleteAccount } from './data-export.tsx';
import { EmailForm, PasswordForm, SecondFactorForm } from './email-form.tsx';

/** The account of coaches and administrators, who don't have a profile page (decisions.md 15.5). */
export default function AccountDrawer({ opened, onClose }: ShellDialogProps<'account'>) {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  return (
    <SideDrawer opened={opened} onClose={onClose} width="work" title="Account">
      {profile ? (
        <div className={classes.parts}>
          <section className="grid gap-3" aria-label="About you">
            <AboutForm profile={profile} />
          </section>
          {profile.roleName === 'Coach' && (
            <section className="grid gap-3" aria-label="Plan">
              <h3>Plan: {PLAN_LABELS[profile.productName]}</h3>
              <p className="s12 t2">
                {profile.productName === 'TeamPlan'
                  ? 'You have full access, and every player on your roster gets the plan.'
                  : `${PLAN_LABELS.TeamPlan} unlocks the coach pages. You keep what you have until then.`}
              </p>
              <TextLink to="/admin/team-dashboard/plan" onClick={onClose}>
                Plan and payment
              </TextLink>
            </section>
          )}
          <section className="grid gap-3" aria-label="Email address">
            <EmailForm profile={profile} />
          </section>
          <section className="grid gap-3" aria-label="Password">
            <h3>Password</h3>
            <PasswordForm profile={profile} />
          </section>
          <section className="grid gap-3" aria-label="Two-factor login">
            <SecondFactorForm profile={profile} />
          </section>
          <section className="grid gap-3" aria-label="Your data">
            <h3>Your data</h3>
            <DataExport />
          </section>
          <section className="grid gap-3" aria-label="Delete account">
            <h3>Delete account</h3>
            <DeleteAccount profile={profile} />
          </section>
        </div>
      ) : error ? (
        <StatePanel
          title="We couldn’t load your account"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          Your data is safe.
        </StatePanel>
      ) : (
        <Skeleton height={360} />
      )}
    </SideDrawer>
  );
}
