import fc from 'fast-check';
import { dayBefore, daysAgo, party, pick, picked, rarely } from './choices.ts';
import { action } from './Event.ts';
import { phoneInStock } from './inHand.ts';
import { note } from './lives.ts';
import { NOBODY } from './Names.ts';
import { named } from './Shop.ts';
import { dealOf, draftOf, sell, terms } from './selling.ts';

/** Sends phones out without a sale: they stay the shop's. */
export const sendingOut = action(
  'send out',
  fc.record({ party, units: fc.array(pick, { minLength: 1, maxLength: 2 }), daysAgo }),
  (it, shop, key) => {
    const date = dayBefore(shop, it.daysAgo);
    const inStock = shop.units.filter(({ state }) => state === 'in-stock');
    const chosen = [...new Set(it.units.flatMap((at) => picked(inStock, at) ?? []))];
    const imeis = chosen.flatMap((unit) => unit.imeis[0] ?? []);
    if (imeis.length === 0) return undefined;
    return {
      said: `${key}: send ${imeis} to ${it.party} on ${date}`,
      document: key,
      call: (names) => ({
        url: '/api/dispatch',
        body: { entityData: { _id: names.parties[it.party] }, date, units: imeis.map((imei) => ({ imei })) },
      }),
      happen(turn) {
        const units = imeis.flatMap((imei) => phoneInStock(turn, imei) ?? []);
        for (const unit of units) unit.state = 'dispatched';
        note(
          turn.shop,
          'sent',
          units.map((unit) => unit.key),
          date,
        );
        const sent = units.map((unit) => ({ unit: unit.key, state: 'out' as const }));
        turn.shop.dispatches.push({ key, date, units: sent });
      },
    };
  },
);

/** Phones that were sent out come back. */
export const comingBack = action(
  'come back',
  fc.record({ pick, units: fc.array(pick, { minLength: 1, maxLength: 2 }), daysAgo }),
  (it, shop) => {
    const old = picked(shop.dispatches, it.pick);
    if (!old) return undefined;
    const date = dayBefore(shop, it.daysAgo);
    const keys = [...new Set(it.units.flatMap((at) => picked(old.units, at)?.unit ?? []))];
    return {
      said: `${keys} of ${old.key} come back on ${date}`,
      call: (names) => ({
        url: `/api/dispatch/${names.documents.get(old.key) ?? NOBODY}/return`,
        body: { units: keys.map((key) => names.units.get(key) ?? NOBODY), date },
      }),
      happen({ shop: after, refuse }) {
        const dispatch = named(after.dispatches, ({ key }) => key === old.key);
        for (const sent of dispatch.units.filter(({ unit }) => keys.includes(unit))) {
          if (sent.state !== 'out') refuse(409, `${sent.unit} is not out`);
          Object.assign(sent, { state: 'returned', resolvedOn: date });
          named(after.units, ({ key }) => key === sent.unit).state = 'in-stock';
          note(after, 'home', [sent.unit], date);
        }
      },
    };
  },
);

/** Phones that were sent out are sold there. */
export const settling = action(
  'settle',
  fc.record({ ...terms, pick, odd: rarely(pick) }),
  (it, shop, key) => {
    const old = picked(shop.dispatches, it.pick);
    if (!old) return undefined;
    const odd = it.odd === undefined ? undefined : picked(shop.units, it.odd);
    const keys = [...new Set([...old.units.map(({ unit }) => unit), ...(odd ? [odd.key] : [])])].slice(-3);
    const imeis = [
      ...new Set(shop.units.filter((unit) => keys.includes(unit.key)).flatMap((unit) => unit.imeis[0] ?? [])),
    ];
    const deal = dealOf(it, shop, imeis);
    if (!deal) return undefined;
    return {
      said: `${key}: settle ${old.key} by ${JSON.stringify(deal)}`,
      document: key,
      call: (names) => ({
        url: `/api/dispatch/${names.documents.get(old.key) ?? NOBODY}/settle`,
        body: draftOf(deal, names),
      }),
      happen(turn) {
        const dispatch = named(turn.shop.dispatches, (known) => known.key === old.key);
        const find = (imei: string) => {
          const own = turn.shop.units.filter(
            (unit) => unit.imeis.includes(imei) && dispatch.units.some((sent) => sent.unit === unit.key),
          );
          const out = own.find((unit) =>
            dispatch.units.some((sent) => sent.unit === unit.key && sent.state === 'out'),
          );
          if (!out) turn.refuse(own.length > 0 ? 409 : 422, `${imei} is not out on ${old.key}`);
          return out;
        };
        sell(turn, key, deal, find, old.key);
        for (const sent of dispatch.units) {
          const unit = named(turn.shop.units, (known) => known.key === sent.unit);
          const isSold = sent.state === 'out' && unit.imeis.some((imei) => imeis.includes(imei));
          if (isSold) Object.assign(sent, { state: 'sold', resolvedOn: deal.date, sale: key });
        }
      },
    };
  },
);
