export {
  type FlowsAppearance,
  FlowsProvider,
  type FlowsProviderProps,
} from '../FlowsProvider/FlowsProvider.tsx';
export type { FlowMessages, MessageOverrides } from '../messages/catalogue.ts';
