import {
  type ButtonHTMLAttributes,
  type ComponentType,
  cloneElement,
  lazy,
  type ReactElement,
  useState,
} from 'react';
import { LazyOverlay } from './lazy-overlay.tsx';

/** Props of every menu besides its own. */
export interface MenuControl {
  button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

interface LazyMenuProps<Given> {
  load: () => Promise<{ default: ComponentType<Given & MenuControl> }>;
  given: Given;
  popup?: 'menu' | 'dialog';
  children: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
}

/** A button whose menu or popover is preloaded on hover or focus and opens on the first click; no page waits for it. */
export function LazyMenu<Given extends object>({
  load,
  given,
  popup = 'menu',
  children,
}: LazyMenuProps<Given>) {
  const [Menu] = useState(() => lazy(load));
  const [isNeeded, setIsNeeded] = useState(false);
  const [opened, setOpened] = useState(true);
  // If this fails, the click fails again and the page shows the error.
  const preload = () => void load().catch(() => undefined);
  const button = cloneElement(children, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setIsNeeded(true),
  });
  if (!isNeeded) return button;
  // The button is a new element: it takes over the focus so that the menu can return it.
  const control = { button: cloneElement(children, { autoFocus: true }), onChange: setOpened };
  return (
    <LazyOverlay when fallback={button}>
      {(arrived) => {
        const props = { ...given, ...control, opened: opened && arrived };
        return <Menu {...(props as Parameters<typeof Menu>[0])} />;
      }}
    </LazyOverlay>
  );
}
