import { counted } from '@datacoach/analysis/format-number';
import type { Profile, ResponseOf, SecondFactor } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery, queryClient, server } from '../../../app/api/client.ts';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { FormDone, FormMessage } from '../../../shared/ui/form-message.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { changeEmail, changePassword, sendConfirmation } from '../api/account-calls.ts';
import classes from '../profile.module.css';

/** The email address: whether it is confirmed, and a form to change it. A new address takes effect once it is confirmed. */
export function EmailForm({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(profile.email === null && profile.pendingEmail === null);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="text-xs mb-1 text-t2">Email address</p>
        <p className={`${classes.line} flex flex-wrap items-center gap-x-3 gap-y-1`}>
          <span>{profile.email ?? 'None yet'}</span>
          {profile.email && (
            <span className={`s12 ${profile.isEmailConfirmed ? 't2' : 'text-warn'}`}>
              {profile.isEmailConfirmed ? 'Confirmed' : 'Not confirmed yet'}
            </span>
          )}
        </p>
      </div>
      {!isOpen && (
        <div className="flex flex-wrap items-center gap-2">
          {profile.email && !profile.isEmailConfirmed && <ResendMail />}
          <TextButton label="Change address" size="xs" onClick={() => setIsOpen(true)} />
        </div>
      )}
      {profile.pendingEmail && (
        <FormDone>
          We sent an email to {profile.pendingEmail}. Click its link to use this address
          {profile.email ? ` instead of ${profile.email}` : ''}.
        </FormDone>
      )}
      {isOpen && <NewEmailForm profile={profile} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function ResendMail() {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: sendConfirmation });
  return (
    <>
      {!isSuccess && (
        <TextButton label="Resend email" size="xs" loading={isPending} onClick={() => mutate()} />
      )}
      <span role="status" className="s12 t2">
        {isSuccess && 'Sent. Check your inbox.'}
        {error && getFailureMessage(error)}
      </span>
    </>
  );
}

function NewEmailForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'changeEmail',
    initialValues: { email: '', password: '' },
    toBody: ({ email, password }) => ({ email: email.trim(), ...(profile.hasPassword && { password }) }),
    save: changeEmail,
    onDone: onClose,
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <FormMessage>{form.message}</FormMessage>
      <TextInput label="New email" name="email" type="email" autoComplete="email" {...form.field('email')} />
      {profile.hasPassword && (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <TextButton label="Send email" type="submit" loading={form.isPending} />
        {profile.email && <TextButton label="Keep old address" quiet onClick={onClose} />}
      </div>
    </form>
  );
}

/** Changes the password, or sets the first one for an account that signs in with Epic or Discord. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const form = useEntityForm({
    endpoint: 'changePassword',
    initialValues: { currentPassword: '', newPassword: '' },
    toBody: ({ currentPassword, newPassword }) => ({
      newPassword,
      ...(profile.hasPassword && { currentPassword }),
    }),
    save: changePassword,
    onDone: (): void => form.reset(),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <FormMessage>{form.message}</FormMessage>
      {/* Shows password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={profile.email ?? profile.userName} readOnly />
      {profile.hasPassword && (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
      )}
      <PasswordField
        label="New password"
        description="At least 8 characters"
        name="newPassword"
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <FormDone>{form.isDone && 'Password changed. All your other devices were logged out.'}</FormDone>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" loading={form.isPending}>
          {profile.hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
    </form>
  );
}

const PATH = '/api/v1/auth/second-factor';
const secondFactorQuery = endpointQuery(PATH);

type StartedSecondFactor = ResponseOf<'startSecondFactor'>;
type Step =
  | { what: 'off' | 'rest' }
  | { what: 'scan'; made: StartedSecondFactor }
  | { what: 'saved'; codes: string[] };

/** Two-factor login: turning it on with an authenticator app, its recovery codes, turning it off. */
export function SecondFactorForm({ profile }: { profile: Profile }) {
  const [step, setStep] = useState<Step>({ what: 'rest' });
  return (
    <QueryBoundary query={useQuery(secondFactorQuery)} what="two-factor login" height={80}>
      {(state) => (
        <div className="flex flex-col gap-3">
          <p>
            <b>Two-factor login: {state.isOn ? 'on' : 'off'}</b>
            <span className="s12 t2 block">{describeState(state)}</span>
          </p>
          {step.what === 'scan' && (
            <Scan made={step.made} onDone={(codes) => setStep({ what: 'saved', codes })} />
          )}
          {step.what === 'saved' && <RecoveryCodes codes={step.codes} />}
          {step.what === 'off' && <TurnOff onClose={() => setStep({ what: 'rest' })} />}
          {step.what === 'rest' &&
            (profile.hasPassword ? (
              <Start
                submit={state.isOn ? 'Change app or codes' : 'Turn on'}
                {...(state.isOn && profile.roleName !== 'Admin' && { onOff: () => setStep({ what: 'off' }) })}
                onStart={(made) => setStep({ what: 'scan', made })}
              />
            ) : (
              <p className="t2">Set a password first.</p>
            ))}
        </div>
      )}
    </QueryBoundary>
  );
}

function describeState({ isOn, isDue, recoveryCodesLeft }: SecondFactor): string {
  if (isOn)
    return `You log in with your password and a code. ${counted(recoveryCodesLeft, 'recovery code')} left.`;
  return isDue
    ? 'Required for admins. Turn it on to see your pages.'
    : 'Add a code from an app on your phone, so a stolen password isn’t enough.';
}

function Start(props: { submit: string; onStart: (made: StartedSecondFactor) => void; onOff?: () => void }) {
  const { submit, onStart, onOff } = props;
  const form = useEntityForm({
    endpoint: 'startSecondFactor',
    initialValues: { password: '' },
    save: (body) => server.POST(PATH, { body }),
    onDone: onStart,
  });
  return (
    <EntityForm
      form={form}
      submit={submit}
      label="Two-factor login"
      buttons={onOff && <Button onClick={onOff}>Turn off</Button>}
    >
      <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
    </EntityForm>
  );
}

/** Shows the key to an authenticator app, which answers with a code. */
function Scan({ made, onDone }: { made: StartedSecondFactor; onDone: (codes: string[]) => void }) {
  const form = useEntityForm({
    endpoint: 'confirmSecondFactor',
    initialValues: { code: '' },
    save: async (body) => (await server.PUT(PATH, { body })).recoveryCodes,
    onDone: async (codes) => {
      onDone(codes);
      await queryClient.invalidateQueries();
    },
  });
  return (
    <EntityForm form={form} submit="Turn on" label="Confirm your app">
      <p className="t2">Scan this with your authenticator app, or enter the key by hand.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(made.svg)}`}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
        className="rounded-2"
      />
      <CopyLine text={made.key} what="the key" />
      <TextInput
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
        data-autofocus
      />
    </EntityForm>
  );
}

const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <section className="grid gap-2" aria-label="Recovery codes">
    <p>
      <b>Save these recovery codes now.</b> Each one logs you in once if you lose your phone. You won’t see
      them again.
    </p>
    <CopyLine text={codes.join(' ')} what="the recovery codes" />
  </section>
);

function TurnOff({ onClose }: { onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'endSecondFactor',
    initialValues: { password: '' },
    save: (body) => server.DELETE(PATH, { body }),
    done: 'Two-factor login is off',
    onDone: async () => {
      onClose();
      await queryClient.invalidateQueries(secondFactorQuery);
    },
  });
  return (
    <EntityForm form={form} submit="Turn off" label="Turn off two-factor login" onCancel={onClose}>
      <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
    </EntityForm>
  );
}
