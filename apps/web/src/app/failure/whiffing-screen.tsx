import { StatePanel } from '../../shared/ui/state-panel.tsx';
import classes from './failure-screen.module.css';

/** Replaces the page on a gateway timeout (specification section 8). */
export function WhiffingScreen() {
  return (
    <main className={classes.page}>
      <StatePanel title="DataCoach is currently Tactically Whiffing" heading="h1">
        We will be back on the ball shortly. Uploads that arrived are kept and nothing is lost.
      </StatePanel>
    </main>
  );
}
