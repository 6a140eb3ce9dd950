import { Button, type ButtonProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

interface ButtonText {
  label: ReactNode;
  icon?: Icon | false | undefined;
  /** px. */
  iconSize?: number | undefined;
  /** Without a background. */
  quiet?: boolean | undefined;
}

/** Returns the props of a Mantine button with a text, and with an icon before it. */
const getButtonText = ({ label, icon: ButtonIcon, iconSize = 16, quiet = false }: ButtonText) => ({
  children: label,
  ...(quiet && { variant: 'subtle', color: 'gray' }),
  ...(ButtonIcon && { leftSection: <ButtonIcon size={iconSize} stroke={1.6} aria-hidden="true" /> }),
});

interface TextButtonProps
  extends ButtonProps,
    Omit<ComponentProps<'button'>, keyof ButtonProps>,
    ButtonText {}

export const TextButton = ({ label, icon, iconSize, quiet, ...props }: TextButtonProps) => (
  <Button {...props} {...getButtonText({ label, icon, iconSize, quiet })} />
);

interface ButtonAnchorProps
  extends ButtonProps,
    Omit<ComponentProps<'a'>, keyof ButtonProps>,
    Partial<ButtonText> {}

const ButtonAnchor = ({ label, icon, iconSize, quiet, children = label, ...props }: ButtonAnchorProps) => (
  <Button component="a" {...props} {...getButtonText({ label: children, icon, iconSize, quiet })} />
);

export const ButtonLink = createLink(ButtonAnchor);

export const TextLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className="touch-target text-link" />
));
