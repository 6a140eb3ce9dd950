import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { theme } from './theme.ts';

/** Mantine's variables mapped to the tokens, so that one scheme attribute switches both. */
const TOKENS = {
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

/**
 * Returns Mantine's CSS variables for our theme as a style sheet. The build writes it to a file, so that no page
 * calculates it while it starts.
 */
export function formatMantineVariables(): string {
  const { variables, dark, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  return convertCssVariables({
    variables,
    dark: { ...dark, ...TOKENS, '--mantine-color-scheme': 'dark' },
    light: { ...light, ...TOKENS, '--mantine-color-scheme': 'light' },
  });
}
