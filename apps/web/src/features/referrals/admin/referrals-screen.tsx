import { formatNumber } from '@datacoach/analysis/format-number';
import {
  type AdminReferralCode,
  type CodeSort,
  describeReward,
  type ReferralCampaign,
  type ReferralState,
} from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  DateTimeField,
  EntityDrawer,
  LongTextField,
  NumberField,
} from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { DownloadButton } from '../../../app/lists/download-button.tsx';
import { type Column, withNotes } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { RunTag, StateTag } from '../../../shared/ui/state-tag.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import {
  campaignsQuery,
  codesQuery,
  deleteCampaign,
  downloadReferrals,
  limitCode,
  saveCampaign,
  usageQuery,
} from './referrals-queries.ts';
import type { ReferralsTabProps } from './referrals-search.ts';
import { UsageTab } from './usage-tab.tsx';

const TAB_LABELS = { usage: 'Usage', codes: 'Codes', campaigns: 'Campaigns' } as const;

const SUBTITLES = {
  codes: 'One per player. You can close a code or limit it by date or number.',
  campaigns: 'Periods with higher referral rewards; one at a time',
} as const;

export function ReferralsScreen({ search, onSearch }: ReferralsTabProps) {
  const tab = search.tab ?? 'usage';
  const { data } = useQuery({ ...usageQuery(search), enabled: tab === 'usage' });
  return (
    <>
      <PageHead
        title="Referrals"
        subtitle={tab === 'usage' ? data && formatCounts(data.counts) : SUBTITLES[tab]}
        actions={tab === 'usage' && <DownloadButton download={() => downloadReferrals(search)} />}
      />
      <TabPages
        label="Referral sections"
        labels={TAB_LABELS}
        value={tab}
        onChange={(next) =>
          onSearch({
            tab: next === 'usage' ? undefined : next,
            search: undefined,
            show: undefined,
            sort: undefined,
            page: undefined,
          })
        }
        panelClassName="pt-3"
        pages={{
          usage: <UsageTab search={search} onSearch={onSearch} />,
          codes: <CodesTab search={search} onSearch={onSearch} />,
          campaigns: <CampaignsTab search={search} onSearch={onSearch} />,
        }}
      />
    </>
  );
}

function formatCounts(props: Record<ReferralState | 'held', number>): string {
  const { clicked, signedUp, qualified, rewarded, reversed, held } = props;
  return [
    `${formatNumber(clicked)} link clicks`,
    `${formatNumber(signedUp)} in progress`,
    `${formatNumber(qualified)} qualified`,
    `${formatNumber(rewarded)} rewarded`,
    `${formatNumber(reversed)} reversed`,
    `${formatNumber(held)} on hold for review`,
  ].join(' · ');
}

const CampaignsTab = ({ search, onSearch }: ReferralsTabProps) => (
  <AdminList
    module="Referrals"
    query={useQuery(campaignsQuery(search))}
    of="campaigns"
    caption="Campaigns"
    columns={COLUMNS}
    getName={({ name }) => name}
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
      <DateTimeField label="Starts" description="Your time" {...form.field('startsAt')} />
      <DateTimeField label="Ends" description="Your time" {...form.field('endsAt')} />
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

const SORTS: readonly { value: CodeSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'used', label: 'Most used' },
];

const CodesTab = ({ search, onSearch }: ReferralsTabProps) => (
  <AdminList
    module="Referrals"
    query={useQuery(codesQuery(search))}
    of="codes"
    caption="Referral codes"
    columns={CODE_COLUMNS}
    getRowKey={({ code }) => code}
    getName={({ code }) => code}
    onPage={(pageIndex) => onSearch({ page: pageIndex + 1 })}
    empty={{
      title: search.search ? 'No codes match' : 'No codes yet',
      words: search.search
        ? 'Search part of a name, or a full code.'
        : 'Players get their code when they first open “Invite a friend”.',
    }}
    edit={{ word: 'Limit', form: (code, onClose) => code && <CodeForm code={code} onClose={onClose} /> }}
    renderLayout={(_, list) => (
      <>
        <search className="flex flex-wrap gap-3 items-end pb-3">
          <SearchField
            label="Name or code"
            value={search.search}
            onSearch={(text) => onSearch({ search: text, page: undefined })}
          />
          <Segmented
            label="Order"
            value={search.sort ?? 'newest'}
            choices={SORTS}
            onChange={(sort) => onSearch({ sort: sort === 'newest' ? undefined : sort, page: undefined })}
          />
        </search>
        {list}
      </>
    )}
  />
);

const CODE_COLUMNS: readonly Column<AdminReferralCode>[] = [
  {
    head: 'Code',
    isRowHead: true,
    cell: (code) => withNotes(code.code, `since ${formatShortDate(code.createdAt)}`),
  },
  { head: 'Owner', cell: (code) => code.owner.userName },
  {
    head: 'Friends',
    cell: (code) =>
      withNotes(
        <span className="num">
          {formatNumber(code.uses)} sign-ups from {formatNumber(code.clicks)} link clicks
        </span>,
        `${formatNumber(code.rewarded)} rewarded, ${formatNumber(code.reversed)} reversed`,
      ),
  },
  { head: 'State', cell: (code) => <State code={code} /> },
];

function State({ code: { expiresAt, useLimit, uses } }: { code: AdminReferralCode }) {
  const isOver =
    (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) || (useLimit ?? uses + 1) <= uses;
  const limits = [
    ...(expiresAt === null ? [] : [`until ${formatShortDate(expiresAt)}`]),
    ...(useLimit === null ? [] : [`${formatNumber(useLimit)} friends max`]),
  ];
  return withNotes(
    <StateTag tone={isOver ? 'off' : 'on'}>{isOver ? 'Closed' : 'Active'}</StateTag>,
    limits.length > 0 && limits.join(', '),
  );
}

function CodeForm({ code, onClose }: { code: AdminReferralCode; onClose: () => void }) {
  const { expiresAt, useLimit } = code;
  const form = useEntityForm({
    endpoint: 'limitReferralCode',
    initialValues: { expiresAt, useLimit, note: '' },
    save: (body) => limitCode(code, body),
    done: `Code ${code.code} saved`,
    onDone: onClose,
  });
  return (
    <EntityDrawer title={`Limit ${code.code}`} form={form} submit="Save" onClose={onClose}>
      <p className="t2">{code.owner.userName}’s code. Friends who signed up before keep what they have.</p>
      <DateTimeField
        label="Valid until"
        description="Local time; leave empty to never end"
        {...form.field('expiresAt')}
      />
      <NumberField
        label="Max friends"
        description={`Leave empty for no limit; ${code.uses} so far`}
        {...form.field('useLimit')}
        data-autofocus
      />
      <LongTextField label="Reason" description="For the audit trail" {...form.field('note')} />
    </EntityDrawer>
  );
}
