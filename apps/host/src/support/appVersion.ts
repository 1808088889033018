/** The version of this app, as its build wrote it in; what support is told with a question. */
export const appVersion = String(import.meta.env.HANDSET_VERSION ?? '') || undefined;
