import { Text } from '@handset/ui';

/** Stands for nothing in a column of figures, so that the figures stand out. */
export function Dash() {
  return <Text tone="subtle">–</Text>;
}
