import { useEffect, useState } from 'react';
import { getApiOrigin } from '../../../kit/session/baseURL.ts';
import { session } from '../../../kit/session/useSession.ts';

/**
 * The token of this device, by which the server knows who signed in here before. Undefined until it is read, null where
 * there is none.
 */
export function useDevice(): string | null | undefined {
  const [device, setDevice] = useState<string | null>();
  useEffect(() => {
    void getApiOrigin().then((origin) => setDevice(session.device(origin) ?? null));
  }, []);
  return device;
}
