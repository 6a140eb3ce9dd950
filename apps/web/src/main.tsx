import '@fontsource-variable/archivo/wdth.css';
import './app/theme/utilities.css';
import './app/theme/mantine.css';
import 'virtual:mantine-variables.css';
import './app/theme/tokens.css';
import './app/theme/print.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadFirstScreen } from './app/router.ts';

ignoreDoubleClicks();
loadFirstScreen();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/** Buttons that are clicked fast on purpose, such as paging, have the attribute `data-repeat`. */
const GUARDED = '.mantine-Button-root:not([data-repeat])';

/**
 * Ignores the second click of a double click on any button, also on the one that took the first one's place: it would
 * send a change twice, or confirm what was only just asked.
 */
function ignoreDoubleClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !(event.target instanceof Element) || !event.target.closest(GUARDED)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
