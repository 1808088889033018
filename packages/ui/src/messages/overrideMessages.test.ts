import { expect, it } from 'vitest';
import { en } from './en.ts';
import { overrideMessages, type PartialMessages } from './overrideMessages.ts';
import { ur } from './ur.ts';

it('has a whole language in place of another', () => {
  expect(overrideMessages(en, ur)).toEqual(ur);
});

it('leaves out what is of another kind, so that no component breaks on it', () => {
  const wrong = { options: 'options', clear: 3, wallet: 'wallet' } as unknown as PartialMessages;
  expect(overrideMessages(en, wrong)).toEqual(en);
});
