export {
  type Catalogue,
  defineMessages,
  useWords,
  type WordOverrides,
  WordsProvider,
  type WordsProviderProps,
} from '../messages/useWords.tsx';
