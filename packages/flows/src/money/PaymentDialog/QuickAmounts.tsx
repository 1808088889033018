import type { MinorUnits } from '@handset/domain';
import { Button, Inline } from '@handset/ui';
import { useFieldsDisabled } from '../../form/Field.tsx';

/** An amount that is likely meant. */
export interface QuickAmount {
  label: string;
  /** Minor units. */
  amount: MinorUnits;
  onPress: () => void;
}

/** Buttons that fill in an amount. Zero amounts and the current one are left out. */
export function QuickAmounts({
  amounts,
  current,
}: {
  amounts: readonly QuickAmount[];
  current: MinorUnits | null;
}) {
  const isDisabled = useFieldsDisabled();
  const offered = amounts.filter(({ amount }) => amount > 0 && amount !== current);
  if (offered.length === 0) return null;
  return (
    <Inline gap={2} isWrapping>
      {offered.map(({ label, onPress }) => (
        <Button key={label} size="small" isDisabled={isDisabled} onPress={onPress}>
          {label}
        </Button>
      ))}
    </Inline>
  );
}
