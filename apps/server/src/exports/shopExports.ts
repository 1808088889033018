import { auditAnswer, staffAnswer } from '@handset/domain';
import { auditRoutes } from '../audit/auditRoutes.ts';
import { staffRoutes } from '../staff/staffRoutes.ts';
import { moment, worded } from './columns.ts';
import { type ExportList, exportOf } from './ExportList.ts';

/** Who works in the shop, and who did what. */
export const shopExports: ExportList[] = [
  exportOf({
    name: 'staff',
    title: { en: 'Staff', ur: 'عملہ' },
    routes: staffRoutes,
    url: '/api/shop/mine/staff',
    answer: staffAnswer,
    rows: ({ data }) => data,
    columns: ({ text }) => [
      text('Name', 'نام', (member) => member.name),
      text('Username', 'صارف نام', (member) => member.username),
      text('Role', 'کردار', (member) => worded(member.role)),
      text('Active', 'فعال', (member) => member.isActive),
      text('Since', 'کب سے', (member, shop) => moment(member.createdAt, shop)),
      text('Last seen', 'آخری بار', (member, shop) => moment(member.lastSeenAt, shop)),
    ],
  }),
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
      text('About', 'متعلق', (line) => worded(line.refType)),
      text('Record', 'ریکارڈ', (line) => line.refId),
      text('Address', 'پتا', (line) => line.ip),
    ],
  }),
];
