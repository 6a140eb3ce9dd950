import { Menu, type MenuProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { MenuControl } from './lazy-menu.tsx';

interface MenuAction {
  label: string;
  icon?: Icon;
  isDisabled?: boolean;
  isCurrent?: boolean;
  onClick: () => unknown;
}

export interface ActionGroups extends Pick<MenuProps, 'position' | 'width' | 'withinPortal'> {
  /** Lines separate the groups. */
  groups: readonly { title?: string; actions: readonly MenuAction[] }[];
}

export default function ActionList({ groups, button, ...menu }: ActionGroups & MenuControl) {
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} {...menu}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {groups.map(({ title, actions }, index) => (
          <Fragment key={title ?? index}>
            {index > 0 && <Menu.Divider />}
            {title && <Menu.Label>{title}</Menu.Label>}
            {actions.map(({ label, icon: ActionIcon, isDisabled = false, isCurrent, onClick }) => (
              <Menu.Item
                key={label}
                disabled={isDisabled}
                fw={isCurrent ? 600 : undefined}
                leftSection={ActionIcon && <ActionIcon size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => void onClick()}
              >
                {label}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
