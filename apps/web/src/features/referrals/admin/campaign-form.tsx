import type { ReferralCampaign } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { MomentField, NumberField } from '../../../app/entity-form/fields.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { saveCampaign } from '../api/change-referrals.ts';

interface CampaignFormProps {
  /** Null makes a new one. */
  campaign: ReferralCampaign | null;
  onClose: () => void;
}

/** Makes or changes a campaign. */
export function CampaignForm({ campaign, onClose }: CampaignFormProps) {
  const form = useEntityForm({
    endpoint: 'createReferralCampaign',
    initialValues: campaign ?? { name: '', startsAt: null, endsAt: null, tokens: 2, days: 30 },
    save: (body) => saveCampaign(body, campaign),
    done: 'Campaign saved',
    onDone: onClose,
  });
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={campaign ? 'Edit campaign' : 'New campaign'}
      closeLabel="Close the campaign"
    >
      <EntityForm form={form} submit="Save" onCancel={onClose}>
        <TextInput label="Name" description="Players read it" {...form.field('name')} data-autofocus />
        <MomentField label="Starts" description="Your time" {...form.field('startsAt')} />
        <MomentField label="Ends" description="Your time" {...form.field('endsAt')} />
        <NumberField
          label="Coaching tokens"
          description="For referrers who have chosen tokens"
          {...form.field('tokens')}
        />
        <NumberField
          label="Days of Diamond"
          description="For referrers who have chosen days"
          {...form.field('days')}
        />
        <p className="t2">Counts for friends who come from then on.</p>
      </EntityForm>
    </SideDrawer>
  );
}
