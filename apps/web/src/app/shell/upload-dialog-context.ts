import { createContext, useContext } from 'react';

/** Opens the shell's upload dialog; screens without replays offer it as their one action. */
export const UploadDialogContext = createContext<() => void>(() => undefined);

export const useUploadDialog = () => useContext(UploadDialogContext);
