import { useEffect, useRef } from 'react';
import { usePreferences } from '../session/usePreferences.ts';

/**
 * The data of an API hook. While costs are being hidden or shown, the data from before stay until the answer arrives, so that open
 * forms stay: they must not be painted.
 */
export function useShownData<Data>({
  data,
  error,
}: {
  data?: Data | undefined;
  error?: unknown;
}): Data | undefined {
  const { isCostHidden } = usePreferences();
  const shown = useRef({ data, isCostHidden });
  useEffect(() => {
    if (data !== undefined) shown.current = { data, isCostHidden };
  });
  const isSwitching = shown.current.isCostHidden !== isCostHidden && error === undefined;
  return data ?? (isSwitching ? shown.current.data : undefined);
}
