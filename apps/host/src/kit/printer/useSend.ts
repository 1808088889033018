import { shopCalls } from '@handset/api-client';
import { useApi } from '@handset/api-client/swr';
import { useCallback } from 'react';
import type { Printer } from './printer.ts';
import { sendTo } from './send.ts';

/** Sends bytes to a printer: of this device, or through the server to one in the network. @throws PrinterError, ApiError */
export function useSend(): (printer: Printer, bytes: Uint8Array<ArrayBuffer>) => Promise<void> {
  const { transport } = useApi();
  return useCallback(
    async (printer, bytes) => {
      const { address } = printer.device;
      if (address === undefined) return sendTo(printer, bytes);
      await shopCalls(transport).print(address, base64Of(bytes));
    },
    [transport],
  );
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
