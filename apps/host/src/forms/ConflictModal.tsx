import { Banner, Button, Inline, Modal, RadioGroup, Stack } from '@handset/ui';
import { useState } from 'react';
import { useWords } from '../messages/useWords.ts';
import { conflictWords } from './conflictWords.ts';
import type { Side } from './meeting.ts';

interface ConflictModalProps<Field extends string> {
  /** What was changed, where that is better named. @default 'Somebody changed this meanwhile' */
  title?: string | undefined;
  /** What both changed, as people read it; blank where there is nothing. */
  fields: readonly { name: Field; label: string; mine: string; stored: string }[];
  /** Called with whose word counts for each of them; nothing is stored yet. */
  onDecide: (choices: Partial<Record<Field, Side>>) => void;
  onLeave: () => void;
}

/** What was typed beside what somebody else stored meanwhile: line by line one of them is taken. */
export function ConflictModal<Field extends string>({
  fields,
  onDecide,
  ...props
}: ConflictModalProps<Field>) {
  const words = useWords(conflictWords);
  const [choices, setChoices] = useState<Partial<Record<Field, Side>>>({});
  const isOpen = fields.some(({ name }) => choices[name] === undefined);
  const all = (side: Side) =>
    setChoices(Object.fromEntries(fields.map(({ name }) => [name, side])) as Record<Field, Side>);
  return (
    <Modal
      isOpen
      onClose={props.onLeave}
      title={props.title ?? words.title}
      size="medium"
      footer={
        <>
          <Button onPress={props.onLeave}>{words.leave}</Button>
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
