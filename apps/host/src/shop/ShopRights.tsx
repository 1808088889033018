import { IDLE_MINUTES, type Shop } from '@handset/domain';
import { Card, FormGrid, NumberField } from '@handset/ui';
import { useWords } from '../messages/useWords.ts';
import { ShopSection } from './ShopSection.tsx';
import { ShopSwitch } from './ShopSwitch.tsx';
import { shopWords } from './shopWords.ts';

/** What the shop's people may see and do. */
export function ShopRights({ shop }: { shop: Shop }) {
  const words = useWords(shopWords);
  return (
    <ShopSection shop={shop} section="rights">
      {({ field }) => (
        <>
          <Card title={words.privacy}>
            <ShopSwitch field={field} name="employeeSeesCost" description={words.costText} />
          </Card>
          <Card title={words.money}>
            <ShopSwitch field={field} name="allowsNegativeCash" description={words.belowZeroText} />
          </Card>
          <Card title={words.sessions}>
            <FormGrid>
              <NumberField
                {...field('idleMinutes')}
                unit={words.minutes}
                minValue={IDLE_MINUTES.min}
                maxValue={IDLE_MINUTES.max}
                description={words.idleText}
              />
            </FormGrid>
          </Card>
        </>
      )}
    </ShopSection>
  );
}
