import type { Page } from 'playwright';
import { renderSVG } from 'uqr';

/** Holds a QR code before the camera of a page, until the page is reloaded. */
export async function holdBeforeCamera(page: Page, text: string): Promise<void> {
  const svg = renderSVG(text, { border: 20 });
  await page.evaluate(
    async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
        const stream = canvas.captureStream();
        const draw = () => {
          canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
          if (stream.active) requestAnimationFrame(draw);
        };
        draw();
        return stream;
      };
    },
    `data:image/svg+xml,${encodeURIComponent(svg)}`,
  );
}
