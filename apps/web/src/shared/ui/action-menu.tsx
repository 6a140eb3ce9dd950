import type { ComponentProps } from 'react';
import type { ActionGroups } from './action-list.tsx';
import { LazyMenu } from './lazy-menu.tsx';

interface ActionMenuProps extends ActionGroups {
  children: ComponentProps<typeof LazyMenu>['children'];
}

/** A button with a menu of actions, which loads on first use. */
export const ActionMenu = ({ children, ...given }: ActionMenuProps) => (
  <LazyMenu load={() => import('./action-list.tsx')} given={given}>
    {children}
  </LazyMenu>
);
