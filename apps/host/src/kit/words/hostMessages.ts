import { defineMessages } from '@handset/ui';
import { en } from './en.ts';
import { ur } from './ur.ts';

/** The words that several pages of the host share. */
export const hostMessages = defineMessages({ en, ur });
