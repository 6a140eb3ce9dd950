import { type ReferralCampaign, rewardWords } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { DeleteDialog } from '../../../app/lists/delete-dialog.tsx';
import { RowActions } from '../../../app/lists/row-actions.tsx';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { campaignsQuery } from '../api/admin-referrals.ts';
import { deleteCampaign } from '../api/change-referrals.ts';
import { CampaignForm } from './campaign-form.tsx';
import type { ReferralsSearch } from './referrals-search.ts';

interface CampaignsTabProps {
  search: ReferralsSearch;
  onSearch: (part: Record<string, unknown>) => void;
}

/** Times in which friends earn more. */
export function CampaignsTab({ search, onSearch }: CampaignsTabProps) {
  const permits = usePermits();
  const [edited, setEdited] = useState<ReferralCampaign | 'new' | null>(null);
  const [deleted, setDeleted] = useState<ReferralCampaign | null>(null);
  const query = useQuery(campaignsQuery(search));
  return (
    <>
      {permits('Referrals', 'Create') && (
        <div className={classes.tools}>
          <Button variant="filled" onClick={() => setEdited('new')}>
            New campaign
          </Button>
        </div>
      )}
      <Answer query={query} what="The campaigns">
        {(page) => (
          <>
            {page.items.length === 0 ? (
              <StatePanel title="No campaign yet">
                In a campaign, friends who come earn more than usual. Players read it in “Invite a friend”.
              </StatePanel>
            ) : (
              <Campaigns
                items={page.items}
                onEdit={permits('Referrals', 'Edit') ? setEdited : null}
                onDelete={permits('Referrals', 'Delete') ? setDeleted : null}
              />
            )}
            <PagesNav
              label="Pages of campaigns"
              page={page}
              onChange={(pageIndex) => onSearch({ page: pageIndex + 1 })}
            />
          </>
        )}
      </Answer>
      {edited && <CampaignForm campaign={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {deleted !== null && (
        <DeleteDialog
          title={`Delete ${deleted.name}?`}
          onDelete={() => deleteCampaign(deleted.id)}
          onClose={() => setDeleted(null)}
        >
          It ends at once. Friends who came meanwhile keep the reward that they came for.
        </DeleteDialog>
      )}
    </>
  );
}

interface CampaignsProps {
  items: readonly ReferralCampaign[];
  onEdit: ((campaign: ReferralCampaign) => void) | null;
  onDelete: ((campaign: ReferralCampaign) => void) | null;
}

function Campaigns({ items, onEdit, onDelete }: CampaignsProps) {
  return (
    <table className={classes.table}>
      <caption className="sr-only">Campaigns</caption>
      <thead>
        <tr>
          <th scope="col">Campaign</th>
          <th scope="col">Reward</th>
          <th scope="col">Friends</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((campaign) => (
          <tr key={campaign.id}>
            <th scope="row">
              {campaign.name}
              <small>
                {formatShortDate(new Date(campaign.startsAt))} to {formatShortDate(new Date(campaign.endsAt))}
              </small>
            </th>
            <td data-label="Reward">
              {rewardWords('tokens', campaign.tokens)}
              <small>or {rewardWords('days', campaign.days)}</small>
            </td>
            <td data-label="Friends" className="num">
              {formatNumber(campaign.friends)}
              <small>{formatNumber(campaign.rewarded)} rewarded</small>
            </td>
            <td data-label="State">
              <State campaign={campaign} />
            </td>
            <RowActions item={campaign} name={campaign.name} onEdit={onEdit} onDelete={onDelete} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ campaign: { startsAt, endsAt } }: { campaign: ReferralCampaign }) {
  const now = Date.now();
  if (Date.parse(endsAt) <= now) return <StateTag tone="off">Over</StateTag>;
  return Date.parse(startsAt) > now ? (
    <StateTag tone="waits">Coming</StateTag>
  ) : (
    <StateTag tone="on">Running</StateTag>
  );
}
