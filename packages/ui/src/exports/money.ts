export {
  currencySymbol,
  type FormatMoneyOptions,
  type FormatMoneyTextOptions,
  formatMoney,
  formatMoneyText,
} from '../money/formatMoney.ts';
export {
  type MoneyTextProblem,
  type ParsedMoney,
  type ParseMoneyOptions,
  parseMoneyText,
} from '../money/parseMoneyText.ts';
