import { ruleMessage } from '@handset/domain';
import { NumberField } from '@handset/ui';
import { useState } from 'react';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { useFieldsDisabled } from '../form/Field.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { bulkMessages } from './bulkMessages.ts';

interface QuantityFieldProps {
  /** How many rows there are. */
  count: number;
  /** How many there may be. */
  max: number;
  /** Called with another number of rows, once it is typed in full. */
  onCommit: (count: number) => void;
  name: string;
}

/** How many phones an entry has: it follows the rows, and makes them anew once another number is typed and left. */
export function QuantityField({ count, max, onCommit, name }: QuantityFieldProps) {
  const messages = useMessages(bulkMessages);
  const { locale } = useFlows();
  const isDisabled = useFieldsDisabled();
  const [typed, setTyped] = useState<number | null>();
  const [error, setError] = useState<string>();

  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed === null || typed === count) return;
    if (typed < 1) setError(ruleMessage('quantity.minimum', locale));
    else if (typed > max) setError(ruleMessage('lot.too-many', locale));
    else onCommit(typed);
  };

  return (
    <NumberField
      label={messages.quantity}
      name={name}
      value={typed === undefined ? count : typed}
      onChange={(value) => {
        setError(undefined);
        setTyped(value);
      }}
      onBlur={commit}
      errorMessage={error}
      isRequired
      isDisabled={isDisabled}
    />
  );
}
