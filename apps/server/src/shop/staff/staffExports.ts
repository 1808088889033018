import { staffAnswer } from '@handset/domain';
import { capitalized, moment } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { staffRoutes } from './staffRoutes.ts';

export const staffExports: ExportList[] = [
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
      text('Role', 'کردار', (member) => capitalized(member.role)),
      text('Active', 'جاری', (member) => member.isActive),
      text('Since', 'کب سے', (member, shop) => moment(member.createdAt, shop)),
      text('Last seen', 'آخری بار', (member, shop) => moment(member.lastSeenAt, shop)),
    ],
  }),
];
