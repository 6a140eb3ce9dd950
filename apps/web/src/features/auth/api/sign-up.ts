import type { BodyOf } from '@datacoach/contract';
import { server } from '../../../app/api/client.ts';
import { getFailureMessage, getInvalidField, HttpFailure } from '../../../app/api/failure.ts';
import { getBrowserTimeZone } from '../../../app/session/auth-protocol.ts';

/** Form errors: a message for each field, `form` for the whole form, `closed` while sign-ups are paused. */
export type FieldErrors<Field extends string> = Partial<Record<Field | 'form' | 'closed', string>>;

export type SignUpFields = Omit<BodyOf<'signUp'>, 'timeZone'>;

/** Creates an account; null on success. */
export async function signUp(fields: SignUpFields): Promise<FieldErrors<keyof SignUpFields> | null> {
  const body = { ...fields, timeZone: getBrowserTimeZone() };
  try {
    await server.POST('/api/v1/auth/sign-up', { body });
    return null;
  } catch (failure) {
    const isPaused = failure instanceof HttpFailure && failure.code === 'sign-ups-paused';
    return { [getInvalidField(failure) ?? (isPaused ? 'closed' : 'form')]: getFailureMessage(failure) };
  }
}
