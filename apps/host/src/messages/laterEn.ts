import type { PageId } from './en.ts';

/** What belongs on the pages whose screens are to come. */
export const laterEn = {
  about: {
    addShop: 'A form that registers a shop with its owner.',
    shopRecords: 'Every registered shop with its plan, users and state.',
    myShop: 'Name, logo, numbers and terms of the shop, its staff and its settings.',
    paymentMethod: 'The plan, its price and how to pay for it.',
    support: 'Questions to support, their answers, and how to reach a person.',
    demoButton: 'A gallery of buttons.',
    demoBadges: 'A gallery of badges.',
    demoBreadcrumb: 'A gallery of breadcrumbs and paging.',
    demoCollapse: 'A gallery of collapsing sections.',
    demoTabs: 'A gallery of tabs and pills.',
    demoTypography: 'A gallery of headings and text.',
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
