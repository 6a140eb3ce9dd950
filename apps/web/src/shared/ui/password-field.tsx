import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password whose characters can be shown, also by keyboard. One that is too long is refused, never cut off. */
export function PasswordField({ maxLength: _maxLength, ...props }: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
    />
  );
}
