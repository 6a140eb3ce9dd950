import { formatNumber } from '@datacoach/analysis/format-number';
import type { ReferralState } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { DownloadButton } from '../../../app/lists/download-button.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { downloadReferrals } from '../api/change-referrals.ts';
import { CampaignsTab } from './campaigns-tab.tsx';
import { CodesTab } from './codes-tab.tsx';
import { usageQuery } from './referrals-queries.ts';
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
        subtitle={tab === 'usage' ? data && countWords(data.counts) : SUBTITLES[tab]}
        actions={tab === 'usage' && <DownloadButton run={() => downloadReferrals(search)} />}
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

function countWords(props: Record<ReferralState | 'held', number>): string {
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
