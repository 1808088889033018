declare global {
  interface Window {
    /** The printer of the page, what it still takes before it is unplugged, and how often the browser was asked to print. */
    plugged: {
      printed: number[][];
      piecesLeft: number;
      dialogs: number;
      isOut: boolean;
      isRefused: boolean;
    };
  }
}

/**
 * Gives the page a USB printer, and counts the dialogs of the browser. Uses nothing from outside, since Playwright sends its text to
 * the page.
 */
export function plugInPrinter(): void {
  const plugged: Window['plugged'] = {
    ...{ printed: [], piecesLeft: Number.POSITIVE_INFINITY },
    ...{ dialogs: 0, isOut: false, isRefused: false },
  };
  window.plugged = plugged;
  window.print = () => {
    plugged.dialogs += 1;
  };
  const printing = {
    alternateSetting: 0,
    interfaceClass: 7,
    endpoints: [{ direction: 'out', endpointNumber: 1 }],
  };
  const done = async () => {};
  const device = {
    vendorId: 0x04b8,
    productId: 0x0202,
    configuration: { interfaces: [{ interfaceNumber: 0, alternates: [printing] }] },
    open: async () => {
      if (plugged.isRefused) throw new DOMException('Access denied.', 'SecurityError');
    },
    close: done,
    claimInterface: done,
    releaseInterface: done,
    controlTransferIn: done,
    controlTransferOut: done,
    transferOut: async (_endpoint: number, piece: Uint8Array) => {
      if (plugged.piecesLeft === 0) throw new DOMException('The device has been lost.', 'NetworkError');
      plugged.piecesLeft -= 1;
      plugged.printed.push([...piece]);
      return { status: 'ok' };
    },
  };
  navigator.usb.getDevices = async () => (plugged.isOut ? [] : [device as object as USBDevice]);
}
