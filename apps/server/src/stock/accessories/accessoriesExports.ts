import { accessoriesAnswer, accessoryDetailAnswer } from '@handset/domain';
import { capitalized, moment } from '../../base/exports/columns.ts';
import { type ExportList, exportOf } from '../../base/exports/ExportList.ts';
import { accessoriesRoutes } from './accessoriesRoutes.ts';

export const accessoriesExports: ExportList[] = [
  exportOf({
    name: 'accessories',
    title: { en: 'Accessories', ur: 'لوازمات' },
    routes: accessoriesRoutes,
    url: '/api/accessory/',
    answer: accessoriesAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, cost }) => [
      text('Accessory', 'لوازمات', (accessory) => accessory.accessoryName),
      text('Category', 'قسم', (accessory) => accessory.category),
      count('In stock', 'اسٹاک میں', (accessory) => accessory.quantity),
      money('Sale price', 'قیمتِ فروخت', (accessory) => accessory.salePrice),
      cost('Average cost', 'اوسط لاگت', (accessory) => accessory.averageCost),
      cost('Value at cost', 'لاگت پر مالیت', (accessory) => accessory.value),
      count('Low level', 'کم از کم حد', (accessory) => accessory.lowLevel),
      text('Low', 'کم', (accessory) => accessory.isLow),
    ],
  }),
  exportOf({
    name: 'accessory-movements',
    title: { en: 'Accessory movements', ur: 'لوازمات کی نقل و حرکت' },
    routes: accessoriesRoutes,
    url: '/api/accessory/:id',
    subject: { query: 'accessoryId', param: 'id' },
    answer: accessoryDetailAnswer,
    rows: ({ movements }) => movements,
    columns: ({ text, count, cost, day }) => [
      day('Date', 'تاریخ', (movement) => movement.date),
      text('Reason', 'وجہ', (movement) => capitalized(movement.reason)),
      count('Quantity', 'تعداد', (movement) => movement.quantity),
      cost('Cost', 'لاگت', (movement) => movement.cost),
      text('Note', 'نوٹ', (movement) => movement.note),
      count('Entry', 'اندراج', (movement) => movement.entry),
      text('Recorded at', 'لکھنے کا وقت', (movement, shop) => moment(movement.createdAt, shop)),
    ],
  }),
];
