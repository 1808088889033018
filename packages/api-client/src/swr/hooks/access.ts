import type { ChangePassword } from '@handset/domain';
import { accessCalls } from '../../resources/access.ts';
import { useRead } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

/** Whether the server holds any shop yet. */
export const useSetup = () => useRead(['setup'], accessCalls, (access) => access.setup());

/** The devices on which one is signed in. */
export const useSessions = () => useRead(['sessions'], accessCalls, (access) => access.sessions());

/** Whether signing in takes a code besides the password. */
export const useSecondFactor = () =>
  useRead(['secondFactor'], accessCalls, (access) => access.secondFactor());

/** Who can go on at this device by a PIN, once its token is known. */
export const useTill = (device: string | null | undefined) =>
  useRead(device ? ['till', device] : null, accessCalls, (access) => access.till(device ?? ''));

export const useChangePassword = () =>
  useWrite(
    accessCalls,
    (access, passwords: ChangePassword, submission) => access.changePassword(passwords, submission),
    ['sessions'],
  );

/** Signs out on another device. */
export const useEndSession = () =>
  useWrite(accessCalls, (access, id: string) => access.endSession(id), ['sessions']);
