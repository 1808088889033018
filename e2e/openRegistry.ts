import { appointRegistrars } from './appointRegistrars.ts';
import { openShop, type Shop } from './openShop.ts';
import type { Shopkeeper } from './Shopkeeper.ts';
import { type ShopServer, startServer } from './server.ts';

/** A shop on a server of its own, and the registrar of that server. */
export interface Registry extends Shop {
  readonly registrar: Shopkeeper;
  readonly server: ShopServer;
}

/** Starts a server with one shop, and signs in its owner and one of its two registrars. */
export async function openRegistry(): Promise<Registry> {
  const server = await startServer();
  await appointRegistrars(server, 'registrar', 'second-registrar');
  const shop = await openShop({ baseURL: server.baseURL });
  return {
    ...shop,
    server,
    registrar: await shop.signedIn('registrar'),
    async close() {
      await shop.close();
      await server.close();
    },
  };
}
