import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { longLoad } from '../picker/useTakesLong.ts';
import { barsOfArticle, cameraAt, drawCodes, fileOf, qrOfShelf, refusal } from './barcodePicture.fixtures.ts';
import { CameraScanner, type CameraScannerProps } from './CameraScanner.tsx';
import { decodeImage } from './decoder.ts';

/** Loading and compiling the decoder takes its time on a busy machine. */
const untilRead = { timeout: 20_000 };
const never = () => new Promise<never>(() => {});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Scanner(props: Partial<CameraScannerProps>) {
  return (
    <CameraScanner
      label="Scan an article"
      onScan={() => {}}
      getStream={cameraAt(drawCodes([{ modules: barsOfArticle }]))}
      {...props}
    />
  );
}

/** A camera in front of an empty sheet, and the streams that it has sent. */
function recordedCamera() {
  const streams: MediaStream[] = [];
  const open = cameraAt(drawCodes([]));
  const getStream = async () => {
    const stream = await open();
    streams.push(stream);
    return stream;
  };
  return { streams, getStream, areOn: () => streams.map(({ active }) => active) };
}

/** Hands a file to the input behind the button, as the system's dialog does. */
async function choosePicture(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for files');
  await userEvent.upload(input, file);
}

const aim = page.getByText('Hold the code inside the frame');
const alert = page.getByRole('alert');
const button = (name: string) => page.getByRole('button', { name });

describe('decodeImage', () => {
  it('reads again when the WebAssembly that was missing is there, and never asks another server for it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const asked = vi.spyOn(globalThis, 'fetch');
    const picture = await fileOf(drawCodes([{ modules: qrOfShelf }]));
    await expect(decodeImage(picture, { wasmUrl: '/nowhere.wasm' })).rejects.toMatchObject({
      reason: 'decoder',
    });
    expect(await decodeImage(picture)).toHaveLength(1);
    const hosts = asked.mock.calls.map(([url]) => new URL(String(url), location.href).host);
    expect(new Set(hosts)).toEqual(new Set([location.host]));
  });
});

describe('CameraScanner', () => {
  it('reads the code that it is aimed at, of several', async () => {
    const onScan = vi.fn();
    const sheet = drawCodes([
      { modules: qrOfShelf, at: { x: 0.5, y: 0.5 }, scale: 5 },
      { modules: barsOfArticle, at: { x: 0.5, y: 0.84 }, scale: 2 },
    ]);
    await render(<Scanner onScan={onScan} getStream={cameraAt(sheet)} />);
    await expect.poll(() => onScan.mock.lastCall?.[0], untilRead).toBe('SHELF-7');
    expect(onScan).toHaveBeenCalledOnce();
  });

  it('lets go of the camera when it is turned off, and when it goes away', async () => {
    const { getStream, areOn } = recordedCamera();
    const { rerender, unmount } = await render(<Scanner getStream={getStream} />);
    await expect.element(aim).toBeVisible();
    await rerender(<Scanner getStream={getStream} isActive={false} />);
    expect(areOn()).toEqual([false]);
    await rerender(<Scanner getStream={getStream} />);
    await expect.element(aim).toBeVisible();
    await unmount();
    expect(areOn()).toEqual([false, false]);
  });

  it('stops a camera that is only ready after the scanner has gone', async () => {
    let open: (stream: MediaStream) => void = () => {};
    const getStream = () => new Promise<MediaStream>((resolve) => (open = resolve));
    const { unmount } = await render(<Scanner getStream={getStream} />);
    const stream = await cameraAt(drawCodes([]))();
    await unmount();
    open(stream);
    await expect.poll(() => stream.active).toBe(false);
  });

  it('says in words that the camera is in use, and tries again when asked', async () => {
    const onProblem = vi.fn();
    let isRefused = true;
    const open = cameraAt(drawCodes([]));
    const getStream = () => (isRefused ? refusal('NotReadableError')() : open());
    await render(<Scanner getStream={getStream} onProblem={onProblem} />);
    await expect.element(alert).toMatchTextContent('used by another app');
    await expect.poll(() => onProblem.mock.calls).toEqual([['inUse']]);
    await expect.element(button('Read from a picture')).toBeEnabled();
    isRefused = false;
    await userEvent.click(button('Try again'));
    await expect.element(aim).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Scan an article' })).toHaveFocus();
  });

  it('says so when the camera is unplugged', async () => {
    const { streams, getStream } = recordedCamera();
    await render(<Scanner getStream={getStream} />);
    await expect.element(aim).toBeVisible();
    streams[0]?.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
    await expect.element(alert).toMatchTextContent(/The camera could not be started/);
  });

  it('says so on a page that may not have a camera, and cannot try again', async () => {
    vi.stubGlobal('isSecureContext', false);
    vi.spyOn(navigator, 'mediaDevices', 'get').mockImplementation(vi.fn());
    await render(<Scanner getStream={undefined} />);
    await expect.element(alert).toMatchTextContent(/secure/);
    expect(button('Try again').elements()).toHaveLength(0);
  });

  it('offers to try again when the camera is never ready', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const getStream = vi.fn(never);
    await render(<Scanner getStream={getStream} />);
    expect(button('Try again').elements()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(longLoad);
    vi.useRealTimers();
    await expect.element(page.getByText('This is taking longer than usual')).toBeVisible();
    await userEvent.click(button('Try again'));
    expect(getStream).toHaveBeenCalledTimes(2);
  });

  it('says so when the decoder cannot be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onProblem = vi.fn();
    await render(<Scanner wasmUrl="/nowhere.wasm" onProblem={onProblem} />);
    await expect.element(alert).toMatchTextContent(/The code reader could not be loaded/);
    await expect.poll(() => onProblem.mock.calls).toEqual([['decoderFailed']]);
  });

  it('says what is wrong with a picture, until a better one is chosen', async () => {
    await render(<Scanner isActive={false} />);
    await choosePicture(await fileOf(drawCodes([])));
    await expect.element(alert).toMatchTextContent(/No code was found in the picture/);
    await choosePicture(new File(['%PDF'], 'scan.png', { type: 'image/png' }));
    await expect.element(alert).toMatchTextContent(/The file is not a picture/);
    await choosePicture(await fileOf(drawCodes([{ modules: qrOfShelf }])));
    await expect.element(page.getByRole('status')).toHaveTextContent('Read SHELF-7');
    expect(alert.elements()).toHaveLength(0);
  });

  it('forgets a picture that is still being read when it goes away', async () => {
    const onScan = vi.fn();
    const picture = await fileOf(drawCodes([{ modules: qrOfShelf }]));
    const { createImageBitmap: open } = globalThis;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    vi.stubGlobal('createImageBitmap', (file: File) => held.then(() => open(file)));
    const { unmount } = await render(<Scanner isActive={false} onScan={onScan} />);
    await choosePicture(picture);
    await unmount();
    letThrough();
    // The picture that was chosen first is read first.
    expect(await decodeImage(picture)).toHaveLength(1);
    expect(onScan).not.toHaveBeenCalled();
  });
});
