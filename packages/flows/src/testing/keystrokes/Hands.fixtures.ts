import type {} from '@vitest/browser-playwright';
import { cdp, userEvent } from 'vitest/browser';

/** Hands on a keyboard with a scanner beside it, and how often they pressed. A scan is one press, and so is a key with another held down. */
export class Hands {
  presses = 0;

  /** Types with a pause after every few keys, as no scanner does. */
  async type(text: string) {
    this.presses += text.length;
    for (const keys of text.match(/.{1,5}/gs) ?? []) {
      await userEvent.keyboard(keys);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  async press(...keys: string[]) {
    for (const key of keys) {
      this.presses += 1;
      await userEvent.keyboard(`{${key}}`);
    }
  }

  async pressWith(held: 'Control' | 'Shift' | 'Alt', key: string) {
    this.presses += 1;
    await userEvent.keyboard(`{${held}>}{${key}}{/${held}}`);
  }

  /** Types, and goes on. */
  async enter(text: string) {
    await this.type(text);
    await this.press('Enter');
  }

  /** A scanner's burst: its keys carry the times of one, however busy the machine is, and come well after whatever was typed before. */
  async scan(code: string) {
    this.presses += 1;
    const began = Date.now() / 1000 + 0.5;
    const strokes = [...code, '\r'].flatMap((character, at) => {
      const of = {
        key: character === '\r' ? 'Enter' : character,
        windowsVirtualKeyCode: character.charCodeAt(0),
        timestamp: began + at * 0.005,
      };
      return [{ type: 'keyDown', text: character, ...of } as const, { type: 'keyUp', ...of } as const];
    });
    await Promise.all(strokes.map((stroke) => cdp().send('Input.dispatchKeyEvent', stroke)));
  }
}
