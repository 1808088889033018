import type { EditSide } from '@handset/domain';
import { Banner, Button, ConfirmDialog, Inline, Modal, RadioGroup, Stack, useWords } from '@handset/ui';
import { useState } from 'react';
import { editConflictWords } from './editConflictWords.ts';

interface EditConflictModalProps<Field extends string> {
  /** Title of the dialog. @default 'Somebody changed this meanwhile' */
  title?: string | undefined;
  /** Fields changed on both sides, with both values as text. Empty values are blank. */
  fields: readonly { name: Field; label: string; mine: string; stored: string }[];
  /** Called with the chosen side of each field; nothing is stored yet. */
  onDecide: (choices: Partial<Record<Field, EditSide>>) => void;
  onLeave: () => void;
}

/** Lets the user resolve an edit conflict field by field. */
export function EditConflictModal<Field extends string>({
  fields,
  onDecide,
  ...props
}: EditConflictModalProps<Field>) {
  const words = useWords(editConflictWords);
  const [choices, setChoices] = useState<Partial<Record<Field, EditSide>>>({});
  const isOpen = fields.some(({ name }) => choices[name] === undefined);
  const all = (side: EditSide) =>
    setChoices(Object.fromEntries(fields.map(({ name }) => [name, side])) as Record<Field, EditSide>);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Modal
      isOpen
      onClose={() => setLeaving(true)}
      title={props.title ?? words.title}
      size="medium"
      footer={
        <>
          <Button onPress={() => setLeaving(true)}>{words.leave}</Button>
          <Button variant="primary" isDisabled={isOpen} onPress={() => onDecide(choices)}>
            {words.goOn}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Banner tone={fields.length > 0 ? 'caution' : 'info'}>
          {fields.length > 0 ? words.text : words.none}
        </Banner>
        {fields.map(({ name, label, mine, stored }) => (
          <RadioGroup
            key={name}
            label={label}
            orientation="horizontal"
            value={choices[name] ?? null}
            onChange={(side) => setChoices({ ...choices, [name]: side })}
            options={[
              { value: 'mine', label: words.mine, description: mine || words.nothing },
              { value: 'stored', label: words.stored, description: stored || words.nothing },
            ]}
          />
        ))}
        {fields.length > 1 ? (
          <Inline gap={2} isWrapping>
            <Button size="small" onPress={() => all('mine')}>
              {words.keepMine}
            </Button>
            <Button size="small" onPress={() => all('stored')}>
              {words.takeStored}
            </Button>
          </Inline>
        ) : null}
        <ConfirmDialog
          isOpen={isLeaving}
          title={words.leaveTitle}
          description={words.leaveText}
          confirmLabel={words.leave}
          tone="critical"
          onConfirm={props.onLeave}
          onClose={() => setLeaving(false)}
        />
      </Stack>
    </Modal>
  );
}
