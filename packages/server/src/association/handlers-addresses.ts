import type { addresses } from '#contract/association/endpoints-addresses.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { addressesOf } from '../base/registers/addresses.ts';

/** No transaction waits for the register. */
export const addressHandlers = (portal: Portal): Handlers<typeof addresses> => ({
  async suggest(_, { text }) {
    const client = addressesOf(portal.config);
    return { ...(await client.suggest(text)), simulated: client.simulated };
  },
});
