// Apart from its form, with what makes it.
export { newShopSchema } from '@handset/domain';
