import type { Paper } from '@handset/domain';
import { defineMessages } from '@handset/ui';

const en = {
  paper: 'Paper',
  papers: { A4: 'A4', '80mm': '80 mm' } as Record<Paper, string>,
  print: 'Print',
};

export const printWords = defineMessages({
  en,
  ur: { paper: 'کاغذ', papers: { A4: 'A4', '80mm': '80 ملی میٹر' }, print: 'پرنٹ کریں' },
});
