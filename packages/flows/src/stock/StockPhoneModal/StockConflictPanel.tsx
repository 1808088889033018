import { formatImei, type StockConflictChoice, type StockPhoneField } from '@handset/domain';
import { Banner, Button, Inline, RadioGroup, Stack, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import * as layout from '../../form/layout.css.ts';
import {
  conflictsOf,
  factsOf,
  type StockEditConflict,
  type StockPhoneDraft,
  undecided,
} from './stockPhoneDraft.ts';
import { stockPhoneMessages } from './stockPhoneMessages.ts';

interface StockConflictPanelProps {
  editConflict: StockEditConflict;
  onDecide: (field: StockPhoneField, choice: StockConflictChoice) => void;
  onDecideAll: (choice: StockConflictChoice) => void;
}

/** Lets the user resolve conflicts between the form and another person's changes. */
export function StockConflictPanel({ editConflict, onDecide, onDecideAll }: StockConflictPanelProps) {
  const messages = useWords(stockPhoneMessages);
  const shown = useShownFact();
  const isDisabled = useFieldsDisabled();
  const draft = useWatch<StockPhoneDraft>() as StockPhoneDraft;
  const stored = factsOf(editConflict.stored);
  const conflicts = conflictsOf(editConflict);
  const open = undecided(editConflict, draft);
  if (conflicts.length === 0) return null;
  const labels: Record<StockPhoneField, string> = {
    name: messages.name,
    companyName: messages.companyName,
    modelSpecifications: messages.modelName,
    specs: messages.specifications,
    color: messages.color,
    imei1: messages.imei1,
    imei2: messages.imei2,
    demandPrice: messages.demandPrice,
    purchasePrice: messages.purchasePrice,
    finalPrice: messages.finalPrice,
  };
  return (
    <Banner tone={open.length > 0 ? 'caution' : 'info'} title={messages.conflictTitle}>
      <Stack gap={3}>
        <span className={layout.plain}>
          {open.length > 0 ? messages.conflictText : messages.conflictsSettled}
        </span>
        {conflicts.map(({ field }) => (
          <RadioGroup
            key={field}
            label={labels[field]}
            orientation="horizontal"
            isDisabled={isDisabled}
            value={open.includes(field) ? null : draft[field] === stored[field] ? 'stored' : 'mine'}
            onChange={(choice) => onDecide(field, choice)}
            options={[
              { value: 'mine', label: messages.mine, description: shown(field, editConflict.mine[field]) },
              { value: 'stored', label: messages.stored, description: shown(field, stored[field]) },
            ]}
          />
        ))}
        <Inline gap={2} isWrapping>
          <Button size="small" isDisabled={isDisabled} onPress={() => onDecideAll('stored')}>
            {messages.takeStored}
          </Button>
          <Button size="small" isDisabled={isDisabled} onPress={() => onDecideAll('mine')}>
            {messages.keepMine}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}

/** A fact as people read it. */
function useShownFact() {
  const messages = useWords(stockPhoneMessages);
  const { formatMoney } = useFlows();
  return (field: StockPhoneField, fact: string | number | null): string => {
    if (fact === null || fact === '') return messages.nothing;
    if (typeof fact === 'number') return `\u2066${formatMoney(fact)}\u2069`;
    if (field === 'specs') return messages.specificationNames[fact] ?? fact;
    return field === 'imei1' || field === 'imei2' ? `\u2066${formatImei(fact)}\u2069` : fact;
  };
}
