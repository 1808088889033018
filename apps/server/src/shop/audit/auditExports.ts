import { auditAnswer } from '@handset/domain';
import { capitalized, moment } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { auditRoutes } from './auditRoutes.ts';

export const auditExports: ExportList[] = [
  exportOf({
    name: 'audit',
    title: { en: 'Audit log', ur: 'آڈٹ لاگ' },
    routes: auditRoutes,
    url: '/api/audit',
    answer: auditAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count }) => [
      count('Line', 'سطر', (line) => line.number),
      text('At', 'وقت', (line, shop) => moment(line.at, shop)),
      text('User', 'صارف', (line) => line.user?.name ?? 'The server'),
      text('Username', 'صارف نام', (line) => line.user?.username),
      text('Action', 'عمل', (line) => line.action),
      text('Call', 'کال', (line) => line.route),
      text('About', 'متعلق', (line) => capitalized(line.refType)),
      text('Record', 'ریکارڈ', (line) => line.refId),
      text('Address', 'پتا', (line) => line.ip),
    ],
  }),
];
