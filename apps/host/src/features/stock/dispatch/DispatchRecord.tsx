import { useDispatch, useShop } from '@handset/api-client/swr';
import { type DispatchDetail, daysLate, whatsappLink } from '@handset/domain';
import {
  Amount,
  Badge,
  Banner,
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Inline,
  Link,
  PageHeader,
  Stack,
  Table,
  type TableColumn,
  useWords,
} from '@handset/ui';
import { useState } from 'react';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { usePrintSheet } from '../../../kit/print/usePrintSheet.tsx';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { Challan } from './Challan.tsx';
import { dispatchTones } from './dispatchColumns.tsx';
import { type DispatchWords, dispatchWords } from './dispatchWords.ts';
import { SettleDialog } from './SettleDialog.tsx';

/** One dispatch: its receiver, phones and their outcomes, and its challan. */
export function DispatchRecord({ id }: { id: string }) {
  return <Loaded state={useDispatch(id)}>{(dispatch) => <Record dispatch={dispatch} />}</Loaded>;
}

function Record({ dispatch }: { dispatch: DispatchDetail }) {
  const words = useWords(dispatchWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const [isSettling, setSettling] = useState(false);
  const { print, sheet } = usePrintSheet();
  const late = shop && dispatch.out > 0 ? daysLate(dispatch.expectedReturn, shop.today) : 0;
  return (
    <Stack gap={4}>
      <PageHeader
        title={dispatch.number}
        description={
          <>
            <Badge tone={dispatchTones[dispatch.state]}>{words.states[dispatch.state]}</Badge>{' '}
            <bdi>{`${format.day(dispatch.date)} · ${dispatch.person.name}`}</bdi>
          </>
        }
        action={
          <Inline gap={2}>
            <ButtonLink href="/app/dashboard/DispachmobileList">{words.back}</ButtonLink>
            {shop ? (
              <Button onPress={() => print(<Challan dispatch={dispatch} shop={shop} words={words} />)}>
                {words.print}
              </Button>
            ) : null}
            {dispatch.out > 0 ? (
              <Button variant="primary" onPress={() => setSettling(true)}>
                {words.settle}
              </Button>
            ) : null}
          </Inline>
        }
      />
      {late > 0 && dispatch.expectedReturn ? (
        <Banner
          tone="critical"
          actions={
            <ButtonLink size="small" href={reminderHref(dispatch, words)} target="_blank">
              {words.remind}
            </ButtonLink>
          }
        >
          {words.overdue(format.count(late), format.day(dispatch.expectedReturn))}
        </Banner>
      ) : null}
      <Facts dispatch={dispatch} />
      <Card title={words.phones} padding="none">
        <Table
          label={words.phones}
          columns={unitColumns(words, format, dispatch.cost !== null)}
          rows={dispatch.units}
          getKey={({ _id }) => _id}
          getRowHref={({ _id }) => phoneHref(_id)}
        />
      </Card>
      {sheet}
      {isSettling ? <SettleDialog dispatch={dispatch} onClose={() => setSettling(false)} /> : null}
    </Stack>
  );
}

function Facts({ dispatch }: { dispatch: DispatchDetail }) {
  const words = useWords(dispatchWords);
  const format = useFormat();
  const { person, expectedReturn, note, out, quantity, age, value, cost, createdBy } = dispatch;
  return (
    <Card>
      <DescriptionList
        layout="columns"
        items={[
          {
            term: words.receiver,
            description: <Link href={documentHref('person', person._id) ?? ''}>{person.name}</Link>,
          },
          {
            term: words.out,
            description: words.ofAll(format.count(out), format.count(quantity)),
            isNumeric: true,
          },
          { term: words.age, description: format.count(age), isNumeric: true },
          { term: words.expected, description: expectedReturn && format.day(expectedReturn) },
          { term: words.value, description: <Amount minor={value} />, isNumeric: true },
          ...(cost === null
            ? []
            : [{ term: words.cost, description: <Amount minor={cost} />, isNumeric: true }]),
          { term: words.note, description: note },
          { term: words.by, description: createdBy },
        ]}
      />
    </Card>
  );
}

type Unit = DispatchDetail['units'][number];

const unitTones = { out: 'info', returned: 'neutral', sold: 'positive' } as const;

function unitColumns(words: DispatchWords, format: Format, hasCost: boolean): TableColumn<Unit>[] {
  const columns: TableColumn<Unit>[] = [
    {
      id: 'phone',
      header: words.phones,
      isRowHeader: true,
      cell: (unit) =>
        [`${unit.companyName} ${unit.modelName}`, unit.ramMemory, unit.color].filter(Boolean).join(' · '),
    },
    { id: 'imei', header: 'IMEI', cell: (unit) => <Imei>{unit.imei1}</Imei> },
    {
      id: 'price',
      header: words.agreed,
      phone: 'amount',
      isNumeric: true,
      cell: ({ price }) => (price === null ? words.noPrice : <Amount minor={price} />),
    },
    {
      id: 'cost',
      header: words.cost,
      isNumeric: true,
      cell: ({ cost }) => (cost === null ? null : <Amount minor={cost} />),
    },
    {
      id: 'state',
      header: words.state,
      phone: 'state',
      cell: ({ state }) => <Badge tone={unitTones[state]}>{words.unitStates[state]}</Badge>,
    },
    {
      id: 'resolved',
      header: words.resolved,
      hasControls: true,
      cell: ({ resolvedOn, sale, reason }) => (
        <>
          {resolvedOn ? format.day(resolvedOn) : null}{' '}
          {sale ? <Link href={documentHref('sale', sale._id) ?? ''}>{sale.invoiceNumber}</Link> : reason}
        </>
      ),
    },
  ];
  return columns.filter(({ id }) => id !== 'cost' || hasCost);
}

/** A message with the phones that are still out. */
function reminderHref({ person, number, units }: DispatchDetail, words: DispatchWords): string {
  const phones = units
    .filter(({ state }) => state === 'out')
    .map(({ companyName, modelName, imei1 }) => `${companyName} ${modelName}, IMEI ${imei1}`);
  return whatsappLink(person.number, words.reminder(person.name, number, phones.join('\n')));
}
