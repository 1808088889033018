import {
  accessContract,
  type BeginSecondFactor,
  type ChangePassword,
  type ConfirmSecondFactor,
  type EndSecondFactor,
  type SetPin,
  type SignIn,
  type SignUp,
  type TakeTill,
} from '@handset/domain';
import { callsOver } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import { sessionOf } from '../client/sessionOf.ts';
import type { Transport } from '../client/transport.ts';

/** Signing in and out, and the first run of a server. */
export function accessCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    /** Whether this server holds any shop yet. */
    setup: () => call(accessContract.setup),
    /** Creates the demo shop and signs in to it. */
    exploreDemo: async (submission: Submission) =>
      sessionOf(await call(accessContract.exploreDemo, { body: {}, submission })),
    signIn: async (credentials: SignIn) =>
      sessionOf(await call(accessContract.signIn, { body: credentials })),
    /** A new shop with its owner, signed in. */
    signUp: async (shop: SignUp, submission: Submission) =>
      sessionOf(await call(accessContract.signUp, { body: shop, submission })),
    signOut: () => call(accessContract.signOut, { body: {} }),
    me: () => call(accessContract.me),
    changePassword: (passwords: ChangePassword, submission: Submission) =>
      call(accessContract.changePassword, { body: passwords, submission }),
    /** Whether signing in takes a code besides the password. */
    secondFactor: async () => (await call(accessContract.secondFactor)).data,
    /** Creates a second factor, which `confirmSecondFactor` turns on. */
    beginSecondFactor: async (proof: BeginSecondFactor) =>
      (await call(accessContract.beginSecondFactor, { body: proof })).data,
    /** Turns the second factor on. Returns the recovery codes, which are shown only once. */
    confirmSecondFactor: async (proof: ConfirmSecondFactor) =>
      (await call(accessContract.confirmSecondFactor, { body: proof })).data.recoveryCodes,
    endSecondFactor: (proof: EndSecondFactor) => call(accessContract.endSecondFactor, { body: proof }),
    /** Sets the own PIN. */
    setPin: (pin: SetPin) => call(accessContract.setPin, { body: pin }),
    removePin: () => call(accessContract.removePin),
    /** Who can go on at this device by a PIN. */
    till: async (device: string) => (await call(accessContract.till, { body: { device } })).data,
    /** Goes on at this device as another person. The session before ends. */
    takeTill: async (proof: TakeTill) => sessionOf(await call(accessContract.takeTill, { body: proof })),
    /** The devices that are signed in. */
    sessions: async () => (await call(accessContract.sessions)).data,
    /** Signs out on another device. */
    endSession: (id: string) => call(accessContract.endSession, { params: { id } }),
  };
}
