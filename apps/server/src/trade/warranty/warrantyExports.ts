import { warrantyClaimsAnswer } from '@handset/domain';
import { capitalized, moment, numbered } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { warrantyRoutes } from './warrantyRoutes.ts';

export const warrantyExports: ExportList[] = [
  exportOf({
    name: 'warranty-claims',
    title: { en: 'Warranty claims', ur: 'وارنٹی کلیم' },
    routes: warrantyRoutes,
    url: '/api/warrantyClaim',
    answer: warrantyClaimsAnswer,
    rows: ({ data }) => data,
    columns: ({ text, imei, day }) => [
      day('Date', 'تاریخ', (claim) => claim.date),
      text('Customer', 'گاہک', (claim) => claim.person.name),
      text('Number', 'نمبر', (claim) => numbered(claim.person.number)),
      imei('IMEI 1', 'آئی ایم ای آئی 1', (claim) => claim.phone.imei1),
      text('Company', 'کمپنی', (claim) => claim.phone.companyName),
      text('Model', 'ماڈل', (claim) => claim.phone.modelName),
      text('Invoice', 'انوائس', (claim) => claim.sale.invoiceNumber),
      day('Sold on', 'فروخت کی تاریخ', (claim) => claim.sale.date),
      day('Warranty until', 'وارنٹی کب تک', (claim) => claim.warrantyEnd),
      text('What is wrong', 'کیا خرابی ہے', (claim) => claim.fault),
      text('Status', 'حالت', (claim) => capitalized(claim.state)),
      text('What was done', 'کیا کیا گیا', (claim) => claim.done),
      day('Ended on', 'ختم ہونے کی تاریخ', (claim) => claim.resolvedOn),
      text('Recorded by', 'درج کرنے والا', (claim) => claim.createdBy),
      text('Recorded at', 'لکھنے کا وقت', (claim, shop) => moment(claim.createdAt, shop)),
    ],
  }),
];
