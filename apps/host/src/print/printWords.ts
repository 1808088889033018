import type { Paper } from '@handset/domain';
import type { Words } from '../messages/useWords.ts';

const en = {
  paper: 'Paper',
  papers: { A4: 'A4', '80mm': '80 mm' } as Record<Paper, string>,
  print: 'Print',
};

/** What every paper says around itself. */
export const printWords: Words<typeof en> = {
  en,
  ur: { paper: 'کاغذ', papers: { A4: 'A4', '80mm': '80 ملی میٹر' }, print: 'پرنٹ کریں' },
};
