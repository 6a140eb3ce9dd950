import { counted } from '@datacoach/analysis/format-number';
import type { AnswerOf, Profile, SecondFactor } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery, server } from '../../../app/api/client.ts';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Answer } from '../../../app/lists/answer.tsx';
import { queryClient } from '../../../app/query-client.ts';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';

const PATH = '/api/v1/auth/second-factor';
const secondFactorQuery = endpointQuery(PATH);

type Made = AnswerOf<'startSecondFactor'>;
type Step = { what: 'off' | 'rest' } | { what: 'scan'; made: Made } | { what: 'saved'; codes: string[] };

/** Two-factor login: turning it on with an authenticator app, its recovery codes, turning it off. */
export function SecondFactorForm({ profile }: { profile: Profile }) {
  const [step, setStep] = useState<Step>({ what: 'rest' });
  return (
    <Answer query={useQuery(secondFactorQuery)} what="two-factor login" height={80}>
      {(state) => (
        <div className="flex flex-col gap-3">
          <p>
            <b>Two-factor login: {state.isOn ? 'on' : 'off'}</b>
            <span className="s12 t2 block">{stateWords(state)}</span>
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
    </Answer>
  );
}

function stateWords({ isOn, isDue, recoveryCodesLeft }: SecondFactor): string {
  if (isOn)
    return `You log in with your password and a code. ${counted(recoveryCodesLeft, 'recovery code')} left.`;
  return isDue
    ? 'Admins need it. Turn it on to see your pages.'
    : 'Add a code from an app on your phone, so a stolen password isn’t enough.';
}

interface StartProps {
  submit: string;
  onStart: (made: Made) => void;
  onOff?: () => void;
}

function Start({ submit, onStart, onOff }: StartProps) {
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
function Scan({ made, onDone }: { made: Made; onDone: (codes: string[]) => void }) {
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

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className="grid gap-2" aria-label="Recovery codes">
      <p>
        <b>Save these recovery codes now.</b> Each one logs you in once if you lose your phone. You won’t see
        them again.
      </p>
      <CopyLine text={codes.join(' ')} what="the recovery codes" />
    </section>
  );
}

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
