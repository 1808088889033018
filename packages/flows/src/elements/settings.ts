import type { MoneyFormat } from '@handset/domain';
import type { Theme, ThemeVariables, UIProviderProps } from '@handset/ui';
import type { MessageOverrides } from '../messages/catalogue.ts';
import { choice, day, record, text } from './kinds.ts';

/** What the provider inside an element takes by attributes. */
export const settingAttributes = {
  locale: text,
  colorScheme: choice('light', 'dark', 'system', 'contrast', 'contrast-light', 'contrast-dark'),
  density: choice('auto', 'comfortable', 'compact'),
  timeZone: text,
  today: day,
  currency: text,
};

/** What it takes by properties alone. */
export const settingProperties = {
  theme: record<Theme>(),
  variables: record<ThemeVariables>(),
  messages: record<MessageOverrides>(),
  uiMessages: record<NonNullable<UIProviderProps['messages']>>(),
  moneyFormat: record<MoneyFormat>(),
};
