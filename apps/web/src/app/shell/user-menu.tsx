import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { endSession } from '../session/end-session.ts';
import classes from './user-menu.module.css';

interface UserMenuProps {
  userName: string;
  email: string;
}

export function UserMenu({ userName, email }: UserMenuProps) {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('dark');
  const other = scheme === 'dark' ? 'light' : 'dark';
  const SchemeIcon = other === 'light' ? IconSun : IconMoon;
  return (
    <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes.avatar} aria-label="User menu">
          {userName.slice(0, 1).toUpperCase()}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <Menu.Label className={classes.who}>
          <b>{userName}</b>
          <span className="s12 t3">{email}</span>
        </Menu.Label>
        <Menu.Item
          leftSection={<SchemeIcon size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => setColorScheme(other)}
          closeMenuOnClick={false}
        >
          {other === 'light' ? 'Light theme' : 'Dark theme'}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => void endSession()}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
