import { formatMoney, type Shop } from '@handset/domain';
import {
  Card,
  FormGrid,
  FormRow,
  ImagePicker,
  SearchableSelect,
  Select,
  TextArea,
  TextField,
} from '@handset/ui';
import { useMemo } from 'react';
import { useWords } from '../messages/useWords.ts';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { type ShopFields, ShopSection } from './ShopSection.tsx';
import { ShopSwitch } from './ShopSwitch.tsx';
import { shopWords } from './shopWords.ts';

/** What the shop says of itself, and how it writes money and time. */
export function ShopDetails({ shop }: { shop: Shop }) {
  return (
    <ShopSection shop={shop} section="details">
      {(fields) => (
        <>
          <Identity shop={shop} {...fields} />
          <Reach {...fields} />
          <MoneyAndTime shop={shop} {...fields} />
        </>
      )}
    </ShopSection>
  );
}

function Identity({ shop, field, values, change }: ShopFields & { shop: Shop }) {
  const words = useWords(shopWords);
  const stored =
    shop.logo && !values.removeLogo
      ? [{ id: shop.logo._id, url: shop.logo.url, alt: words.fields.logo }]
      : [];
  return (
    <Card title={words.who} description={words.whoText}>
      <FormGrid>
        <TextField {...field('name')} isRequired autoComplete="organization" />
        <TextField {...field('ownerName')} isRequired autoComplete="name" />
        <TextField {...field('ntn')} isNumeric />
        <FormRow>
          <ImagePicker
            {...field('logo')}
            description={words.logoHint}
            maxCount={1}
            existing={stored}
            onRemoveExisting={() => change({ removeLogo: true })}
          />
        </FormRow>
      </FormGrid>
    </Card>
  );
}

function Reach({ field }: ShopFields) {
  const words = useWords(shopWords);
  return (
    <Card title={words.reach}>
      <FormGrid>
        <TextField {...field('number')} type="tel" isNumeric isRequired />
        <TextField {...field('whatsapp')} type="tel" isNumeric />
        <TextArea {...field('otherNumbers')} rows={2} description={words.oneToALine(5)} />
        <TextArea {...field('addresses')} rows={2} description={words.oneToALine(3)} />
        <TextField {...field('city')} />
      </FormGrid>
    </Card>
  );
}

const EXAMPLE = 1_234_567_00;
const keyOf = (value: string) => value;

function MoneyAndTime({ shop, field, values }: ShopFields & { shop: Shop }) {
  const words = useWords(shopWords);
  const { locale } = usePreferences();
  const currencies = useMemo(() => Intl.supportedValuesOf('currency'), []);
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const names = useMemo(
    () => ({
      currency: new Intl.DisplayNames([locale], { type: 'currency' }),
      language: new Intl.DisplayNames([locale], { type: 'language' }),
    }),
    [locale],
  );
  const written = { currency: values.currency, locale: values.locale, lakhGrouping: values.lakhGrouping };
  const { onChange: setCurrency, ...currency } = field('currency');
  const { onChange: setZone, ...zone } = field('timeZone');
  return (
    <Card title={words.numbers} description={words.numbersText}>
      <FormGrid>
        <SearchableSelect
          {...currency}
          options={currencies}
          getKey={keyOf}
          getLabel={(code) => `${code} – ${names.currency.of(code)}`}
          onChange={(code) => code && setCurrency(code)}
          isRequired
        />
        <Select
          {...field('locale')}
          options={[...new Set([...LOCALES, shop.locale])].map((tag) => ({
            value: tag,
            label: names.language.of(tag) ?? tag,
          }))}
          description={words.example(exampleOf(written))}
        />
        <SearchableSelect
          {...zone}
          options={zones}
          getKey={keyOf}
          getLabel={(name) => name.replaceAll('_', ' ')}
          onChange={(name) => name && setZone(name)}
          description={words.timeZoneHint(timeIn(values.timeZone, values.locale))}
          isRequired
        />
        <ShopSwitch field={field} name="lakhGrouping" description={words.example('12,34,567')} />
      </FormGrid>
    </Card>
  );
}

const LOCALES = ['en-PK', 'ur-PK', 'en-GB', 'en-US', 'en-IN', 'en-AE'];

/** A currency or a language may be half typed. */
function exampleOf(format: { currency: string; locale: string; lakhGrouping: boolean }): string {
  try {
    return formatMoney(EXAMPLE, format);
  } catch {
    return '';
  }
}

function timeIn(timeZone: string, locale: string): string {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }).format(new Date());
  } catch {
    return '—';
  }
}
