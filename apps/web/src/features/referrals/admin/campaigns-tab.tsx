import { formatNumber } from '@datacoach/analysis/format-number';
import { describeReward, type ReferralCampaign } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EntityDrawer, MomentField, NumberField } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { withNotes } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { RunTag } from '../../../shared/ui/state-tag.tsx';
import { deleteCampaign, saveCampaign } from '../api/change-referrals.ts';
import { campaignsQuery } from './referrals-queries.ts';
import type { ReferralsTabProps } from './referrals-search.ts';

export function CampaignsTab({ search, onSearch }: ReferralsTabProps) {
  return (
    <AdminList
      module="Referrals"
      query={useQuery(campaignsQuery(search))}
      of="campaigns"
      caption="Campaigns"
      columns={COLUMNS}
      nameOf={({ name }) => name}
      onPage={(pageIndex) => onSearch({ page: pageIndex + 1 })}
      empty={{
        title: 'No campaigns yet',
        words: 'During a campaign, referrals earn more. Players see it in “Invite a friend”.',
      }}
      edit={{
        create: 'New campaign',
        form: (campaign, onClose) => <CampaignForm campaign={campaign} onClose={onClose} />,
      }}
      remove={{
        noun: 'campaign',
        title: ({ name }) => `Delete ${name}?`,
        run: ({ id }) => deleteCampaign(id),
        words: () => 'It ends right away. Friends who already signed up keep their reward.',
      }}
    />
  );
}

const COLUMNS: readonly Column<ReferralCampaign>[] = [
  {
    head: 'Campaign',
    isRowHead: true,
    cell: (campaign) =>
      withNotes(
        campaign.name,
        `${formatShortDate(campaign.startsAt)} to ${formatShortDate(campaign.endsAt)}`,
      ),
  },
  {
    head: 'Reward',
    cell: (campaign) =>
      withNotes(describeReward('tokens', campaign.tokens), `or ${describeReward('days', campaign.days)}`),
  },
  {
    head: 'Friends',
    cellClassName: 'num',
    cell: (campaign) =>
      withNotes(formatNumber(campaign.friends), `${formatNumber(campaign.rewarded)} rewarded`),
  },
  { head: 'State', cell: (campaign) => <RunTag {...campaign} /> },
];

function CampaignForm({ campaign, onClose }: { campaign: ReferralCampaign | null; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'createReferralCampaign',
    initialValues: campaign ?? { name: '', startsAt: null, endsAt: null, tokens: 2, days: 30 },
    save: (body) => saveCampaign(body, campaign),
    done: 'Campaign saved',
    onDone: onClose,
  });
  return (
    <EntityDrawer
      title={campaign ? 'Edit campaign' : 'New campaign'}
      form={form}
      submit="Save"
      onClose={onClose}
    >
      <TextInput label="Name" description="Players see this" {...form.field('name')} data-autofocus />
      <MomentField label="Starts" description="Your time" {...form.field('startsAt')} />
      <MomentField label="Ends" description="Your time" {...form.field('endsAt')} />
      <NumberField
        label="Coaching tokens"
        description="For referrers who chose tokens"
        {...form.field('tokens')}
      />
      <NumberField
        label="Days of Diamond"
        description="For referrers who chose days"
        {...form.field('days')}
      />
      <p className="t2">Applies to friends who sign up from then on.</p>
    </EntityDrawer>
  );
}
