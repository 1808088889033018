import { defineMessages } from '@handset/ui';

const en = { title: 'Add Model', name: 'Model Name' };

/** The words of AddModel. */
export type AddModelMessages = typeof en;

const ur: AddModelMessages = { title: 'ماڈل شامل کریں', name: 'ماڈل کا نام' };

export const addModelMessages = defineMessages({ name: 'addModel', en, ur });
