import type { PageId } from './en.ts';

/** What belongs on the pages whose screens are to come. */
export const laterEn = {
  about: {
    bulkPhones: 'Bulk purchases: one row per lot, with what is in stock and what is sold of it.',
    bulkPhoneDetail: 'One lot, unit by unit, with its profit and what remains to be paid.',
    dispatch: 'Phones given out to another shop or person, until they are sold or returned.',
    scanDevice: 'One box for an IMEI: what the device is, where it came from and where it went.',
    phoneDetails: 'One phone as a card that a customer may see.',
    payablesAndReceivablesRecords: 'Every bill and payment behind what a party owes or is owed.',
    committeeLedger: 'Committees: instalments, payouts and turns.',
    bulkPurchaseDetail: 'One bulk purchase with its entries, units and payments.',
  },
  page: {
    title: 'This page is not built yet',
    back: 'Back',
    home: 'Go to the dashboard',
  },
};

/** The shape that every language has. */
export type LaterMessages = typeof laterEn;
/** Names a page whose screen is to come. */
export type LaterId = keyof LaterMessages['about'] & PageId;
