import { expect, test } from 'vitest';
import { checkEmail, checkLogIn, checkNewPassword, checkSignUp } from './check-fields.ts';

const WRONG_ADDRESS = 'Enter an email address like name@example.org.';

test.each(['a@b.c', 'first.last+tag@mail.example.org', 'ü@ö.ä', 'a@b@c.d'])(
  'accepts %s as an address',
  (email) => {
    expect(checkEmail(email)).toEqual({});
  },
);

test.each(['', 'nowhere', 'a@b', '@b.c', 'a b@c.d', 'a@b .c', 'a@.', 'a@b.'])(
  'rejects %j as an address',
  (email) => {
    expect(checkEmail(email)).toEqual({ email: WRONG_ADDRESS });
  },
);

test('requires both fields to log in, but no minimum password length', () => {
  expect(checkLogIn('nowhere', '')).toEqual({ email: WRONG_ADDRESS, password: 'Enter your password.' });
  expect(checkLogIn('a@b.c', 'x')).toEqual({});
});

test('reports what is wrong with each sign-up field', () => {
  const right = { userName: 'Kestrel', email: 'a@b.c', password: 'long enough', coachesTeam: false };
  expect(checkSignUp(right)).toEqual({});
  expect(checkSignUp({ ...right, userName: 'x', email: 'nowhere', password: 'short' })).toEqual({
    userName: 'Use at least 2 characters for the username.',
    email: WRONG_ADDRESS,
    password: 'Use at least 8 characters for the password.',
  });
});

test('applies the same rule to a new password', () => {
  expect(checkNewPassword('1234567')).toEqual({ password: 'Use at least 8 characters for the password.' });
  expect(checkNewPassword('12345678')).toEqual({});
});
