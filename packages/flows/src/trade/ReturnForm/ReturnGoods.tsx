import { Checkbox, FormGrid, NumberField, SegmentedControl, Stack, Text, useWords } from '@handset/ui';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../form/Field.tsx';
import * as layout from '../../form/layout.css.ts';
import { useErrorOf } from '../../form/useErrorOf.ts';
import { UnitLine, unitName } from '../../stock/units/UnitLine.tsx';
import * as styles from './ReturnGoods.css.ts';
import { ReturnUnits } from './ReturnUnits.tsx';
import type { ReturnDraft } from './returnDraft.ts';
import { returnFormMessages } from './returnFormMessages.ts';
import type { ReturnSubject } from './returnSubject.ts';

/** Most phones that are listed one under the other where everything comes back. */
const MAX_LISTED = 12;

interface ReturnGoodsProps {
  subject: ReturnSubject;
  renderMissingPhone: ((imei: string) => ReactNode) | undefined;
}

/** The returned goods: everything, or selected phones and accessories. */
export function ReturnGoods({ subject, renderMissingPhone }: ReturnGoodsProps) {
  const messages = useWords(returnFormMessages);
  const extent = useWatch<ReturnDraft, 'extent'>({ name: 'extent' });
  // Take focus when the form opens, but not when the user switches to the other choice.
  const [isFresh, setFresh] = useState(true);
  return (
    <Stack gap={4}>
      <Field<ReturnDraft, 'extent'> name="extent">
        {({ onChange, ...field }) => (
          <SegmentedControl
            label={messages.extent}
            isFullWidth
            onChange={(chosen) => {
              setFresh(false);
              onChange(chosen);
            }}
            options={(['whole', 'pieces'] as const).map((value) => ({
              value,
              label: messages.extents[value],
            }))}
            {...field}
          />
        )}
      </Field>
      {extent === 'whole' ? (
        <Everything subject={subject} />
      ) : (
        <>
          {subject.units.length > 0 ? (
            <ReturnUnits units={subject.units} autoFocus={isFresh} renderMissingPhone={renderMissingPhone} />
          ) : null}
          {subject.accessories.length > 0 ? <Accessories subject={subject} /> : null}
        </>
      )}
      {subject.exchange ? (
        <Field<ReturnDraft, 'exchangePhone'> name="exchangePhone">
          {(field) => (
            <Checkbox description={messages.exchangeStays} {...field}>
              {messages.exchangePhone(subject.exchange ? unitName(subject.exchange) : '')}
            </Checkbox>
          )}
        </Field>
      ) : null}
      <Elsewhere subject={subject} />
    </Stack>
  );
}

function Everything({ subject: { units, accessories } }: { subject: ReturnSubject }) {
  const messages = useWords(returnFormMessages);
  const message = useErrorOf()('units');
  const listed = units.slice(0, MAX_LISTED);
  return (
    <div data-field="units" className={layout.plain}>
      <Stack gap={2}>
        {listed.map((unit) => (
          <UnitLine key={unit._id} unit={unit} />
        ))}
        {units.length > listed.length ? (
          <Text tone="muted">{`+ ${messages.phoneCount(units.length - listed.length)}`}</Text>
        ) : null}
        {accessories.map(({ _id, accessoryName, quantity }) => (
          <Text key={_id}>{`${accessoryName} × ${quantity}`}</Text>
        ))}
        {message ? (
          <Text tone="critical" size={1}>
            {message}
          </Text>
        ) : null}
      </Stack>
    </div>
  );
}

function Accessories({ subject }: { subject: ReturnSubject }) {
  const messages = useWords(returnFormMessages);
  const message = useErrorOf()('units');
  const isFirst = subject.units.length === 0;
  // Another till may take accessories back while the form is open. Its rows stay.
  const rows = useWatch<ReturnDraft, 'accessories'>({ name: 'accessories' });
  const rowOf = (id: string) => rows.findIndex(({ _id }) => _id === id);
  return (
    <fieldset className={styles.group} data-field={isFirst ? 'units' : undefined}>
      <Stack gap={3}>
        <Text weight="medium">{messages.accessories}</Text>
        <FormGrid>
          {subject.accessories
            .filter(({ _id }) => rowOf(_id) !== -1)
            .map(({ _id, accessoryName, quantity }) => (
              <Field<ReturnDraft, `accessories.${number}.quantity`>
                key={_id}
                name={`accessories.${rowOf(_id)}.quantity`}
              >
                {(field) => (
                  <NumberField
                    label={accessoryName}
                    description={messages.accessoryLeft(quantity)}
                    minValue={0}
                    {...field}
                  />
                )}
              </Field>
            ))}
        </FormGrid>
        {isFirst && message ? (
          <Text tone="critical" size={1}>
            {message}
          </Text>
        ) : null}
      </Stack>
    </fieldset>
  );
}

/** The phones that cannot come back, each with the reason. */
function Elsewhere({ subject: { elsewhere } }: { subject: ReturnSubject }) {
  const messages = useWords(returnFormMessages);
  if (elsewhere.length === 0) return null;
  const listed = elsewhere.slice(0, MAX_LISTED);
  return (
    <Stack gap={1}>
      <Text weight="medium" tone="muted">
        {messages.notHere}
      </Text>
      {listed.map(({ unit, obstacle }) => (
        <Text key={unit._id} size={1} tone="muted">
          <bdi dir="ltr" className={layout.plain}>{`${unitName(unit)} ${unit.imei1}`}</bdi>{' '}
          {messages.obstacles[obstacle]}
        </Text>
      ))}
      {elsewhere.length > listed.length ? (
        <Text size={1} tone="muted">{`+ ${messages.phoneCount(elsewhere.length - listed.length)}`}</Text>
      ) : null}
    </Stack>
  );
}
