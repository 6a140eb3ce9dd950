import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MenuControl } from '../../shared/ui/lazy-menu.tsx';
import { PAGES, type Page } from '../navigation/pages.table.ts';
import { profileQuery } from '../session/account-queries.ts';
import { logOut } from '../session/end-session.ts';
import type { Session } from '../session/session.ts';
import { readFlag } from '../session/stored-flags.ts';

const ACCOUNT_PAGES: readonly Page[] = PAGES.filter((page) => page.kind === 'account');

/** Profile, Plans and Payment for roleName Basic only; Logout for everyone (specification.md 2). */
export default function UserMenuList({
  session,
  button,
  opened,
  onChange,
}: MenuControl & { session: Session }) {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('dark');
  const { data: profile } = useQuery({ ...profileQuery, enabled: session.userType !== 'Coach' });
  const other = scheme === 'dark' ? 'light' : 'dark';
  const SchemeIcon = other === 'light' ? IconSun : IconMoon;
  const pages = profile?.roleName === 'Basic' ? ACCOUNT_PAGES : [];
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown className="p-1.5 border-0 bg-s2">
        <Menu.Label className="text-sm grid pt-1.5 px-2.5 pb-2 mb-1 border-b border-b-line text-t1 font-normal wrap-anywhere">
          <b>{profile?.userName ?? session.user.name}</b>
          <span className="s12 t3">{session.user.email}</span>
        </Menu.Label>
        {pages.map(({ to, search, title, icon: PageIcon }) => (
          <Menu.Item
            className="min-h-8.5 text-t2 data-hovered:bg-s3 data-hovered:text-t1 max-md:min-h-11"
            key={to}
            renderRoot={(props) => <Link {...props} to={to} {...(search && { search })} />}
            leftSection={PageIcon && <PageIcon size={16} stroke={1.6} aria-hidden="true" />}
          >
            {title}
          </Menu.Item>
        ))}
        <Menu.Item
          className="min-h-8.5 text-t2 data-hovered:bg-s3 data-hovered:text-t1 max-md:min-h-11"
          leftSection={<SchemeIcon size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => setColorScheme(other)}
          closeMenuOnClick={false}
        >
          {other === 'light' ? 'Light theme' : 'Dark theme'}
        </Menu.Item>
        <Menu.Divider className="border-line" />
        <Menu.Item
          className="min-h-8.5 text-t2 data-hovered:bg-s3 data-hovered:text-t1 max-md:min-h-11"
          leftSection={<IconLogout size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => void logOut(session)}
        >
          Logout
        </Menu.Item>
        {/* A hint for keyboards, until the list of shortcuts has been opened. */}
        {readFlag('layoutModal') === null && (
          <Menu.Label className="max-md:hidden">Press ? to see keyboard shortcuts</Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
