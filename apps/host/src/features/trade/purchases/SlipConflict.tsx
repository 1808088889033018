import {
  conflictingFields,
  type EditConflict,
  formatCnic,
  formatImei,
  mergeEdits,
  phoneFactText,
  phoneFieldsOn,
} from '@handset/domain';
import type { Party, PurchaseDraft } from '@handset/flows';
import { useWords } from '@handset/ui';
import { EditConflictModal } from '../../../kit/editConflict/EditConflictModal.tsx';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { warrantyName } from '../../../kit/format/warrantyName.ts';
import { hostMessages, type Messages } from '../../../kit/words/hostMessages.ts';
import { type SlipConflictWords, slipConflictWords } from './slipConflictWords.ts';

/** The fields of a slip that two people may edit, in the order of its form. */
const SLIP_FIELDS = [
  'entity',
  'fatherName',
  'cnic',
  'date',
  'companyName',
  'modelName',
  'imei1',
  'imei2',
  'phoneCondition',
  'warranty',
  ...phoneFieldsOn('slip'),
  'accessories',
  'purchasePrice',
  'demandPrice',
  'finalPrice',
  'isApprovedFromEgadgets',
] as const satisfies readonly (keyof PurchaseDraft)[];
type SlipField = (typeof SLIP_FIELDS)[number];

interface SlipConflictProps {
  conflict: EditConflict<PurchaseDraft>;
  parties: readonly Party[];
  /** Called with the resolved slip, which is not stored yet. */
  onDecide: (draft: PurchaseDraft) => void;
  onLeave: () => void;
}

/** Compares an edited slip with the one that somebody else stored. */
export function SlipConflict({ conflict, parties, onDecide, onLeave }: SlipConflictProps) {
  const words = useWords(slipConflictWords);
  const messages = useWords(hostMessages);
  const format = useFormat();
  const shown = (field: SlipField, draft: PurchaseDraft) =>
    shownFact(field, draft, { words, messages, format, parties });
  return (
    <EditConflictModal
      title={words.conflictTitle}
      fields={conflictingFields(conflict, SLIP_FIELDS).map((name) => ({
        name,
        label: words.fields[name],
        mine: shown(name, conflict.mine),
        stored: shown(name, conflict.stored),
      }))}
      onDecide={(choices) => onDecide(mergeEdits(conflict, SLIP_FIELDS, choices))}
      onLeave={onLeave}
    />
  );
}

interface Reading {
  words: SlipConflictWords;
  messages: Messages;
  format: Format;
  parties: readonly Party[];
}

/** A fact of a slip as people read it. */
function shownFact(field: SlipField, draft: PurchaseDraft, { words, messages, format, parties }: Reading) {
  const text = () => {
    switch (field) {
      case 'entity': {
        const { mode, _id, name } = draft.entity;
        return mode === 'new' ? name : (parties.find((party) => party._id === _id)?.name ?? '');
      }
      case 'date':
        return draft.date && format.day(draft.date);
      case 'cnic':
        return leftToRight(formatCnic(draft.cnic));
      case 'imei1':
      case 'imei2':
        return draft[field] && leftToRight(formatImei(draft[field]));
      case 'purchasePrice':
      case 'demandPrice':
      case 'finalPrice':
        return draft[field] === null ? '' : leftToRight(format.money(draft[field]));
      case 'batteryHealth':
        return draft[field] === null ? '' : leftToRight(phoneFactText(field, draft[field]));
      case 'phoneCondition':
        return messages.stock.conditions[draft.phoneCondition ?? ''] ?? '';
      case 'specifications':
        return draft.specifications ? words.specificationNames[draft.specifications] : '';
      case 'warranty':
        return warrantyName(draft.warranty, messages);
      case 'accessories':
        return (['box', 'charger', 'handFree'] as const)
          .filter((name) => draft.accessories[name])
          .map((name) => messages.purchases.accessoryNames[name])
          .join(', ');
      case 'isApprovedFromEgadgets':
        return draft.isApprovedFromEgadgets ? words.yes : words.no;
      default:
        return draft[field] ?? '';
    }
  };
  return text();
}

const leftToRight = (text: string) => `\u2066${text}\u2069`;
