import type { ReferralCampaign, ReferralCampaignFields } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { fromLocalInput, toLocalInput } from '../../../shared/format/local-input.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { saveCampaign } from '../api/change-referrals.ts';

type Draft = Record<keyof ReferralCampaignFields, string>;

function draftOf(campaign: ReferralCampaign | null): Draft {
  return {
    name: campaign?.name ?? '',
    startsAt: toLocalInput(campaign?.startsAt ?? null),
    endsAt: toLocalInput(campaign?.endsAt ?? null),
    tokens: String(campaign?.tokens ?? 2),
    days: String(campaign?.days ?? 30),
  };
}

function bodyOf({ name, startsAt, endsAt, tokens, days }: Draft): ReferralCampaignFields {
  return {
    name,
    startsAt: fromLocalInput(startsAt) ?? '',
    endsAt: fromLocalInput(endsAt) ?? '',
    tokens: Number(tokens),
    days: Number(days),
  };
}

interface CampaignFormProps {
  /** Null makes a new one. */
  campaign: ReferralCampaign | null;
  onClose: () => void;
}

/** Makes or changes a campaign. */
export function CampaignForm({ campaign, onClose }: CampaignFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(campaign));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveCampaign(bodyOf(draft), campaign),
    onSuccess: () => {
      showToast({ kind: 'done', message: 'Campaign saved' });
      onClose();
    },
  });
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget;
      setDraft((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={campaign ? 'Edit campaign' : 'New campaign'}
      closeLabel="Close the campaign"
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextInput
          label="Name"
          description="Players read it"
          maxLength={60}
          {...field('name')}
          data-autofocus
        />
        <TextInput type="datetime-local" label="Starts" description="Your time" {...field('startsAt')} />
        <TextInput type="datetime-local" label="Ends" description="Your time" {...field('endsAt')} />
        <TextInput
          type="number"
          label="Coaching tokens"
          description="For referrers who have chosen tokens"
          min={1}
          max={5}
          {...field('tokens')}
        />
        <TextInput
          type="number"
          label="Days of Diamond"
          description="For referrers who have chosen days"
          min={15}
          max={90}
          {...field('days')}
        />
        <p className="t2">Counts for friends who come from then on.</p>
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </SideDrawer>
  );
}
