import type { TradeWarning } from '@handset/domain';
import { Banner, Stack, useWords } from '@handset/ui';
import { useFlows } from '../base/useFlows.ts';
import { type CommonMessages, commonMessages } from './commonMessages.ts';
import { useDayText } from './useDayText.ts';

/** More than these are counted: the question stays short. */
const MAX_SHOWN = 5;

/** An unusual value: of the trade, or of what the form was handed. */
export type FlowWarning =
  | TradeWarning
  | { code: 'below-zero'; account: string }
  | { code: 'other-cnic'; onFile: string };

/** Warnings about unusual values, shown in the question before submission. */
export function Warnings({ warnings }: { warnings: readonly FlowWarning[] }) {
  const messages = useWords(commonMessages);
  const { formatMoney } = useFlows();
  const dayText = useDayText();
  const rest = warnings.length - MAX_SHOWN;
  if (warnings.length === 0) return null;
  return (
    <Stack gap={2}>
      {warnings.slice(0, MAX_SHOWN).map((warning) => {
        const text = sentenceOf(warning, messages.warnings, formatMoney, dayText);
        return (
          <Banner key={text} tone="caution">
            {text}
          </Banner>
        );
      })}
      {rest > 0 ? <Banner tone="caution">{messages.warnings.more(rest)}</Banner> : null}
    </Stack>
  );
}

function sentenceOf(
  warning: FlowWarning,
  words: CommonMessages['warnings'],
  money: (amount: number) => string,
  day: (day: string) => string,
): string {
  switch (warning.code) {
    case 'below-cost':
      return words.belowCost(warning.phone ?? warning.imei, money(warning.price));
    case 'below-lowest':
      return words.belowLowest(warning.phone ?? warning.imei, money(warning.price), money(warning.lowest));
    case 'below-zero':
      return words.belowZero(warning.account);
    case 'closed-day':
      return words.closedDay(day(warning.closedUpTo));
    case 'final-above-demand':
      return words.finalAboveDemand(money(warning.finalPrice), money(warning.demandPrice));
    case 'incentives-above-buying':
      return words.incentivesAboveBuying(money(warning.incentives), money(warning.buyingPrice));
    case 'number-known':
      return words.numberKnown(warning.number, warning.names.join(', '));
    case 'second-imei-missing':
      return words.secondImeiMissing(warning.count);
    case 'other-cnic':
      return words.otherCnic(warning.onFile);
    case 'part-payment':
      return words.partPayment(money(warning.amount), money(warning.due));
  }
}
