import type { Shop } from '@handset/domain';
import { Banner, ButtonLink } from '@handset/ui';
import { useFormat } from '../format/useFormat.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { shopBannerWords } from './shopBannerWords.ts';

/** What everybody in the shop must know on every page: that it may only be read, that it is to be paid for, that it is a demo. */
export function ShopBanner({ shop }: { shop: Shop }) {
  const { demoBanner } = useMessages();
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
