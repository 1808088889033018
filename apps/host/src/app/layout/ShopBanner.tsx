import type { Shop } from '@handset/domain';
import { Banner, ButtonLink, useWords } from '@handset/ui';
import { useFormat } from '../../kit/format/useFormat.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { shopBannerWords } from './shopBannerWords.ts';

/** Banner on every page of a shop: read-only, payment due, or demo. */
export function ShopBanner({ shop }: { shop: Shop }) {
  const { demoBanner } = useWords(hostMessages);
  const words = useWords(shopBannerWords);
  const format = useFormat();
  const { state, nextDue, graceEndsOn } = shop.subscription;
  const see = (
    <ButtonLink size="small" href="/subscription/paymentMethod">
      {words.open}
    </ButtonLink>
  );
  if (shop.isSuspended)
    return (
      <Banner tone="critical" isFlush actions={see}>
        {words.suspended}
      </Banner>
    );
  if (nextDue && (state === 'due-soon' || state === 'grace' || state === 'overdue'))
    return (
      <Banner tone={state === 'overdue' ? 'critical' : 'caution'} isFlush actions={see}>
        {words.banners[state](format.day(nextDue), format.day(graceEndsOn ?? nextDue))}
      </Banner>
    );
  return shop.isDemo ? <Banner isFlush>{demoBanner}</Banner> : null;
}
