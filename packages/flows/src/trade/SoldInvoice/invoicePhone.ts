import type { InvoicePhone } from './InvoiceDocument.ts';

interface PhoneFacts {
  imei1: string;
  imei2?: string | null | undefined;
  companyName: string;
  modelName: string;
  ramMemory?: string | null | undefined;
  color?: string | null | undefined;
}

/** Picks the facts of a phone that an invoice shows, without blank ones. */
export function invoicePhone(phone: PhoneFacts): InvoicePhone {
  const { imei1, imei2, companyName, modelName, ramMemory, color } = phone;
  return {
    imei1,
    imei2: imei2 || undefined,
    companyName,
    modelName,
    ramMemory: ramMemory || undefined,
    color: color || undefined,
  };
}

/** Company and model. */
export function phoneName({ companyName, modelName }: Pick<InvoicePhone, 'companyName' | 'modelName'>) {
  return [companyName, modelName].filter(Boolean).join(' ');
}
