import { Text, useWords } from '@handset/ui';
import { useFlowSettings } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';

interface BelowZeroProps {
  accounts: readonly { label: string }[];
  /** Whether that is allowed. @default that of the provider */
  canGoBelowZero?: boolean | undefined;
}

/** Says which accounts go below zero: a warning, or an error where none may. */
export function BelowZero({ accounts, ...props }: BelowZeroProps) {
  const settings = useFlowSettings();
  const messages = useWords(commonMessages);
  const { canGoBelowZero = settings.canGoBelowZero } = props;
  return accounts.map(({ label }) => (
    <Text key={label} as="p" tone={canGoBelowZero ? 'caution' : 'critical'} size={1}>
      {messages.belowZero(label)}
    </Text>
  ));
}
