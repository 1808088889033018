import type { Catalogue } from '../messages/catalogue.ts';

const en = { title: 'Add Company', name: 'Company Name' };

/** The words of AddCompany. */
export type AddCompanyMessages = typeof en;

const ur: AddCompanyMessages = { title: 'کمپنی شامل کریں', name: 'کمپنی کا نام' };

export const addCompanyMessages: Catalogue<'addCompany'> = { name: 'addCompany', en, ur };
