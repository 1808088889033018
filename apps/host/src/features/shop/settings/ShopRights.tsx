import { IDLE_MINUTES, type Shop } from '@handset/domain';
import { Field } from '@handset/flows/form';
import { Card, FormGrid, MoneyField, NumberField, Stack, useWords } from '@handset/ui';
import { ShopSection } from './ShopSection.tsx';
import { ShopSwitch } from './ShopSwitch.tsx';
import type { ShopDraft } from './shopDraft.ts';
import { shopWords } from './shopWords.ts';

/** Permissions of the shop's staff. */
export function ShopRights({ shop }: { shop: Shop }) {
  const words = useWords(shopWords);
  return (
    <ShopSection shop={shop} section="rights">
      <Card title={words.privacy}>
        <ShopSwitch name="employeeSeesCost" description={words.costText} />
      </Card>
      <Card title={words.money}>
        <Stack gap={4}>
          <ShopSwitch name="allowsNegativeCash" description={words.belowZeroText} />
          <ShopSwitch name="hidesBooksInCounts" description={words.hiddenBooksText} />
          <FormGrid>
            <Field<ShopDraft, 'countTolerance'> name="countTolerance">
              {(field) => (
                <MoneyField
                  label={words.fields.countTolerance}
                  description={words.toleranceText}
                  {...field}
                />
              )}
            </Field>
          </FormGrid>
        </Stack>
      </Card>
      <Card title={words.counter}>
        <Stack gap={4}>
          <ShopSwitch name="scanOpensSale" description={words.scanText} />
          <ShopSwitch name="employeeSellsBelowCost" description={words.belowCostText} />
        </Stack>
      </Card>
      <Card title={words.sessions}>
        <FormGrid>
          <Field<ShopDraft, 'idleMinutes'> name="idleMinutes">
            {(field) => (
              <NumberField
                label={words.fields.idleMinutes}
                description={words.idleText}
                unit={words.minutes}
                minValue={IDLE_MINUTES.min}
                maxValue={IDLE_MINUTES.max}
                {...field}
              />
            )}
          </Field>
        </FormGrid>
      </Card>
    </ShopSection>
  );
}
