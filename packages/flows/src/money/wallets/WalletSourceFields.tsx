import { type MinorUnits, splitOf, WALLET_METHODS, type WalletMethod } from '@handset/domain';
import { FormGrid, MoneyField, SegmentedControl, Select, Stack, Text, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import type { WalletLists } from '../../form/embedding.ts';
import { Field, useFieldsDisabled } from '../../form/Field.tsx';
import { useFormKeys } from '../../form/FormKeys.tsx';
import { Key } from '../../form/Key.tsx';
import { ListState } from '../../form/ListState.tsx';
import { MAX_BANK_KEYS, paymentKeys } from '../WalletTransaction/paymentSplit.ts';
import { MovementSummary } from './MovementSummary.tsx';
import { useWalletMovements } from './useWalletMovements.ts';
import type { WithWallet } from './walletSource.ts';
import { walletSourceMessages } from './walletSourceMessages.ts';

interface WalletSourceFieldsProps extends WalletLists {
  /** The amount that moves, in minor units. */
  due: MinorUnits;
  /** Whether it comes in or leaves. @default 'out' */
  direction?: 'in' | 'out' | undefined;
}

/**
 * Source or destination of a form's money: the till, a bank, or both. The parts always add up to the amount. F4 chooses the till,
 * and Alt 1 to Alt 9 a bank.
 */
export function WalletSourceFields({ due, direction = 'out', ...lists }: WalletSourceFieldsProps) {
  const { banks } = lists;
  const messages = useWords(walletSourceMessages);
  const { formatMoney } = useFlows();
  const { control, setValue } = useFormContext<WithWallet>();
  const source = useWatch({ control, name: 'wallet' });
  const { ofSplit } = useWalletMovements(lists);
  const split = splitOf(source, due);
  const hasBanks = banks.items.length > 0;
  const [only, other] = banks.items;
  const isDisabled = useFieldsDisabled();
  const keys = useMemo(
    () =>
      paymentKeys(banks.items, (bankId) => {
        if (isDisabled) return;
        setValue('wallet.method', bankId === undefined ? 'wallet' : 'bank', { shouldDirty: true });
        if (bankId !== undefined) setValue('wallet.bank', bankId, { shouldDirty: true });
      }),
    [banks.items, isDisabled, setValue],
  );
  const hasKeys = useFormKeys(keys);
  const bankKeys = Math.min(banks.items.length, MAX_BANK_KEYS);
  const keysOf: Partial<Record<WalletMethod, string | undefined>> = {
    wallet: 'F4',
    bank: bankKeys > 1 ? `Alt 1\u2013${bankKeys}` : bankKeys === 1 ? 'Alt 1' : undefined,
  };

  return (
    <Stack gap={3}>
      <Field<WithWallet, 'wallet.method'> name="wallet.method">
        {({ onChange, ...field }) => (
          <SegmentedControl
            label={messages.method}
            description={
              hasBanks || banks.error ? undefined : banks.isLoading ? messages.loadingBanks : messages.noBanks
            }
            options={WALLET_METHODS.map((value) => ({
              value,
              label: messages.methods[value],
              icon: hasKeys && keysOf[value] ? <Key isHint>{keysOf[value]}</Key> : undefined,
              isDisabled: value !== 'wallet' && !hasBanks,
            }))}
            isFullWidth
            onChange={(method) => {
              onChange(method);
              if (source.bank === null && only && !other)
                setValue('wallet.bank', only._id, { shouldDirty: true });
            }}
            {...field}
          />
        )}
      </Field>
      <ListState listing={banks} />
      {source.method === 'wallet' ? null : (
        <FormGrid columns={source.method === 'both' ? 2 : 1}>
          <Field<WithWallet, 'wallet.bank'> name="wallet.bank">
            {(field) => (
              <Select
                label={messages.bank}
                options={banks.items.map(({ _id, bankName, accountType, balance }) => ({
                  value: _id,
                  label: [
                    bankName,
                    accountType,
                    ...(balance === undefined ? [] : [formatMoney(balance)]),
                  ].join(' · '),
                }))}
                isRequired
                {...field}
              />
            )}
          </Field>
          {source.method === 'both' ? (
            <Field<WithWallet, 'wallet.bankAmount'> name="wallet.bankAmount">
              {(field) => (
                <MoneyField
                  label={direction === 'in' ? messages.toBank : messages.fromBank}
                  isRequired
                  {...field}
                />
              )}
            </Field>
          ) : null}
        </FormGrid>
      )}
      {source.method === 'both' && due > 0 ? (
        <Text tone="muted" size={1}>
          {messages.rest(formatMoney(split.pocketCash))}
        </Text>
      ) : null}
      <MovementSummary movements={ofSplit(split, direction)} />
    </Stack>
  );
}
