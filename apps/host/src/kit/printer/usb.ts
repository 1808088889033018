import { inTime } from '../database/inTime.ts';
import { inPieces, letGo, orSilent } from './inPieces.ts';
import { type Printer, PrinterError } from './printer.ts';

/** The class of USB interfaces that print. */
const PRINTER_CLASS = 7;

/** Asks which USB printer to use; null if none is chosen. Call it on a press. */
export async function chooseUsb(): Promise<Pick<Printer, 'device' | 'name'> | null> {
  const device = await navigator.usb
    .requestDevice({ filters: [{ classCode: PRINTER_CLASS }] })
    .catch((error: unknown) => {
      // Nothing was chosen.
      if (error instanceof DOMException && error.name === 'NotFoundError') return null;
      throw error;
    });
  if (!device) return null;
  const { vendorId, productId, serialNumber, productName, manufacturerName } = device;
  return {
    device: { vendorId, productId, ...(serialNumber && { serialNumber }) },
    name: [manufacturerName, productName].filter(Boolean).join(' ').trim(),
  };
}

/**
 * Sends bytes to a USB printer that was chosen before. It is held for the time of one print alone, so that other tabs can print as well.
 * @throws PrinterError
 */
export async function sendToUsb({ device: wanted }: Printer, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const devices = await navigator.usb.getDevices();
  const same = devices.filter(
    ({ vendorId, productId }) => vendorId === wanted.vendorId && productId === wanted.productId,
  );
  const device = wanted.serialNumber
    ? same.find(({ serialNumber }) => serialNumber === wanted.serialNumber)
    : same[0];
  if (!device) throw new PrinterError('gone');
  const { number, endpoint } = await claim(device);
  try {
    if (await isOutOfPaper(device, number)) throw new PrinterError('silent');
    await inPieces(bytes, async (piece) => {
      const { status } = await device.transferOut(endpoint, piece);
      if (status !== 'ok') throw new PrinterError('silent');
    });
  } catch (error) {
    // The rest of the picture must not be printed before the next one.
    await letGo(device.controlTransferOut({ ...ofInterface(number), request: SOFT_RESET }));
    throw error;
  } finally {
    await letGo(device.releaseInterface(number));
    await letGo(device.close());
  }
}

/** Requests of the class of printers. */
const GET_PORT_STATUS = 1;
const SOFT_RESET = 2;
const PAPER_EMPTY = 0x20;

const ofInterface = (index: number) =>
  ({ requestType: 'class', recipient: 'interface', value: 0, index }) as const;

/** Whether the printer says that it has no paper. Some do not answer. */
async function isOutOfPaper(device: USBDevice, number: number): Promise<boolean> {
  const asked = device.controlTransferIn({ ...ofInterface(number), request: GET_PORT_STATUS }, 1);
  const answer = await inTime(
    asked.catch(() => null),
    null,
  );
  const { data } = answer ?? {};
  return data !== undefined && data.byteLength > 0 && (data.getUint8(0) & PAPER_EMPTY) !== 0;
}

/** Opens the interface of a device that prints. */
async function claim(device: USBDevice): Promise<{ number: number; endpoint: number }> {
  try {
    await orSilent(device.open());
    if (!device.configuration) await device.selectConfiguration(1);
    for (const { interfaceNumber: number, alternates } of device.configuration?.interfaces ?? []) {
      const printing = alternates.find(({ interfaceClass }) => interfaceClass === PRINTER_CLASS);
      const out = printing?.endpoints.find(({ direction }) => direction === 'out');
      if (!printing || !out) continue;
      await device.claimInterface(number);
      if (alternates.length > 1) await device.selectAlternateInterface(number, printing.alternateSetting);
      return { number, endpoint: out.endpointNumber };
    }
    throw new Error('It has no interface that prints');
  } catch (error) {
    await letGo(device.close());
    // The system's own driver has it, or another program.
    throw error instanceof PrinterError ? error : new PrinterError('busy', error);
  }
}
