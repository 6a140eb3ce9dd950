import { formatNumber } from '@datacoach/analysis/format-number';
import type { ReferralState } from '@datacoach/contract';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DownloadButton } from '../../../app/lists/download-button.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import tabs from '../../../shared/ui/ui.module.css';
import { downloadReferrals } from '../api/change-referrals.ts';
import { CampaignsTab } from './campaigns-tab.tsx';
import { CodesTab } from './codes-tab.tsx';
import { usageQuery } from './referrals-queries.ts';
import { REFERRALS_TABS, type ReferralsSearch } from './referrals-search.ts';
import { UsageTab } from './usage-tab.tsx';

const TAB_LABELS = { usage: 'Usage', codes: 'Codes', campaigns: 'Campaigns' } as const;

const SUBTITLES = {
  codes: 'One per player. You can close a code or limit it by date or number.',
  campaigns: 'Periods with higher referral rewards; one at a time',
} as const;

interface ReferralsScreenProps {
  search: ReferralsSearch;
  onSearch: (part: Record<string, unknown>) => void;
}

/** Referral codes, who used them, and campaigns. */
export function ReferralsScreen({ search, onSearch }: ReferralsScreenProps) {
  const tab = search.tab ?? 'usage';
  const { data } = useQuery({ ...usageQuery(search), enabled: tab === 'usage' });
  return (
    <>
      <PageHead
        title="Referrals"
        subtitle={tab === 'usage' ? data && countWords(data.counts) : SUBTITLES[tab]}
        actions={tab === 'usage' && <DownloadButton run={() => downloadReferrals(search)} />}
      />
      <Tabs
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
        keepMounted={false}
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '', panel: 'pt-3' }}
      >
        <Tabs.List aria-label="Referral sections">
          {REFERRALS_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {TAB_LABELS[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="usage">
          <UsageTab search={search} onSearch={onSearch} />
        </Tabs.Panel>
        <Tabs.Panel value="codes">
          <CodesTab search={search} onSearch={onSearch} />
        </Tabs.Panel>
        <Tabs.Panel value="campaigns">
          <CampaignsTab search={search} onSearch={onSearch} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function countWords({
  clicked,
  signedUp,
  qualified,
  rewarded,
  reversed,
  held,
}: Record<ReferralState | 'held', number>): string {
  return [
    `${formatNumber(clicked)} link clicks`,
    `${formatNumber(signedUp)} in progress`,
    `${formatNumber(qualified)} qualified`,
    `${formatNumber(rewarded)} rewarded`,
    `${formatNumber(reversed)} reversed`,
    `${formatNumber(held)} on hold for review`,
  ].join(' · ');
}
