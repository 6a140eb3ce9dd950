import { Tabs, type TabsProps } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './ui.module.css';

interface TabPagesProps<T extends string> extends Pick<TabsProps, 'id' | 'className'> {
  /** Names the line of tabs for screen readers. */
  label: string;
  labels: Readonly<Record<T, string>>;
  /** The tabs to show, in order; all of them by default. */
  shown?: readonly T[];
  value: T;
  onChange: (tab: T) => void;
  panelClassName?: string;
  /** Only the open page is mounted. */
  pages: Readonly<Record<T, ReactNode>> | ((tab: T) => ReactNode);
}

/** Pages behind tabs; a line of tabs that is too long scrolls to the open one. */
export function TabPages<T extends string>(props: TabPagesProps<T>) {
  const { label, labels, shown = Object.keys(labels) as T[], ...rest } = props;
  const { value, onChange, panelClassName, pages, ...attributes } = rest;
  const line = useScrollToOpenTab(value);
  return (
    <Tabs
      {...attributes}
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
          {typeof pages === 'function' ? pages(tab) : pages[tab]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Scrolls a tab line that is wider than the screen until the open tab is centered. */
function useScrollToOpenTab(open: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is what moves the line.
  useEffect(() => {
    const line = list.current;
    const tab = line?.querySelector('[aria-selected="true"]');
    if (!line || !tab) return;
    const [frame, place] = [line.getBoundingClientRect(), tab.getBoundingClientRect()];
    line.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
  }, [open]);
  return list;
}
