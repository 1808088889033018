import type {
  ChangePassword,
  messageAnswer,
  openSessionsAnswer,
  SignIn,
  SignUp,
  setupAnswer,
  User,
} from '@handset/domain';
import { path } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import { sessionOf } from '../wire/sessionOf.ts';

/** Signing in and out, and the first run of a server. */
export function accessCalls(transport: Transport) {
  return {
    /** Whether this server holds any shop yet. */
    setup: () => transport.get<Answer<typeof setupAnswer>>('api/setup'),
    /** Makes the demo shop and signs in to it. */
    exploreDemo: async (submission: Submission) =>
      sessionOf(await transport.send('POST', 'api/demo', {}, submission)),
    signIn: async (credentials: SignIn) =>
      sessionOf(await transport.send('POST', 'api/auth/sign-in', credentials)),
    /** A new shop with its owner, signed in. */
    signUp: async (shop: SignUp, submission: Submission) =>
      sessionOf(await transport.send('POST', 'api/auth/sign-up', shop, submission)),
    signOut: () => transport.send<void>('POST', 'api/auth/sign-out', {}),
    me: () => transport.get<User>('api/auth/me'),
    changePassword: (passwords: ChangePassword, submission: Submission) =>
      transport.send<Answer<typeof messageAnswer>>('PATCH', 'api/password/edit', passwords, submission),
    /** The devices on which one is signed in. */
    sessions: async () => (await transport.get<Answer<typeof openSessionsAnswer>>('api/auth/sessions')).data,
    /** Signs out on another device. */
    endSession: (id: string) =>
      transport.send<Answer<typeof messageAnswer>>('DELETE', path`api/auth/sessions/${id}`),
  };
}
