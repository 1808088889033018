import { accessoriesAnswer, phonesAnswer } from '@handset/domain';
import { accessoriesRoutes } from '../accessories/accessoriesRoutes.ts';
import { stockRoutes } from '../stock/stockRoutes.ts';

import { worded } from './columns.ts';
import { type ExportList, exportOf } from './ExportList.ts';

/** What the shop has, and had. */
export const stockExports: ExportList[] = [
  exportOf({
    name: 'phones',
    title: { en: 'Phones', ur: 'فون' },
    routes: stockRoutes,
    url: '/api/phone',
    answer: phonesAnswer,
    rows: ({ data }) => data,
    // Named as the import of stock knows them.
    columns: ({ text, imei, count, money, cost, day }) => [
      imei('IMEI 1', 'آئی ایم ای آئی 1', (phone) => phone.imei1),
      imei('IMEI 2', 'آئی ایم ای آئی 2', (phone) => phone.imei2),
      text('Company', 'کمپنی', (phone) => phone.companyName),
      text('Model', 'ماڈل', (phone) => phone.modelName),
      text('RAM/Memory', 'ریم/میموری', (phone) => phone.ramMemory),
      text('Colour', 'رنگ', (phone) => phone.color),
      text('Condition', 'حالت', (phone) => phone.condition),
      text('Specifications', 'پی ٹی اے حیثیت', (phone) => phone.specifications),
      count('Battery', 'بیٹری', (phone) => phone.batteryHealth),
      cost('Purchase price', 'قیمت خرید', (phone) => phone.purchasePrice),
      money('Demand price', 'مانگ کی قیمت', (phone) => phone.demandPrice),
      money('Final price', 'حتمی قیمت', (phone) => phone.finalPrice),
      day('Date', 'تاریخ', (phone) => phone.acquiredOn),
      text('State', 'کیفیت', (phone) => worded(phone.state)),
      count('Days in stock', 'اسٹاک میں دن', (phone) => phone.daysInStock),
      text('Warranty', 'وارنٹی', (phone) => phone.warranty),
      text('Source', 'ذریعہ', (phone) => worded(phone.source)),
    ],
  }),
  exportOf({
    name: 'accessories',
    title: { en: 'Accessories', ur: 'لوازمات' },
    routes: accessoriesRoutes,
    url: '/api/accessory/',
    answer: accessoriesAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, cost }) => [
      text('Accessory', 'لوازمہ', (accessory) => accessory.accessoryName),
      text('Category', 'قسم', (accessory) => accessory.category),
      count('Quantity', 'تعداد', (accessory) => accessory.quantity),
      money('Sale price', 'قیمت فروخت', (accessory) => accessory.salePrice),
      cost('Average cost', 'اوسط لاگت', (accessory) => accessory.averageCost),
      cost('Value at cost', 'لاگت پر مالیت', (accessory) => accessory.value),
      count('Low level', 'کم سطح', (accessory) => accessory.lowLevel),
      text('Is low', 'کم ہے', (accessory) => accessory.isLow),
    ],
  }),
];
