// Apart from its form, with what makes it.
export { shopSettingsSchema } from '@handset/domain';
