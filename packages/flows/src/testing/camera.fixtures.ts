import type {} from '@vitest/browser-playwright';
import { encode } from 'uqr';
import { vi } from 'vitest';
import { cdp } from 'vitest/browser';

/** Makes the browser a touch device, or no longer one. */
export async function emulateTouch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 });
}

/** Holds a QR code in front of the camera of the device. */
export function holdBeforeCamera(text: string): void {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const canvas = drawQrCode(text);
    const stream = canvas.captureStream(10);
    // A canvas sends a picture when it is drawn on, and a camera sends them all the time.
    const timer = setInterval(() => {
      if (stream.active) canvas.getContext('2d')?.drawImage(canvas, 0, 0);
      else clearInterval(timer);
    }, 50);
    return stream;
  });
}

function drawQrCode(text: string): HTMLCanvasElement {
  const scale = 6;
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  const { data, size } = encode(text, { border: 0 });
  const [left, top] = [(canvas.width - size * scale) / 2, (canvas.height - size * scale) / 2];
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(left + x * scale, top + y * scale, scale, scale);
    });
  });
  return canvas;
}
