export type { Messages } from '../messages/en.ts';
export type { MessagesByLanguage, PartialMessages } from '../messages/overrideMessages.ts';
export type { Direction, Locale } from '../UIProvider/readLanguage.ts';
export {
  type ColorScheme,
  type Density,
  type RootProps,
  type UI,
  UIProvider,
  type UIProviderProps,
  useUI,
} from '../UIProvider/UIProvider.tsx';
