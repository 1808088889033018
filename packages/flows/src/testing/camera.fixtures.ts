import { encode } from 'uqr';
import { vi } from 'vitest';

/** Media queries of the page's styles for touch devices, while they apply everywhere. */
let applied: MediaList[] = [];

/**
 * Applies the styles for touch devices, or no longer. The emulation of Chromium would leave the page unable to hover, in
 * later test files too.
 */
export function emulateTouch(enabled: boolean): void {
  for (const media of applied) media.mediaText = '(pointer: coarse)';
  applied = enabled ? queriesOf([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) : [];
  for (const media of applied) media.mediaText = 'all';
}

function queriesOf(rules: CSSRule[]): MediaList[] {
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    const inner = queriesOf([...rule.cssRules]);
    return rule instanceof CSSMediaRule && rule.conditionText === '(pointer: coarse)'
      ? [rule.media, ...inner]
      : inner;
  });
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
