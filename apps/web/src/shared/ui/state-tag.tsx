import classes from './state-tag.module.css';

/** How something stands, in a word; the colour only repeats it. */
export function StateTag({ tone, children }: { tone: 'on' | 'waits' | 'off'; children: string }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
