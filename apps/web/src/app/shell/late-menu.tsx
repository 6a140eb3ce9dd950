import {
  type ButtonHTMLAttributes,
  type ComponentType,
  cloneElement,
  lazy,
  type ReactElement,
  useState,
} from 'react';
import { Late } from '../../shared/ui/late.tsx';

/** What every menu takes next to its own. */
export interface MenuControl {
  /** What it hangs at. */
  button: ReactElement;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

interface LateMenuProps<Given> {
  load: () => Promise<{ default: ComponentType<Given & MenuControl> }>;
  given: Given;
  children: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
}

/** A button whose menu is loaded on the way to it and opens by the first click; no page waits for it. */
export function LateMenu<Given extends object>({ load, given, children }: LateMenuProps<Given>) {
  const [Menu] = useState(() => lazy(load));
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(true);
  // What fails here fails again by the click, where the page says so.
  const ahead = () => void load().catch(() => undefined);
  const button = cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () => setWanted(true),
  });
  if (!wanted) return button;
  // The button is a new one: it takes the focus over, to which the menu gives it back.
  const control = { button: cloneElement(children, { autoFocus: true }), onChange: setOpened };
  return (
    <Late wanted fallback={button}>
      {(arrived) => {
        const props = { ...given, ...control, opened: opened && arrived };
        return <Menu {...(props as Parameters<typeof Menu>[0])} />;
      }}
    </Late>
  );
}
