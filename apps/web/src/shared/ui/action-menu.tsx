import type { ComponentProps } from 'react';
import type { ActionGroups } from './action-list.tsx';
import { LateMenu } from './late-menu.tsx';

interface ActionMenuProps extends ActionGroups {
  children: ComponentProps<typeof LateMenu>['children'];
}

/** A button with a menu of actions, which loads on first use. */
export function ActionMenu({ children, ...given }: ActionMenuProps) {
  return (
    <LateMenu load={() => import('./action-list.tsx')} given={given}>
      {children}
    </LateMenu>
  );
}
