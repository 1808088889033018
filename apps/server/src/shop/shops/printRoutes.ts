import { MAX_PRINT_BYTES, shopContract } from '@handset/domain';
import { isOfShop } from '../../base/database/Session.ts';
import { Forbidden, Refused } from '../../base/http/errors.ts';
import { type Route, serverRoute } from '../../base/http/route.ts';

export const printRoutes: Route[] = [
  serverRoute({
    ...shopContract.print,
    bodyLimit: MAX_PRINT_BYTES * 1.5,
    async handle({ database, networkPrinters, session }, { body: { address, bytes } }) {
      if (!isOfShop(session)) throw new Forbidden();
      if (!networkPrinters) throw new Forbidden('printers-of-network-off');
      const { printer_addresses } = await database.read(session, (shop) =>
        shop.selectFrom('shops').select('printer_addresses').executeTakeFirstOrThrow(),
      );
      // Nobody but the owner decides what the server connects to.
      if (!(JSON.parse(printer_addresses) as string[]).includes(address))
        throw new Refused('printer-unknown', { address }).at('address');
      await networkPrinters.print(address, Buffer.from(bytes, 'base64'));
      return { message: 'Printed' };
    },
  }),
];
