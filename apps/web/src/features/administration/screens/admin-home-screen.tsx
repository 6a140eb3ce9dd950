import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { getMenu } from '../../../app/navigation/find-page.ts';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { CapacityTab, SettingsTab } from '../components/capacity-tab.tsx';
import { FlagsTab } from '../components/flags-tab.tsx';
import { OverviewTab } from '../components/overview-tab.tsx';
import { SeasonsTab } from '../components/seasons-tab.tsx';
import { getPeriod, HOME_TABS, type HomeSearch, type HomeTab } from '../search/home-search.ts';

/** Menu entries in a narrow window's drawer (specification.md 2). */
const IN_DRAWER = 4;

/** Links to the pages missing from the drawer of narrow windows; wider windows have the sidebar. */
function FurtherPages() {
  const permits = usePermissionCheck();
  const pages = getMenu('Admin')
    .slice(IN_DRAWER)
    .filter((page) => !('module' in page) || permits(page.module, 'View'));
  if (pages.length === 0) return null;
  return (
    <nav className="hidden max-lg:flex max-lg:flex-wrap max-lg:gap-2" aria-label="More pages">
      {pages.map(({ to, title }) => (
        <ButtonLink label={title} key={to} to={to} size="xs" />
      ))}
    </nav>
  );
}

/** For administrators without these modules, and for new ones before their two-factor login. */
function NoStats() {
  const permits = usePermissionCheck();
  const title = 'You don’t have access to these stats';
  if (getMenu('Admin').some((page) => 'module' in page && permits(page.module, 'View'))) {
    return <StatePanel title={title}>Your pages are in the menu.</StatePanel>;
  }
  return (
    <StatePanel
      title={title}
      actions={<Button onClick={() => openDialog('account')}>Two-factor login</Button>}
    >
      If you’re new, turn on two-factor login first. Then you’ll see the modules another admin gave you.
    </StatePanel>
  );
}

interface AdminHomeScreenProps {
  search: HomeSearch;
  onSearch: (part: HomeSearch) => void;
  maintenance: ReactNode;
  prices: ReactNode;
}

const LABELS: Record<HomeTab, string> = {
  overview: 'Overview',
  flags: 'Detector flags',
  prices: 'Plans and prices',
  seasons: 'Seasons',
  maintenance: 'Maintenance',
  capacity: 'Capacity',
  settings: 'Settings',
};

/** The administrator's home page. Prices belong to the plans module, everything else to the users module. */
export function AdminHomeScreen({ search, onSearch, maintenance, prices }: AdminHomeScreenProps) {
  const permits = usePermissionCheck();
  const open = HOME_TABS.filter((tab) => permits(tab === 'prices' ? 'Plans' : 'Users', 'View'));
  const shown = open.find((tab) => tab === (search.tab ?? 'overview')) ?? open[0];
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead
        title="Dashboard"
        subtitle="Product health; days in UTC"
        actions={<Button onClick={() => openDialog('account')}>Account</Button>}
      />
      <FurtherPages />
      {shown ? (
        <TabPages
          label="Dashboard sections"
          labels={LABELS}
          shown={open}
          value={shown}
          onChange={(tab) => onSearch({ tab })}
          panelClassName="grid grid-cols-1 gap-4 pt-4"
          pages={{
            overview: <OverviewTab period={getPeriod(search, new Date())} onPeriod={onSearch} />,
            flags: <FlagsTab />,
            prices,
            seasons: <SeasonsTab />,
            maintenance,
            capacity: <CapacityTab />,
            settings: <SettingsTab />,
          }}
        />
      ) : (
        <NoStats />
      )}
    </div>
  );
}
