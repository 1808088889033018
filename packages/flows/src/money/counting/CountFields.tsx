import { countDifference, type MinorUnits, NOTES } from '@handset/domain';
import {
  DescriptionList,
  MoneyField,
  NumberField,
  SegmentedControl,
  Stack,
  Text,
  TextField,
  useWords,
  VisuallyHidden,
} from '@handset/ui';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { Field } from '../../form/Field.tsx';
import * as styles from './CountFields.css.ts';
import { countMessages } from './countMessages.ts';
import { countedOf, type WithCount } from './moneyCount.ts';

/** Maximum pieces of one note or coin. */
const MAX_PIECES = 9999;

interface CountFieldsProps {
  /** Amount according to the books, in minor units. Undefined while unknown. */
  expected: MinorUnits | undefined;
  /** Whether notes and coins can be counted: a bank has none. @default true */
  hasNotes?: boolean | undefined;
  /** Whether that amount stays hidden until a count that differs from it was to be saved. @default false */
  hidesBooks?: boolean | undefined;
}

/** Money counted by notes and coins or as one figure, against the books, with the reason for a difference. */
export function CountFields({ expected, hasNotes = true, hidesBooks = false }: CountFieldsProps) {
  const messages = useWords(countMessages);
  const { formatMoney } = useFlows();
  const { control } = useFormContext<WithCount>();
  const count = useWatch({ control, name: 'count' });
  const counted = countedOf(count);
  const isHidden = useHidden(hidesBooks);
  const difference = isHidden ? null : countDifference(counted, expected);
  const isByNotes = hasNotes && count.by === 'notes';
  return (
    <Stack gap={4}>
      {hasNotes ? (
        <Field<WithCount, 'count.by'> name="count.by">
          {(field) => (
            <SegmentedControl
              label={messages.by}
              options={[
                { value: 'notes', label: messages.ways.notes },
                { value: 'figure', label: messages.ways.figure },
              ]}
              isFullWidth
              {...field}
            />
          )}
        </Field>
      ) : null}
      {isByNotes ? (
        <Notes />
      ) : (
        <Field<WithCount, 'count.figure'> name="count.figure">
          {(field) => <MoneyField label={messages.counted} isRequired autoFocus {...field} />}
        </Field>
      )}
      <DescriptionList
        items={[
          ...(isByNotes
            ? [
                {
                  term: messages.counted,
                  description: counted === null ? null : formatMoney(counted),
                  isNumeric: true,
                },
              ]
            : []),
          {
            term: messages.expected,
            description: isHidden ? messages.later : expected === undefined ? null : formatMoney(expected),
            isNumeric: !isHidden,
          },
          ...(difference
            ? [
                {
                  term: messages.difference,
                  description:
                    difference > 0
                      ? messages.over(formatMoney(difference))
                      : messages.short(formatMoney(-difference)),
                  isStrong: true,
                  tone: 'caution' as const,
                },
              ]
            : []),
        ]}
      />
      {difference === 0 ? <Text tone="positive">{messages.matches}</Text> : null}
      {expected === undefined && !isHidden ? (
        <Text tone="muted" size={1}>
          {messages.unknown}
        </Text>
      ) : null}
      {difference || (expected === undefined && !isHidden) ? (
        <Field<WithCount, 'reason'> name="reason">
          {(field) => (
            <TextField
              label={messages.reason}
              isRequired={expected !== undefined}
              autoComplete="off"
              {...field}
            />
          )}
        </Field>
      ) : null}
    </Stack>
  );
}

/** Whether the amount of the books is hidden: the difference is told by the error of its reason, and from then on it is seen. */
function useHidden(hidesBooks: boolean): boolean {
  const { control } = useFormContext<WithCount>();
  const { errors } = useFormState({ control });
  const [isTold, setTold] = useState(false);
  if (errors.reason && !isTold) setTold(true);
  return hidesBooks && !isTold;
}

function Notes() {
  const messages = useWords(countMessages);
  const { formatMoney } = useFlows();
  const { control } = useFormContext<WithCount>();
  const notes = useWatch({ control, name: 'count.notes' });
  return (
    <fieldset className={styles.notes}>
      <VisuallyHidden elementType="legend">{messages.notes}</VisuallyHidden>
      {NOTES.map((note, index) => {
        const value = formatMoney(note * 100);
        return (
          <div key={note} className={styles.note}>
            <span className={styles.figure} aria-hidden>
              {messages.pieces(note.toLocaleString('en'))}
            </span>
            <Field<WithCount, `count.notes.${typeof note}`> name={`count.notes.${note}`}>
              {(field) => (
                <NumberField
                  label={messages.pieces(value)}
                  isLabelHidden
                  minValue={0}
                  maxValue={MAX_PIECES}
                  placeholder="0"
                  autoFocus={index === 0}
                  {...field}
                />
              )}
            </Field>
            <span className={styles.value}>{notes[note] ? formatMoney(note * 100 * notes[note]) : null}</span>
          </div>
        );
      })}
    </fieldset>
  );
}
