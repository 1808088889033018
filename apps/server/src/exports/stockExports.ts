import {
  accessoriesAnswer,
  accessoryDetailAnswer,
  dispatchesAnswer,
  phonesAnswer,
  stockAnswer,
} from '@handset/domain';
import { accessoriesRoutes } from '../accessories/accessoriesRoutes.ts';
import { dispatchesRoutes } from '../dispatches/dispatchesRoutes.ts';
import { phonePage } from '../stock/phoneList.ts';
import { stockRoutes } from '../stock/stockRoutes.ts';
import { moment, numbered, worded } from './columns.ts';
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
    following: phonePage,
    // Named as the import of stock knows them.
    columns: ({ text, imei, count, money, cost, day }) => [
      imei('IMEI 1', 'آئی ایم ای آئی 1', (phone) => phone.imei1),
      imei('IMEI 2', 'آئی ایم ای آئی 2', (phone) => phone.imei2),
      text('Company', 'کمپنی', (phone) => phone.companyName),
      text('Model', 'ماڈل', (phone) => phone.modelName),
      text('Name', 'نام', (phone) => phone.name),
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
    name: 'stock',
    title: { en: 'Stock list', ur: 'اسٹاک کی فہرست' },
    routes: stockRoutes,
    url: '/api/stock',
    answer: stockAnswer,
    rows: ({ data }) =>
      data.flatMap(({ companyName, models }) =>
        models.flatMap(({ modelName, variants }) =>
          variants.map((variant) => ({ companyName, modelName, ...variant })),
        ),
      ),
    columns: ({ text, count, money, cost }) => [
      text('Company', 'کمپنی', (kind) => kind.companyName),
      text('Model', 'ماڈل', (kind) => kind.modelName),
      text('RAM/Memory', 'ریم/میموری', (kind) => kind.ramMemory),
      count('New', 'نئے', (kind) => kind.new),
      count('Used', 'استعمال شدہ', (kind) => kind.used),
      count('Dispatched', 'بھیجے گئے', (kind) => kind.dispatched),
      cost('Value at cost', 'لاگت پر مالیت', (kind) => kind.costValue),
      money('Demand value', 'مانگ پر مالیت', (kind) => kind.demandValue),
      count('Oldest, days', 'سب سے پرانا، دن', (kind) => kind.oldestDays),
    ],
  }),
  exportOf({
    name: 'dispatches',
    title: { en: 'Dispatches', ur: 'ترسیلات' },
    routes: dispatchesRoutes,
    url: '/api/dispatch',
    answer: dispatchesAnswer,
    rows: ({ data }) => data,
    columns: ({ text, count, money, cost, day }) => [
      day('Date', 'تاریخ', (dispatch) => dispatch.date),
      text('Dispatch', 'ترسیل', (dispatch) => dispatch.number),
      text('Party', 'فریق', (dispatch) => dispatch.person.name),
      text('Number', 'فون نمبر', (dispatch) => numbered(dispatch.person.number)),
      day('Expected return', 'متوقع واپسی', (dispatch) => dispatch.expectedReturn),
      text('State', 'کیفیت', (dispatch) => worded(dispatch.state)),
      count('Age, days', 'عمر، دن', (dispatch) => dispatch.age),
      count('Phones', 'فون', (dispatch) => dispatch.quantity),
      count('Out', 'باہر', (dispatch) => dispatch.out),
      count('Returned', 'واپس', (dispatch) => dispatch.returned),
      count('Sold', 'فروخت', (dispatch) => dispatch.sold),
      money('Value', 'مالیت', (dispatch) => dispatch.value),
      cost('Cost', 'لاگت', (dispatch) => dispatch.cost),
      text('Note', 'نوٹ', (dispatch) => dispatch.note),
      text('Written by', 'لکھنے والا', (dispatch) => dispatch.createdBy),
      text('Written at', 'لکھنے کا وقت', (dispatch, shop) => moment(dispatch.createdAt, shop)),
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
      text('Reason', 'وجہ', (movement) => worded(movement.reason)),
      count('Quantity', 'تعداد', (movement) => movement.quantity),
      cost('Cost', 'لاگت', (movement) => movement.cost),
      text('Note', 'نوٹ', (movement) => movement.note),
      count('Entry', 'اندراج', (movement) => movement.entry),
      text('Written at', 'لکھنے کا وقت', (movement, shop) => moment(movement.createdAt, shop)),
    ],
  }),
];
