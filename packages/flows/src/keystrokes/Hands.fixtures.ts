import type {} from '@vitest/browser-playwright';
import { cdp, userEvent } from 'vitest/browser';

/** Hands on a keyboard with a scanner beside it, and how often they pressed. A scan is one press, and so is a key with another held down. */
export class Hands {
  presses = 0;

  async type(text: string) {
    this.presses += text.length;
    await userEvent.keyboard(text);
  }

  async press(...keys: string[]) {
    for (const key of keys) {
      this.presses += 1;
      await userEvent.keyboard(`{${key}}`);
    }
  }

  async pressWith(held: 'Control' | 'Shift', key: string) {
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
    let time = Date.now() / 1000 + 0.5;
    for (const character of [...code, '\r']) {
      time += 0.005;
      const key = character === '\r' ? 'Enter' : character;
      const of = { key, windowsVirtualKeyCode: character.charCodeAt(0), timestamp: time };
      await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', text: character, ...of });
      await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...of });
    }
  }
}
