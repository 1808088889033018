import type { Catalogue } from '../messages/catalogue.ts';

const en = { title: 'Add Model', name: 'Model Name' };

/** The words of AddModel. */
export type AddModelMessages = typeof en;

const ur: AddModelMessages = { title: 'ماڈل شامل کریں', name: 'ماڈل کا نام' };

export const addModelMessages: Catalogue<'addModel'> = { name: 'addModel', en, ur };
