import type { OwnConnection, Printer } from './printer.ts';
import { chooseSerial, sendToSerial } from './serial.ts';
import { chooseUsb, sendToUsb } from './usb.ts';

/** The connections that this browser offers. */
export function connections(): OwnConnection[] {
  return [
    ...('usb' in navigator ? (['usb'] as const) : []),
    ...('serial' in navigator ? (['serial'] as const) : []),
  ];
}

/** Asks for a printer; null if none is chosen. Call it on a press. */
export const choosePrinter = (connection: OwnConnection) =>
  connection === 'usb' ? chooseUsb() : chooseSerial();

/** Sends bytes to a printer of this device. All tabs of the device take turns. @throws PrinterError */
export async function sendTo(printer: Printer, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const send = printer.connection === 'usb' ? sendToUsb : sendToSerial;
  const name = `printer ${JSON.stringify([printer.connection, printer.device])}`;
  await navigator.locks.request(name, () => send(printer, bytes));
}
