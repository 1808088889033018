/** The version of this app, set by its build. It is sent with questions to support. */
export const appVersion = String(import.meta.env.HANDSET_VERSION ?? '') || undefined;
