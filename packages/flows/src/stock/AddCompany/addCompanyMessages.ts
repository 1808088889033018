import { defineMessages } from '@handset/ui';

const en = { title: 'Add Company', name: 'Company Name' };

/** The words of AddCompany. */
export type AddCompanyMessages = typeof en;

const ur: AddCompanyMessages = { title: 'کمپنی شامل کریں', name: 'کمپنی کا نام' };

export const addCompanyMessages = defineMessages({ name: 'addCompany', en, ur });
