import type { Day, MinorUnits } from '@handset/domain';
import { Checkbox, Effects, MoneyField, SegmentedControl, Stack, Text, useWords } from '@handset/ui';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import type { Listing } from '../../form/embedding.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { ListState } from '../../form/ListState.tsx';
import { useDayText } from '../../form/useDayText.ts';
import * as styles from './BillAllocation.css.ts';
import {
  allocationOf,
  amongOpen,
  type BillChoice,
  chosenTotal,
  type PaymentBill,
  withBill,
} from './billChoice.ts';
import { billMessages } from './billMessages.ts';

/** A form that asks which bills it settles. */
export interface WithBills {
  bills: BillChoice;
}

interface BillAllocationProps {
  /** The open bills of the payment's side, the oldest due first. */
  bills: readonly PaymentBill[];
  /** Loading state of the bills. */
  listing: Omit<Listing<PaymentBill>, 'items'>;
  /** The payment in minor units. Null while the field is empty. */
  amount: MinorUnits | null;
  date: Day;
  /** The other side's advance, in minor units. */
  paidAhead: MinorUnits;
  /** Called with the sum of the chosen bills when one is ticked before an amount is typed. */
  onTotal: (total: MinorUnits) => void;
}

/** The bills that a payment settles, oldest due first or as chosen, and the rest that no bill takes. */
export function BillAllocation(props: BillAllocationProps) {
  const { bills, listing, amount, date, paidAhead, onTotal } = props;
  const messages = useWords(billMessages);
  const { formatMoney } = useFlows();
  const dayText = useDayText();
  const isDisabled = useFieldsDisabled();
  const { control, setValue } = useFormContext<WithBills>();
  const { errors } = useFormState({ control });
  const choice = useWatch({ control, name: 'bills' });
  const errorOf = (path: string) =>
    (get(errors, `bills.${path}`) as { message?: string } | undefined)?.message;
  const choose = (next: BillChoice) => setValue('bills', amongOpen(next, bills), { shouldDirty: true });
  const tick = (bill: PaymentBill, isChosen: boolean) => {
    const next = withBill(amongOpen(choice, bills), bill, { isChosen, amount });
    choose(next);
    if (amount === null) onTotal(chosenTotal(next));
  };
  const billOf = (billId: string) => bills.find(({ _id }) => _id === billId);
  const isUnchosen = choice.order === 'chosen' && Object.keys(choice.amounts).length === 0;
  const outcome = allocationOf({ amount: amount ?? 0, date }, bills, choice, paidAhead);

  return (
    <Stack gap={3}>
      {listing.error ? (
        <ListState listing={listing} />
      ) : bills.length === 0 ? (
        <Text tone="muted" size={1}>
          {listing.isLoading ? messages.loading : messages.noBills}
        </Text>
      ) : null}
      {/* Bills of a restored draft may not be there: then the oldest can be settled first. */}
      {bills.length > 0 || choice.order === 'chosen' ? (
        <SegmentedControl
          label={messages.settles}
          name="bills.order"
          value={choice.order}
          onChange={(order) => choose({ ...choice, order })}
          errorMessage={errorOf('order')}
          isDisabled={isDisabled}
          isFullWidth
          options={[
            { value: 'oldest', label: messages.oldest },
            { value: 'chosen', label: messages.chosen },
          ]}
        />
      ) : null}
      {choice.order === 'chosen' && bills.length > 0 ? (
        <>
          <ul className={styles.list} aria-label={messages.chosen}>
            {bills.map((bill) => (
              <li
                key={bill._id}
                className={styles.bill}
                data-chosen={bill._id in choice.amounts ? '' : undefined}
              >
                <Checkbox
                  isSelected={bill._id in choice.amounts}
                  onChange={(isChosen) => tick(bill, isChosen)}
                  description={messages.open(formatMoney(bill.outstanding))}
                  isDisabled={isDisabled}
                >
                  {messages.bill(bill.number, dayText(bill.dueDate))}
                </Checkbox>
                {bill._id in choice.amounts ? (
                  <MoneyField
                    label={messages.amountFor(bill.number)}
                    isLabelHidden
                    name={`bills.amounts.${bill._id}`}
                    value={choice.amounts[bill._id] ?? null}
                    onChange={(part) =>
                      choose({ ...choice, amounts: { ...choice.amounts, [bill._id]: part } })
                    }
                    errorMessage={errorOf(`amounts.${bill._id}`)}
                    isRequired
                    isDisabled={isDisabled}
                  />
                ) : null}
              </li>
            ))}
          </ul>
          <Text tone="muted" size={1}>
            {messages.restOldest}
          </Text>
        </>
      ) : null}
      {outcome.settled.length > 0 && !isUnchosen ? (
        <Effects
          label={messages.settles}
          effects={outcome.settled.map(({ billId, amount: part, rest }) => ({
            label: messages.bill(billOf(billId)?.number ?? '', dayText(billOf(billId)?.dueDate ?? '')),
            from: formatMoney(part + rest),
            to: formatMoney(rest),
            tone: rest === 0 ? 'positive' : 'neutral',
          }))}
        />
      ) : null}
      {outcome.givenBack > 0 ? (
        <Text size={1}>{messages.givesBack(formatMoney(outcome.givenBack))}</Text>
      ) : null}
    </Stack>
  );
}
