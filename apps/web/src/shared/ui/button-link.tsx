import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonText, getButtonText } from './text-button.tsx';

interface ButtonAnchorProps
  extends ButtonProps,
    Omit<ComponentProps<'a'>, keyof ButtonProps>,
    Partial<ButtonText> {}

function ButtonAnchor({ label, icon, iconSize, quiet, children = label, ...props }: ButtonAnchorProps) {
  return <Button component="a" {...props} {...getButtonText({ label: children, icon, iconSize, quiet })} />;
}

/** A route link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);

/** A route link in a text. */
export const TextLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className="touch-target text-link" />
));
