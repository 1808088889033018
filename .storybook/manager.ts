import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Handset',
    colorPrimary: '#0e6660',
    colorSecondary: '#0b5f5a',
    appBorderRadius: 8,
  }),
});
