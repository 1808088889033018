import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { requiredText } from '../text/text.ts';

/** `POST /api/company/create-company` */
export const newCompanySchema = z.strictObject({ name: requiredText(60) });
export type NewCompany = z.output<typeof newCompanySchema>;

/** A model of a company as a form holds it. */
export const newModelSchema = z.strictObject({
  name: requiredText(80),
  companyId: z.string().min(1, breaks('required')),
});
/** `POST /api/company/create-model` */
export const newModelRequest = newModelSchema.extend({ companyId: z.uuid(breaks('required')) });
export type NewModel = z.output<typeof newModelSchema>;
