export { BadgeDemo } from './BadgeDemo.tsx';
export { BreadcrumbDemo } from './BreadcrumbDemo.tsx';
export { ButtonDemo } from './ButtonDemo.tsx';
export { CollapseDemo } from './CollapseDemo.tsx';
export { TabsDemo } from './TabsDemo.tsx';
export { TypographyDemo } from './TypographyDemo.tsx';
