// Apart from its form, with what makes it.
export { registrySettingsSchema } from '@handset/domain';
