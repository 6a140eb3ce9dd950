import { Tabs } from '@mantine/core';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import tabs from '../../../shared/ui/tabs.module.css';
import { DefinitionTab } from './definition-tab.tsx';
import { Moments } from './moments.tsx';
import { kindsBehind } from './statistic-kinds.ts';

/** What stands behind a number: its moments, and what it means. */
export default function StatisticDrawer({ given, opened, onClose }: ShellDialogProps<'statistic'>) {
  const only = given.scope.kind === 'match' ? given.scope.only : null;
  const kinds = only ? (only.ordinals.length > 0 ? only.kinds : []) : kindsBehind(given.key);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={given.label}
      closeLabel="Close the statistic"
      width="work"
    >
      <Tabs
        defaultValue={kinds.length > 0 ? 'moments' : 'definition'}
        keepMounted={false}
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
      >
        <Tabs.List aria-label="About this number">
          {kinds.length > 0 && <Tabs.Tab value="moments">Moments</Tabs.Tab>}
          <Tabs.Tab value="definition">Definition</Tabs.Tab>
        </Tabs.List>
        {kinds.length > 0 && (
          <Tabs.Panel value="moments">
            <Moments figure={given.key} kinds={kinds} scope={given.scope} onLeave={onClose} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="definition">
          <DefinitionTab statistic={given} kinds={kinds} />
        </Tabs.Panel>
      </Tabs>
    </SideDrawer>
  );
}
