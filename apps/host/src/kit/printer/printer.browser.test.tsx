import { createTransport } from '@handset/api-client';
import { ApiProvider } from '@handset/api-client/swr';
import { UIProvider } from '@handset/ui';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PrintSheet } from '../print/PrintSheet.tsx';
import { encodeReceipt } from './encodeReceipt.ts';
import { pictureOf } from './pictureOf.ts';
import { type Printer, PrinterError, type PrinterProblem } from './printer.ts';
import { choosePrinter, sendTo } from './send.ts';

const atUsb: Printer = {
  connection: 'usb',
  device: { vendorId: 0x04b8, productId: 0x0202, serialNumber: 'X1' },
  name: 'EPSON TM-T20',
  baudRate: 115_200,
};
const atPort: Printer = {
  connection: 'serial',
  device: { vendorId: 0x0416, productId: 0x5011 },
  name: '',
  baudRate: 9600,
};
const transport = createTransport({
  getBaseURL: () => '/',
  getToken: () => null,
  fetch: async () => Response.json({}, { status: 404 }),
});
const bytes = Uint8Array.from({ length: 10_000 }, (_, place) => place % 251);

/** Faults of a fake printer. It awaits `takes` before it takes a piece. */
interface Faults {
  open?: () => Promise<void>;
  takes?: () => Promise<void>;
}

/** A USB printer with one interface; what it took is in `taken`. */
function fakeDevice({
  open = async () => {},
  takes = async () => {},
  ...rest
}: Faults & Partial<USBDevice> = {}) {
  const taken: number[] = [];
  const printing = {
    alternateSetting: 0,
    interfaceClass: 7,
    endpoints: [{ direction: 'out', endpointNumber: 2 }],
  };
  const device = {
    ...{ vendorId: 0x04b8, productId: 0x0202, serialNumber: 'X1' },
    ...{ manufacturerName: 'EPSON', productName: 'TM-T20' },
    configuration: { interfaces: [{ interfaceNumber: 0, alternates: [printing] }] },
    open: vi.fn(open),
    close: vi.fn(async () => {}),
    claimInterface: vi.fn(async () => {}),
    releaseInterface: vi.fn(async () => {}),
    controlTransferIn: vi.fn(async () => ({ data: new DataView(new ArrayBuffer(0)) })),
    controlTransferOut: vi.fn(async () => {}),
    transferOut: vi.fn(async (endpoint: number, piece: Uint8Array) => {
      expect(endpoint).toBe(2);
      await takes();
      taken.push(...piece);
      return { status: 'ok', bytesWritten: piece.length };
    }),
    ...rest,
  };
  return { device, taken };
}

/** A serial port with a printer; what it took is in `taken`. */
function fakePort({
  open = async () => {},
  takes = async () => {},
  vendorId = 0x0416,
}: Faults & { vendorId?: number } = {}) {
  const taken: number[] = [];
  const write = async (piece: Uint8Array) => {
    await takes();
    taken.push(...piece);
  };
  let writable: WritableStream | null = null;
  const port = {
    get writable() {
      return writable;
    },
    getInfo: () => ({ usbVendorId: vendorId, usbProductId: 0x5011 }),
    open: vi.fn(async () => {
      if (writable) throw new DOMException('The port is already open.', 'InvalidStateError');
      await open();
      writable = new WritableStream({ write });
    }),
    close: vi.fn(async () => {
      if (writable?.locked) throw new TypeError('Cannot cancel a locked stream');
      writable = null;
    }),
  };
  return { port, taken };
}

