import { type Button, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Ten colors, from light to dark. */
const shades = (colors: string) => colors.split(' ') as unknown as MantineColorsTuple;

type ButtonTheme = Parameters<typeof Button.extend>[0];

const button: ButtonTheme = {
  defaultProps: { size: 'sm', radius: 'sm', variant: 'default' },
  vars: (_theme, props) => ({
    root: {
      '--button-height': props.size === 'xs' ? 'var(--control-small)' : 'var(--control)',
      '--button-padding-x': props.size === 'xs' ? '10px' : '12px',
      '--button-fz': props.size === 'xs' ? '12px' : '14px',
      '--button-bd': props.variant === 'outline' ? '1px solid var(--line-control)' : '0',
    },
  }),
  styles: { label: { fontWeight: 550 } },
};

/** Component entries are plain objects, so that naming one doesn't pull its code into the entry chunk. */
export const theme = createTheme({
  primaryColor: 'bib',
  primaryShade: { light: 3, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.42,
  black: '#141a21',
  white: '#ffffff',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: "'Archivo Variable', Archivo, system-ui, sans-serif",
  fontFamilyMonospace: "'Archivo Variable', Archivo, system-ui, sans-serif",
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  breakpoints: { xs: '30em', sm: '48em', md: '61.3125em', lg: '75em', xl: '90em' }, // 480 768 981 1200 1440
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '14px', lineHeight: '20px' },
      h3: { fontSize: '12px', lineHeight: '16px' },
    },
  },
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-2)',
    xl: 'var(--shadow-2)',
  },
  colors: {
    dark: shades('#e8edf2 #aab6c2 #8492a0 #667687 #33404d #2b3643 #1f2832 #171e27 #11171e #0c1016'),
    gray: shades('#f4f5f2 #eef0ec #e4e8e3 #d5dbd6 #c2c9c5 #9aa4ad #7b8783 #5b6773 #44505c #141a21'),
    bib: shades('#f4ff95 #eafb83 #e0f170 #d6e85c #b8c844 #9ba92a #7e8b06 #636e00 #495200 #313800'),
    blue: shades('#c6fbff #b0e8ff #99d6ff #83c3ff #6db0ff #569eff #3f8bf5 #226acb #004aa2 #002b7b'),
    orange: shades('#ffe0af #ffcf9a #ffbe84 #ffad6f #ff9c58 #ff8b3f #f97a1f #c75300 #972d00 #680000'),
    better: shades('#c1ffd8 #b0ffc9 #9ef7bb #8cecac #7ae09d #67d58f #46ae6e #22884f #006431 #004214'),
    worse: shades('#ffd8ff #ffc5f4 #ffb2e4 #ff9fd5 #ff8cc6 #f278b7 #e465a8 #b74382 #8c205f #62003d'),
    sand: shades('#fff7d4 #fdedc7 #f4e2ba #ebd8ad #e1cda1 #d8c394 #af9c71 #87764f #62522f #3e3110'),
  },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32, radius: 'sm' } },
    Button: button,
    Checkbox: {
      styles: {
        label: { lineHeight: '20px' },
        description: { color: 'var(--t2)', paddingInlineStart: 8 },
        error: { paddingInlineStart: 8 },
      },
    },
    Drawer: {
      defaultProps: {
        overlayProps: { color: 'transparent', backgroundOpacity: 1, bg: 'var(--scrim)' },
        transitionProps: { duration: 200 },
      },
      styles: {
        content: { backgroundColor: 'var(--s1)' },
        header: { backgroundColor: 'var(--s1)', minHeight: 52 },
      },
    },
    Input: {
      styles: {
        input: {
          minHeight: 'var(--control)',
          height: 'var(--control)',
          // With the box height as line height a select draws the text lower than a field does.
          lineHeight: 'normal',
          backgroundColor: 'var(--s1)',
          borderColor: 'var(--line-control)',
        },
      },
    },
    InputWrapper: {
      styles: {
        label: { fontSize: 12, lineHeight: '16px', color: 'var(--t2)', marginBottom: 4 },
        description: { fontSize: 12, lineHeight: '16px', color: 'var(--t3)', marginBottom: 6 },
        // Keeps clear of the focus ring.
        error: { marginTop: 6 },
      },
    },
    Textarea: { styles: { input: { height: 'auto', lineHeight: 'var(--mantine-line-height)' } } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 150 } } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'md',
        size: 520,
        overlayProps: { color: 'transparent', backgroundOpacity: 1, bg: 'var(--scrim)' },
        transitionProps: { duration: 150 },
      },
      styles: {
        content: { backgroundColor: 'var(--s1)' },
        header: { backgroundColor: 'var(--s1)' },
        title: { fontSize: 16, lineHeight: '24px', fontWeight: 600, fontStretch: '106%' },
      },
    },
    Notification: {
      defaultProps: { radius: 'sm', withBorder: false },
      styles: {
        root: { backgroundColor: 'var(--s3)', boxShadow: 'var(--shadow-2)' },
        title: { fontWeight: 500 },
        description: { color: 'var(--t2)' },
      },
    },
    Popover: {
      defaultProps: { shadow: 'md', transitionProps: { duration: 150 } },
      styles: { dropdown: { backgroundColor: 'var(--s2)', border: 0 } },
    },
    // Renders in place instead of in a portal, so that the list stays inside its landmark and its dialog's focus
    // trap.
    Select: {
      defaultProps: {
        comboboxProps: { withinPortal: false, floatingStrategy: 'fixed' },
        withScrollArea: false,
      },
      styles: {
        dropdown: { backgroundColor: 'var(--s2)', border: 0, boxShadow: 'var(--shadow-2)' },
        options: { maxHeight: 280, overflowY: 'auto' },
      },
    },
    Skeleton: { defaultProps: { radius: 'xs', animate: true } },
  },
});
