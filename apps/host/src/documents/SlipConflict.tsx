import { formatCnic, formatImei } from '@handset/domain';
import type { Party, PurchaseDraft } from '@handset/flows';
import { Banner, Button, Inline, Modal, RadioGroup, Stack } from '@handset/ui';
import { useState } from 'react';
import { type Format, useFormat } from '../format/useFormat.ts';
import { warrantyName } from '../format/warrantyName.ts';
import type { Messages } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { type DocumentWords, documentWords } from './documentWords.ts';
import { contestedFields, mergedSlip, type Side, type SlipField, type SlipMeeting } from './slipConflict.ts';

interface SlipConflictProps {
  meeting: SlipMeeting;
  parties: readonly Party[];
  /** Called with the slip as it was decided; it is not stored yet. */
  onDecide: (draft: PurchaseDraft) => void;
  onLeave: () => void;
}

/** What was typed beside what somebody else stored meanwhile: line by line one of them is taken. */
export function SlipConflict({ meeting, parties, onDecide, onLeave }: SlipConflictProps) {
  const words = useWords(documentWords);
  const messages = useMessages();
  const format = useFormat();
  const contested = contestedFields(meeting);
  const [choices, setChoices] = useState<Partial<Record<SlipField, Side>>>({});
  const isOpen = contested.some((field) => choices[field] === undefined);
  const all = (side: Side) => setChoices(Object.fromEntries(contested.map((field) => [field, side])));
  const shown = (field: SlipField, draft: PurchaseDraft) =>
    shownFact(field, draft, { words, messages, format, parties });
  return (
    <Modal
      isOpen
      onClose={onLeave}
      title={words.conflictTitle}
      size="medium"
      footer={
        <>
          <Button onPress={onLeave}>{words.leave}</Button>
          <Button
            variant="primary"
            isDisabled={isOpen}
            onPress={() => onDecide(mergedSlip(meeting, choices))}
          >
            {words.goOn}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Banner tone={contested.length > 0 ? 'caution' : 'info'}>
          {contested.length > 0 ? words.conflictText : words.conflictNone}
        </Banner>
        {contested.map((field) => (
          <RadioGroup
            key={field}
            label={words.fields[field]}
            orientation="horizontal"
            value={choices[field] ?? null}
            onChange={(side) => setChoices({ ...choices, [field]: side })}
            options={[
              { value: 'mine', label: words.mine, description: shown(field, meeting.mine) },
              { value: 'stored', label: words.stored, description: shown(field, meeting.stored) },
            ]}
          />
        ))}
        {contested.length > 1 ? (
          <Inline gap={2} isWrapping>
            <Button size="small" onPress={() => all('mine')}>
              {words.keepAllMine}
            </Button>
            <Button size="small" onPress={() => all('stored')}>
              {words.takeAllStored}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Modal>
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
  return text() || words.nothing;
}

const leftToRight = (text: string) => `\u2066${text}\u2069`;
