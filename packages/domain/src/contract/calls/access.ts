import { changePasswordSchema, signInSchema, signUpSchema } from '../../access/access.ts';
import {
  beginSecondFactorSchema,
  confirmSecondFactorSchema,
  endSecondFactorSchema,
  secondFactorAnswer,
  secondFactorBegunAnswer,
  secondFactorConfirmedAnswer,
} from '../../access/secondFactor.ts';
import { messageAnswer, sessionAnswer, setupAnswer, userAnswer } from '../answers.ts';
import { openSessionsAnswer } from '../sessions.ts';
import type { Calls } from './Call.ts';

/** Signing in and out, and the first run of a server. */
export const accessContract = {
  setup: {
    method: 'GET',
    url: '/api/setup',
    summary: 'Whether this server holds any shop yet',
    access: 'public',
    answer: setupAnswer,
  },
  exploreDemo: {
    method: 'POST',
    url: '/api/demo',
    summary: 'Open a demo shop with six weeks of trade, on a server that holds no shop yet',
    access: 'public',
    answer: sessionAnswer,
  },
  signIn: {
    method: 'POST',
    url: '/api/auth/sign-in',
    summary: 'Sign in',
    access: 'public',
    body: signInSchema,
    answer: sessionAnswer,
  },
  signUp: {
    method: 'POST',
    url: '/api/auth/sign-up',
    summary: 'Open a shop and sign its owner in',
    access: 'public',
    body: signUpSchema,
    answer: sessionAnswer,
  },
  signOut: {
    method: 'POST',
    url: '/api/auth/sign-out',
    summary: 'End this session',
    access: 'signed-in',
    answer: messageAnswer,
  },
  me: {
    method: 'GET',
    url: '/api/auth/me',
    summary: 'Who is signed in',
    access: 'signed-in',
    answer: userAnswer,
  },
  changePassword: {
    method: 'PATCH',
    url: '/api/password/edit',
    summary: 'Change the own password; other sessions end',
    access: 'signed-in',
    body: changePasswordSchema,
    answer: messageAnswer,
  },
  secondFactor: {
    method: 'GET',
    url: '/api/auth/second-factor',
    summary: 'Whether signing in takes a code besides the password',
    access: 'signed-in',
    answer: secondFactorAnswer,
  },
  beginSecondFactor: {
    method: 'POST',
    url: '/api/auth/second-factor',
    summary: 'Begin to set up a code besides the password; its first code turns it on',
    access: 'signed-in',
    body: beginSecondFactorSchema,
    answer: secondFactorBegunAnswer,
  },
  confirmSecondFactor: {
    method: 'POST',
    url: '/api/auth/second-factor/confirm',
    summary: 'Turn on the code besides the password; answers the recovery codes, this once',
    access: 'signed-in',
    body: confirmSecondFactorSchema,
    answer: secondFactorConfirmedAnswer,
  },
  endSecondFactor: {
    method: 'POST',
    url: '/api/auth/second-factor/off',
    summary: 'Sign in without a code again',
    access: 'signed-in',
    body: endSecondFactorSchema,
    answer: messageAnswer,
  },
  sessions: {
    method: 'GET',
    url: '/api/auth/sessions',
    summary: 'The devices on which one is signed in',
    access: 'signed-in',
    answer: openSessionsAnswer,
  },
  endSession: {
    method: 'DELETE',
    url: '/api/auth/sessions/:id',
    summary: 'Sign out on one of the own devices',
    access: 'signed-in',
    answer: messageAnswer,
  },
} as const satisfies Calls;
