import { definePage } from '../../kit/links/definePage.ts';

export const demoPages = [
  definePage({
    path: '/basic/button',
    title: { en: 'Button', ur: 'بٹن' },
    load: () => import('./ButtonDemo.tsx').then(({ ButtonDemo }) => ButtonDemo),
  }),
  definePage({
    path: '/basic/badges',
    title: { en: 'Badges', ur: 'بیج' },
    load: () => import('./BadgeDemo.tsx').then(({ BadgeDemo }) => BadgeDemo),
  }),
  definePage({
    path: '/basic/breadcrumb-paging',
    title: { en: 'Breadcrumb & paging', ur: 'راستہ اور صفحات' },
    load: () => import('./BreadcrumbDemo.tsx').then(({ BreadcrumbDemo }) => BreadcrumbDemo),
  }),
  definePage({
    path: '/basic/collapse',
    title: { en: 'Collapse', ur: 'کھلنے والے حصے' },
    load: () => import('./CollapseDemo.tsx').then(({ CollapseDemo }) => CollapseDemo),
  }),
  definePage({
    path: '/basic/tabs-pills',
    title: { en: 'Tabs & pills', ur: 'ٹیب' },
    load: () => import('./TabsDemo.tsx').then(({ TabsDemo }) => TabsDemo),
  }),
  definePage({
    path: '/basic/typography',
    title: { en: 'Typography', ur: 'تحریر' },
    load: () => import('./TypographyDemo.tsx').then(({ TypographyDemo }) => TypographyDemo),
  }),
];
