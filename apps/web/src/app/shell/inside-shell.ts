import { createContext, useContext } from 'react';

/** True for what stands in the shell's own `<main>`: a failure there must not bring a second one. */
export const InsideShell = createContext(false);

export const useInsideShell = () => useContext(InsideShell);
