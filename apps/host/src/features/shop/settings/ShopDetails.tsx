import { formatMoney, type Shop } from '@handset/domain';
import { Field, useWatch } from '@handset/flows/form';
import {
  Card,
  FormGrid,
  FormRow,
  ImagePicker,
  SearchableSelect,
  Select,
  TextArea,
  TextField,
  useWords,
} from '@handset/ui';
import { useMemo } from 'react';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { ShopSection } from './ShopSection.tsx';
import { ShopSwitch } from './ShopSwitch.tsx';
import type { ShopDraft } from './shopDraft.ts';
import { shopWords } from './shopWords.ts';

/** Details of the shop, and its formats for money and time. */
export function ShopDetails({ shop }: { shop: Shop }) {
  return (
    <ShopSection shop={shop} section="details">
      <Identity shop={shop} />
      <Reach />
      <MoneyAndTime shop={shop} />
    </ShopSection>
  );
}

function Identity({ shop }: { shop: Shop }) {
  const words = useWords(shopWords);
  return (
    <Card title={words.who} description={words.whoText}>
      <FormGrid>
        <Field<ShopDraft, 'name'> name="name">
          {(field) => (
            <TextField label={words.fields.name} isRequired autoComplete="organization" {...field} />
          )}
        </Field>
        <Field<ShopDraft, 'ownerName'> name="ownerName">
          {(field) => <TextField label={words.fields.ownerName} isRequired autoComplete="name" {...field} />}
        </Field>
        <Field<ShopDraft, 'ntn'> name="ntn">
          {(field) => <TextField label={words.fields.ntn} isNumeric {...field} />}
        </Field>
        <FormRow>
          <Logo shop={shop} />
        </FormRow>
      </FormGrid>
    </Card>
  );
}

function Logo({ shop: { logo } }: { shop: Shop }) {
  const words = useWords(shopWords);
  return (
    <Field<ShopDraft, 'removeLogo'> name="removeLogo">
      {({ value: isRemoved, onChange: setRemoved }) => (
        <Field<ShopDraft, 'logo'> name="logo">
          {(field) => (
            <ImagePicker
              label={words.fields.logo}
              description={words.logoHint}
              maxCount={1}
              existing={logo && !isRemoved ? [{ id: logo._id, url: logo.url, alt: words.fields.logo }] : []}
              onRemoveExisting={() => setRemoved(true)}
              {...field}
            />
          )}
        </Field>
      )}
    </Field>
  );
}

function Reach() {
  const { fields, reach, oneToALine } = useWords(shopWords);
  return (
    <Card title={reach}>
      <FormGrid>
        <Field<ShopDraft, 'number'> name="number">
          {(field) => <TextField label={fields.number} type="tel" isNumeric isRequired {...field} />}
        </Field>
        <Field<ShopDraft, 'whatsapp'> name="whatsapp">
          {(field) => <TextField label={fields.whatsapp} type="tel" isNumeric {...field} />}
        </Field>
        <Field<ShopDraft, 'otherNumbers'> name="otherNumbers">
          {(field) => (
            <TextArea label={fields.otherNumbers} rows={2} description={oneToALine(5)} {...field} />
          )}
        </Field>
        <Field<ShopDraft, 'addresses'> name="addresses">
          {(field) => <TextArea label={fields.addresses} rows={2} description={oneToALine(3)} {...field} />}
        </Field>
        <Field<ShopDraft, 'city'> name="city">
          {(field) => <TextField label={fields.city} {...field} />}
        </Field>
      </FormGrid>
    </Card>
  );
}

const EXAMPLE = 1_234_567_00;
const keyOf = (value: string) => value;

function MoneyAndTime({ shop }: { shop: Shop }) {
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
  const [currency, writtenIn, lakhGrouping, timeZone] = useWatch<
    ShopDraft,
    ['currency', 'locale', 'lakhGrouping', 'timeZone']
  >({ name: ['currency', 'locale', 'lakhGrouping', 'timeZone'] });
  return (
    <Card title={words.numbers} description={words.numbersText}>
      <FormGrid>
        <Field<ShopDraft, 'currency'> name="currency">
          {({ onChange, ...field }) => (
            <SearchableSelect
              label={words.fields.currency}
              options={currencies}
              getKey={keyOf}
              getLabel={(code) => `${code} – ${names.currency.of(code)}`}
              onChange={(code) => code && onChange(code)}
              isRequired
              {...field}
            />
          )}
        </Field>
        <Field<ShopDraft, 'locale'> name="locale">
          {(field) => (
            <Select
              label={words.fields.locale}
              options={[...new Set([...LOCALES, shop.locale])].map((tag) => ({
                value: tag,
                label: names.language.of(tag) ?? tag,
              }))}
              description={words.example(exampleOf({ currency, locale: writtenIn, lakhGrouping }))}
              {...field}
            />
          )}
        </Field>
        <Field<ShopDraft, 'timeZone'> name="timeZone">
          {({ onChange, ...field }) => (
            <SearchableSelect
              label={words.fields.timeZone}
              options={zones}
              getKey={keyOf}
              getLabel={(name) => name.replaceAll('_', ' ')}
              onChange={(name) => name && onChange(name)}
              description={words.timeZoneHint(timeIn(timeZone, writtenIn))}
              isRequired
              {...field}
            />
          )}
        </Field>
        <ShopSwitch name="lakhGrouping" description={words.example('12,34,567')} />
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
