import { PasswordInput, type PasswordInputProps } from '@mantine/core';

type PasswordFieldProps = Pick<
  PasswordInputProps,
  'label' | 'name' | 'autoComplete' | 'description' | 'error' | 'autoFocus'
>;

/** A password whose characters can be shown, also by keyboard. */
export function PasswordField(props: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
    />
  );
}
