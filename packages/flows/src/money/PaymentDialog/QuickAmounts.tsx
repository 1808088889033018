import type { MinorUnits } from '@handset/domain';
import { Button, Inline } from '@handset/ui';
import { useRef } from 'react';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { goToField } from '../../form/goToField.ts';
import { plain } from '../../form/layout.css.ts';

/** An amount that is likely meant. */
export interface QuickAmount {
  label: string;
  /** Minor units. */
  amount: MinorUnits;
  onPress: () => void;
}

/** Buttons that fill in the field `amount` of the form. Zero amounts and the current one are left out. */
export function QuickAmounts({
  amounts,
  current,
}: {
  amounts: readonly QuickAmount[];
  current: MinorUnits | null;
}) {
  const isDisabled = useFieldsDisabled();
  const box = useRef<HTMLDivElement>(null);
  const offered = amounts.filter(({ amount }) => amount > 0 && amount !== current);
  if (offered.length === 0) return null;
  return (
    <div ref={box} className={plain}>
      <Inline gap={2} isWrapping>
        {offered.map(({ label, onPress }) => (
          <Button
            key={label}
            size="small"
            isDisabled={isDisabled}
            onPress={({ pointerType }) => {
              onPress();
              // The button goes away. On a touch screen a field would bring up the keyboard.
              if (pointerType !== 'touch') goToField(box.current?.closest('form'), 'amount');
            }}
          >
            {label}
          </Button>
        ))}
      </Inline>
    </div>
  );
}
