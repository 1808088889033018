import { formatCnic, formatImei } from '@handset/domain';
import type { Party, PurchaseDraft } from '@handset/flows';
import { type Format, useFormat } from '../format/useFormat.ts';
import { warrantyName } from '../format/warrantyName.ts';
import { ConflictModal } from '../forms/ConflictModal.tsx';
import { contestedFields, type Meeting, mergedValues } from '../forms/meeting.ts';
import type { Messages } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { type DocumentWords, documentWords } from './documentWords.ts';
import { SLIP_FIELDS, type SlipField } from './slipFields.ts';

interface SlipConflictProps {
  meeting: Meeting<PurchaseDraft>;
  parties: readonly Party[];
  /** Called with the slip as it was decided; it is not stored yet. */
  onDecide: (draft: PurchaseDraft) => void;
  onLeave: () => void;
}

/** A slip that was typed beside the one that somebody else stored meanwhile. */
export function SlipConflict({ meeting, parties, onDecide, onLeave }: SlipConflictProps) {
  const words = useWords(documentWords);
  const messages = useMessages();
  const format = useFormat();
  const shown = (field: SlipField, draft: PurchaseDraft) =>
    shownFact(field, draft, { words, messages, format, parties });
  return (
    <ConflictModal
      title={words.conflictTitle}
      fields={contestedFields(meeting, SLIP_FIELDS).map((name) => ({
        name,
        label: words.fields[name],
        mine: shown(name, meeting.mine),
        stored: shown(name, meeting.stored),
      }))}
      onDecide={(choices) => onDecide(mergedValues(meeting, SLIP_FIELDS, choices))}
      onLeave={onLeave}
    />
  );
}

interface Reading {
  words: DocumentWords;
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
        return draft.batteryHealth === null ? '' : leftToRight(`${draft.batteryHealth} %`);
      case 'phoneCondition':
        return messages.stock.conditions[draft.phoneCondition ?? ''] ?? '';
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
