import { definePage } from '../../../kit/links/definePage.ts';

export const phonesPages = [
  definePage({
    path: '/app/dashboard/scanDeviceDetails',
    title: { en: 'Scan device details', ur: 'فون اسکین کریں' },
    isFindable: true,
    load: () => import('./ScanDevice.tsx').then(({ ScanDevice }) => ScanDevice),
  }),
  definePage({
    path: '/app/dashboard/mobile-details',
    title: { en: 'Mobile details', ur: 'موبائل کی تفصیلات' },
    load: () => import('./PhoneDetails.tsx').then(({ PhoneDetails }) => PhoneDetails),
  }),
];
