import { inPieces, letGo, orSilent } from './inPieces.ts';
import { type Printer, PrinterError } from './printer.ts';

/** Asks which serial port to use; null if none is chosen. Call it on a press. */
export async function chooseSerial(): Promise<Pick<Printer, 'device' | 'name'> | null> {
  const port = await navigator.serial.requestPort().catch((error: unknown) => {
    // Nothing was chosen.
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  });
  if (!port) return null;
  const { usbVendorId: vendorId, usbProductId: productId } = port.getInfo();
  return { device: { ...(vendorId && { vendorId }), ...(productId && { productId }) }, name: '' };
}

/**
 * Sends bytes to a serial port that was chosen before, which is held for the time of one print alone.
 * @throws PrinterError
 */
export async function sendToSerial(
  { device, baudRate }: Printer,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const port = (await navigator.serial.getPorts()).find((known) => {
    const { usbVendorId, usbProductId } = known.getInfo();
    return usbVendorId === device.vendorId && usbProductId === device.productId;
  });
  if (!port) throw new PrinterError('gone');
  await orSilent(port.open({ baudRate })).catch((error: unknown) => {
    throw error instanceof PrinterError ? error : new PrinterError('busy', error);
  });
  const writer = port.writable?.getWriter();
  try {
    if (!writer) throw new PrinterError('gone');
    await inPieces(bytes, (piece) => writer.write(piece));
    await orSilent(writer.close());
  } finally {
    // A silent printer is sent nothing more. Its port may stay taken until it is unplugged.
    await letGo(writer?.abort());
    writer?.releaseLock();
    await letGo(port.close());
  }
}
