// One file to load for all six: each is small, and who looks at one looks at the others.
export { BadgeDemo } from './BadgeDemo.tsx';
export { BreadcrumbDemo } from './BreadcrumbDemo.tsx';
export { ButtonDemo } from './ButtonDemo.tsx';
export { CollapseDemo } from './CollapseDemo.tsx';
export { TabsDemo } from './TabsDemo.tsx';
export { TypographyDemo } from './TypographyDemo.tsx';
