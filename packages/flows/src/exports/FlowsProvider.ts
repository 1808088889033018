export type { FlowMessages, MessageOverrides } from '../embedding/FlowsProvider/FlowMessages.ts';
export {
  type FlowsAppearance,
  FlowsProvider,
  type FlowsProviderProps,
} from '../embedding/FlowsProvider/FlowsProvider.tsx';
