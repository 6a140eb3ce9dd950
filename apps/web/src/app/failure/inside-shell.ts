import { createContext } from 'react';

/** True inside the shell's `<main>`: an error there must not add another. */
export const InsideShell = createContext(false);
