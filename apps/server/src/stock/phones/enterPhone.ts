import type { NewPhone, Phone, Picture } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { attachPictures, picturesOf } from '../../base/files/pictures.ts';
import { Refused } from '../../base/http/errors.ts';
import { post } from '../../books/post.ts';
import { takeInAll } from './intake.ts';
import { phoneOf, selectPhones } from './phones.ts';
import { stockEntryPosting } from './stockEntry.ts';
import { unitValues } from './unitValues.ts';

/** Enters a phone that the shop has without a purchase: stock against the opening balance, as of today. */
export async function enterPhone(
  shop: ShopTransaction,
  phone: NewPhone,
  pictures: UploadedPictures,
): Promise<Phone & { pictures: Picture[] }> {
  if (phone.shopid && phone.shopid !== shop.session.shop.id) throw new Refused('other-shop').at('shopid');
  const id = newId();
  const entry = await post(
    shop,
    stockEntryPosting(
      {
        id,
        company_name: phone.companyName,
        model_name: phone.modelSpecifications,
        imei1: phone.imei,
        cost: phone.purchasePrice,
      },
      shop.today,
    ),
  );
  const unit = {
    ...unitValues('stock', { ...phone, imei1: phone.imei, modelName: phone.modelSpecifications }),
    id,
    name: phone.name,
    condition: phone.phoneCondition ?? 'New',
    specifications: phone.specs ?? null,
    cost: phone.purchasePrice,
    demand_price: phone.demandPrice,
    final_price: phone.finalPrice,
    source: 'stock',
    purchase_id: null,
    sale_id: null,
    acquired_on: shop.today,
    entry_number: entry,
  } as const;
  // The stock form calls IMEI 1 `imei`.
  await takeInAll(shop, [{ unit, fields: { imei1: 'imei', imei2: 'imei2' } }]);
  await attachPictures(shop, 'unit', id, coverFirst(pictures));
  const row = await selectPhones(shop).where('units.id', '=', id).executeTakeFirstOrThrow();
  return { ...phoneOf(shop, row), pictures: await picturesOf(shop, 'unit', id) };
}

/** The first picture is the cover, unless one was sent as such; sent twice, it is kept once. */
function coverFirst({ coverImage: covers = [], images = [] }: UploadedPictures): UploadedPictures {
  const [first, ...others] = [...covers, ...images];
  if (!first) return {};
  return { coverImage: [first], images: others.filter(({ sha256 }) => sha256 !== first.sha256) };
}
