import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/**
 * A password input that can show its characters, also by keyboard. Passwords that are too long are rejected, never
 * truncated.
 */
export const PasswordField = ({ maxLength: _maxLength, ...props }: PasswordInputProps) => (
  <PasswordInput
    {...props}
    required
    withAsterisk={false}
    visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
  />
);