let devices: object[] = [];
let ports: object[] = [];
beforeEach(() => {
  devices = [];
  ports = [];
  vi.spyOn(navigator.usb, 'getDevices').mockImplementation(async () => devices as USBDevice[]);
  vi.spyOn(navigator.serial, 'getPorts').mockImplementation(async () => ports as SerialPort[]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const problemOf = async (sent: Promise<void>): Promise<PrinterProblem> => {
  const error = await sent.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(PrinterError);
  return (error as PrinterError).problem;
};

describe.each([
  {
    name: 'a printer at USB',
    printer: atUsb,
    plugIn(faults?: Faults) {
      const { device, taken } = fakeDevice(faults);
      devices = [fakeDevice({ serialNumber: 'X2' }).device, device];
      return { taken, close: device.close };
    },
    choose: () =>
      vi.spyOn(navigator.usb, 'requestDevice').mockImplementation(async () => devices[1] as USBDevice),
  },
  {
    name: 'a printer at a serial port',
    printer: atPort,
    plugIn(faults?: Faults) {
      const { port, taken } = fakePort(faults);
      ports = [fakePort({ vendorId: 0x1a86 }).port, port];
      return { taken, close: port.close };
    },
    choose: () =>
      vi.spyOn(navigator.serial, 'requestPort').mockImplementation(async () => ports[1] as SerialPort),
  },
])('$name', ({ printer, plugIn, choose }) => {
  it('gets all bytes in their order, one print after another, and is let go again', async () => {
    const { taken, close } = plugIn();
    await Promise.all([sendTo(printer, bytes), sendTo(printer, bytes)]);
    expect(taken).toEqual([...bytes, ...bytes]);
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('is gone when it is unplugged', async () => {
    expect(await problemOf(sendTo(printer, bytes))).toBe('gone');
  });

  it('is busy when its driver or another program holds it', async () => {
    const open = async () => {
      throw new DOMException('Failed to open.', 'NetworkError');
    };
    plugIn({ open });
    expect(await problemOf(sendTo(printer, bytes))).toBe('busy');
  });

  it('is gone when it is unplugged in the middle, and let go', async () => {
    const takes = vi
      .fn(async () => {})
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new DOMException('The device has been lost.', 'NetworkError'));
    const { close } = plugIn({ takes });
    expect(await problemOf(sendTo(printer, bytes))).toBe('gone');
    expect(close).toHaveBeenCalledOnce();
  });

  it('is silent when it takes nothing for eight seconds, as without paper', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const takes = vi.fn(() => new Promise<void>(() => {}));
    plugIn({ takes });
    const sent = problemOf(sendTo(printer, bytes));
    await vi.waitFor(() => expect(takes).toHaveBeenCalled());
    // A second more, in which a serial port does not close either.
    await vi.advanceTimersByTimeAsync(9000);
    expect(await sent).toBe('silent');
  });

  it('is chosen in a dialog, and is none if the dialog is closed', async () => {
    plugIn();
    const request = choose();
    const { connection, device, name } = printer;
    if (connection === 'network') throw new Error('A printer in the network is not chosen in a dialog');
    expect(await choosePrinter(connection)).toEqual({ device, name });
    request.mockRejectedValueOnce(new DOMException('None selected.', 'NotFoundError'));
    expect(await choosePrinter(connection)).toBeNull();
  });
});

describe('a printer at USB', () => {
  it('gets nothing while it says that it has no paper', async () => {
    const status = new DataView(Uint8Array.of(0x38).buffer);
    const controlTransferIn = async () => ({ status: 'ok', data: status }) as USBInTransferResult;
    const { device, taken } = fakeDevice({ controlTransferIn });
    devices = [device];
    expect(await problemOf(sendTo(atUsb, bytes))).toBe('silent');
    expect(taken).toEqual([]);
  });

  it('forgets what is left of a print that failed, and the next one goes through', async () => {
    const broken = fakeDevice({ transferOut: async () => ({ status: 'stall' }) as USBOutTransferResult });
    devices = [broken.device];
    expect(await problemOf(sendTo(atUsb, bytes))).toBe('silent');
    expect(broken.device.controlTransferOut).toHaveBeenCalledOnce();
    const { device, taken } = fakeDevice();
    devices = [device];
    await sendTo(atUsb, bytes);
    expect(taken).toEqual([...bytes]);
    expect(device.releaseInterface).toHaveBeenCalledOnce();
  });
});

it('sends to a serial port at the speed of its printer', async () => {
  const { port } = fakePort();
  ports = [port];
  await sendTo(atPort, bytes);
  expect(port.open).toHaveBeenCalledExactlyOnceWith({ baudRate: 9600 });
});

describe('a receipt', () => {
  it('is sent as its dots, after the drawer is opened and before the paper is cut', async () => {
    const picture = document.createElement('canvas');
    picture.width = 384;
    picture.height = 304;
    const context = picture.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 384, 304);
    context.fillStyle = 'black';
    context.fillRect(0, 0, 8, 1);
    const format = { language: 'esc-pos', opensDrawer: true } as const;
    const hex = (given: Uint8Array) =>
      [...given]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(' ')
        .replace(/(?: 00){40,}/g, (zeros) => ` 00×${zeros.length / 3}`);
    const sent = await encodeReceipt(picture, format, { isCash: true });
    expect(hex(sent)).toBe(
      [
        ...['1b 40 1c 2e 1b 4d 00', '1b 70 00 32 fa 0a 0d'],
        // 255 rows of 48 bytes, of which the first bears a mark; then the other 49, without a gap between.
        ...['1d 76 30 00 30 00 ff 00', 'ff', `00×${255 * 48 - 1}`, '1d 76 30 00 30 00 31'],
        ...[`00×${1 + 49 * 48}`, '0a 0d 0a 0d 0a 0d 0a 0d', '1d 56 01', '0a 0d'],
      ].join(' '),
    );
    expect(hex(await encodeReceipt(picture, format))).not.toContain('1b 70');
  });

  it.each([
    [80, 576],
    [58, 384],
  ] as const)('of %i mm is a picture of %i dots, with nothing cut off', async (width, dots) => {
    const { getByRole } = await render(
      <PrintSheetFrame>
        <table style={{ inlineSize: '100%' }}>
          <tbody>
            <tr>
              <td>
                Galaxy A15 <bdi dir="ltr">35 693803 564380 9</bdi> انوائس
              </td>
              <td style={{ textAlign: 'end', whiteSpace: 'nowrap' }}>Rs 1,151,400█</td>
            </tr>
          </tbody>
        </table>
      </PrintSheetFrame>,
    );
    const picture = await pictureOf(getByRole('article').element() as HTMLElement, width);
    expect(picture.width).toBe(dots);
    expect(picture.height % 8).toBe(0);
    const context = picture.getContext('2d');
    const isBlack = (left: number, columns: number) => {
      const { data } = context?.getImageData(left, 0, columns, picture.height) ?? { data: [] };
      return [...data].some((value, place) => place % 4 === 0 && value < 128);
    };
    expect(isBlack(0, dots)).toBe(true);
    // The block at the end of the price is whole: it ends within the last dots, and is not cut.
    expect(isBlack(dots - 16, 12)).toBe(true);
    expect(document.querySelector('[data-copy]')).toBeNull();
  });
});

/** A receipt of the shop on the page. */
function PrintSheetFrame({ children }: { children: ReactNode }) {
  return (
    <UIProvider colorScheme="light">
      <ApiProvider client={{ transport }}>
        <PrintSheet paper="80mm" title="Invoice">
          {children}
        </PrintSheet>
      </ApiProvider>
    </UIProvider>
  );
}
