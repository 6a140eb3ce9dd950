import type { SchoolMember } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { getLocalDay } from '../../../shared/format/date.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { recordConsent, requestGuardianConsent } from '../api/school-team.ts';

/** Two ways to a guardian's consent: a mailed link, or a paper form that the coach has. */
export default function ConsentDrawer(props: { member: SchoolMember; onClose: () => void }) {
  const {
    member: { playerId, userName },
    onClose,
  } = props;
  const mail = useEntityForm({
    endpoint: 'askGuardian',
    initialValues: { email: '' },
    save: (body) => requestGuardianConsent(playerId, body),
    done: (_done, { email }) => `Link sent to ${email}. It works for 14 days`,
    onDone: onClose,
    stays: 'invitation',
  });
  const paper = useEntityForm({
    endpoint: 'recordConsent',
    initialValues: { guardian: '', signedOn: getLocalDay(new Date()) },
    save: (body) => recordConsent(playerId, body),
    done: `Consent recorded. You can see ${userName}’s games now`,
    onDone: onClose,
    stays: 'invitation',
  });
  return (
    <SideDrawer opened onClose={onClose} title={`Consent for ${userName}`}>
      <div className="grid gap-6">
        <section className="grid gap-3">
          <h3>By email</h3>
          <p className="t2">
            The guardian gets a link, reads what the team sees, and confirms with their name.
          </p>
          <EntityForm form={mail} submit="Send link" label="By email">
            <TextInput type="email" label="Guardian’s email" {...mail.field('email')} data-autofocus />
          </EntityForm>
        </section>
        <section className="grid gap-3">
          <h3>On paper</h3>
          <p className="t2">You have a form signed by the guardian. Keep it at school.</p>
          <EntityForm form={paper} submit="Record consent" label="On paper">
            <TextInput label="Guardian’s name" {...paper.field('guardian')} />
            <TextInput type="date" label="Signed on" {...paper.field('signedOn')} />
          </EntityForm>
        </section>
      </div>
    </SideDrawer>
  );
}
