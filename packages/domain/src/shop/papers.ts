/** The papers that invoices print on. */
export const PAPERS = ['80mm', 'A4'] as const;
export type Paper = (typeof PAPERS)[number];
