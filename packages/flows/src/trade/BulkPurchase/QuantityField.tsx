import { ruleMessage } from '@handset/domain';
import { NumberField, useWords } from '@handset/ui';
import { useState } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { bulkMessages } from './bulkMessages.ts';

interface QuantityFieldProps {
  /** Number of rows. */
  count: number;
  /** Maximum number of rows. */
  max: number;
  /** Called with another number of rows, once it is typed in full. */
  onCommit: (count: number) => void;
  name: string;
}

/**
 * Number of phones in an entry. It follows the rows; a new number recreates them when the field loses focus.
 */
export function QuantityField({ count, max, onCommit, name }: QuantityFieldProps) {
  const messages = useWords(bulkMessages);
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
        // A scan that is taken back from the field leaves no number to take over.
        setTyped(value === count ? undefined : value);
      }}
      onBlur={commit}
      errorMessage={error}
      isRequired
      isDisabled={isDisabled}
    />
  );
}
