import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ui.module.css';
import { useOpenTabInView } from './use-open-tab-in-view.ts';

interface TabPagesProps<T extends string> {
  /** Names the line of tabs for screen readers. */
  label: string;
  labels: Readonly<Record<T, string>>;
  /** The tabs to show, in order; all of them by default. */
  shown?: readonly T[];
  value: T;
  onChange: (tab: T) => void;
  panelClassName?: string;
  /** Only the open page is mounted. */
  pages: Readonly<Record<T, ReactNode>>;
}

/** Pages behind tabs; a line of tabs that is too long scrolls to the open one. */
export function TabPages<T extends string>(props: TabPagesProps<T>) {
  const { label, labels, value, onChange, panelClassName, pages } = props;
  const { shown = Object.keys(labels) as T[] } = props;
  const line = useOpenTabInView(value);
  return (
    <Tabs
      value={value}
      onChange={(next) => onChange(shown.find((tab) => tab === next) ?? value)}
      keepMounted={false}
      classNames={{ list: classes.list ?? '', tab: classes.tab ?? '', panel: panelClassName ?? '' }}
    >
      <Tabs.List ref={line} aria-label={label}>
        {shown.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {labels[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          {pages[tab]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
