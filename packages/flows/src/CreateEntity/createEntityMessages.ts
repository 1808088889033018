import type { Catalogue } from '../messages/catalogue.ts';

const en = { title: 'Create Entity', create: 'Create' };

/** The words of CreateEntity. */
export type CreateEntityMessages = typeof en;

const ur: CreateEntityMessages = { title: 'فریق بنائیں', create: 'بنائیں' };

export const createEntityMessages: Catalogue<'createEntity'> = { name: 'createEntity', en, ur };
