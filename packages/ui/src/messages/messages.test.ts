import { expect, it } from 'vitest';
import { ur } from './ur.ts';

function textsOf(messages: object): [string, string][] {
  return Object.entries(messages).flatMap(([key, message]) => {
    if (typeof message === 'function') return [[key, message('1', '2') as string]];
    return typeof message === 'string' ? [[key, message]] : textsOf(message);
  });
}

it('says everything in Urdu letters in Urdu', () => {
  for (const [key, text] of textsOf(ur)) expect(text, key).toMatch(/[\u0600-\u06ff]/);
});
