import { defineMessages } from '@handset/ui';

const en = { title: 'Create Entity', create: 'Create' };

/** The words of CreateEntity. */
export type CreateEntityMessages = typeof en;

const ur: CreateEntityMessages = { title: 'پارٹی بنائیں', create: 'بنائیں' };

export const createEntityMessages = defineMessages({ name: 'createEntity', en, ur });
