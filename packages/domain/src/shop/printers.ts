import * as z from 'zod';
import { breaks } from '../rules/rules.ts';

/** Maximum number of printers in the network of a shop. */
export const MAX_NETWORK_PRINTERS = 5;
/** Maximum size of one print, in bytes: a receipt of about four metres. */
export const MAX_PRINT_BYTES = 2_000_000;

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
/** IPv4 addresses that only exist inside a network: 10.0.0.0/8, 172.16.0.0/12, and 192.168.0.0/16. */
const PRIVATE = new RegExp(`^(?:10\\.${OCTET}|172\\.(?:1[6-9]|2\\d|3[01])|192\\.168)\\.${OCTET}\\.${OCTET}$`);

/** Address of a printer in the network of the shop, such as `192.168.1.50`. */
export const printerAddressSchema = z
  .string(breaks('printer.address'))
  .regex(PRIVATE, breaks('printer.address'));

/** `POST /api/shop/mine/print` */
export const printRequest = z.strictObject({
  address: printerAddressSchema,
  /** What the printer gets, in its own language, as base64. */
  bytes: z
    .string(breaks('required'))
    .min(1, breaks('required'))
    .max(Math.ceil(MAX_PRINT_BYTES / 3) * 4, breaks('too-long'))
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, breaks('invalid')),
});
