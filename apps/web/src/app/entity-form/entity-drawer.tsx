import type { ReactNode } from 'react';
import { SideDrawer } from '../../shared/ui/side-drawer.tsx';
import { EntityForm, type EntityFormProps } from './entity-form.tsx';

interface EntityDrawerProps extends Pick<EntityFormProps, 'form' | 'submit'> {
  title: string;
  width?: 'work';
  onClose: () => void;
  children: ReactNode;
}

/** A form in a drawer, which saving or canceling closes. */
export function EntityDrawer({ title, width, onClose, children, ...form }: EntityDrawerProps) {
  return (
    <SideDrawer opened onClose={onClose} title={title} {...(width && { width })}>
      <EntityForm {...form} onCancel={onClose}>
        {children}
      </EntityForm>
    </SideDrawer>
  );
}
