export { type Gap, Inline, type InlineProps, Stack, type StackProps } from '../Stack/Stack.tsx';
