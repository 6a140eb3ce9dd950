import { FormMessage } from '../../shared/ui/form-message.tsx';
import { getFailureMessage } from '../api/failure.ts';

/** An error's user message, read aloud when it appears; empty without an error. */
export function FailureMessage({ error }: { error: unknown }) {
  return <FormMessage>{error ? getFailureMessage(error) : null}</FormMessage>;
}
