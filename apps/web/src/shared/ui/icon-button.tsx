import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

/** By side of the square, px. */
const SIZES = { 24: 'size-6', 28: 'size-7', 32: 'size-8', 40: 'size-10' } as const;

/** Returns the look of a quiet square with an icon, for a link that looks like a button. */
export const getIconButtonStyle = (size: keyof typeof SIZES) =>
  `touch-target relative inline-grid place-items-center flex-none ${SIZES[size]} p-0 border-0 rounded-2 bg-transparent text-(--mantine-color-gray-light-color) cursor-pointer not-disabled:hover:bg-(--mantine-color-gray-light-hover) disabled:bg-s2 disabled:text-t-disabled disabled:cursor-not-allowed`;

interface IconButtonProps extends ComponentProps<'button'> {
  icon: Icon;
  label: string;
  size?: keyof typeof SIZES;
  /** px. */
  iconSize?: number;
}

/** A quiet button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon: ButtonIcon, label, size = 32, iconSize = 16, className = '', children, ...rest } = props;
  return (
    <button
      type="button"
      className={`${getIconButtonStyle(size)} ${className}`}
      aria-label={label}
      data-icon-button
      {...rest}
    >
      <ButtonIcon size={iconSize} stroke={1.6} aria-hidden="true" />
      {children}
    </button>
  );
}
