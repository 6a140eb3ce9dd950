import type { CSSVariablesResolver } from '@mantine/core';

/** Mantine's own variables, pointed at the tokens, so that one scheme attribute switches both. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--t1)',
    '--mantine-color-dimmed': 'var(--t3)',
    '--mantine-color-placeholder': 'var(--t3)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-default': 'var(--s3)',
    '--mantine-color-default-hover': 'var(--s4)',
    '--mantine-color-default-color': 'var(--t1)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--worse-text)',
    '--mantine-color-disabled': 'var(--s2)',
    '--mantine-color-disabled-color': 'var(--t-disabled)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
    '--mantine-primary-color-light': 'var(--accent-soft)',
    '--mantine-primary-color-light-color': 'var(--accent-text)',
  };
  return { variables: {}, dark: shared, light: shared };
};
