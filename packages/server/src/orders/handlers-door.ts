import type { orderDoor } from '#contract/orders/endpoints-door.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { addressesOf } from '../base/registers/addresses.ts';
import { companiesOf } from '../base/registers/companies.ts';
import { declineByCustomer, doorOf, keepDraft, opened, readOwners, sendOrder } from './filling/steps.ts';
import { checkProof, markOwners, prove, sendCode } from './filling/steps-proof.ts';

export const orderDoorHandlers = (portal: Portal): Handlers<typeof orderDoor> => ({
  look: async (at, { token }) => doorOf(portal, at, await opened(portal, at, token)),

  async draft(at, { token, version, step, ...form }) {
    const order = await opened(portal, at, token, 'lock');
    return keepDraft(portal, at, order, { version, step, form });
  },

  async company({ inside }, { token, ic }) {
    const companies = companiesOf(portal.config);
    const { id, now } = await inside(async (at) => ({ id: (await opened(portal, at, token)).id, now: at.now }));
    const known = companies.known(ic, now);
    if (!known) {
      await portal.limits.spend('register', `order ${id}`);
      await portal.limits.spend('registerAll', 'companies');
    }
    const answer = known ?? (await companies.asked(ic, now));
    return { ...answer, simulated: companies.simulated };
  },

  async address({ inside }, { token, text }) {
    const client = addressesOf(portal.config);
    const id = await inside(async (at) => (await opened(portal, at, token)).id);
    await portal.limits.spend('orderAddresses', String(id));
    return { ...(await client.suggest(text)), simulated: client.simulated };
  },

  async owners({ file, ...at }, { token }) {
    return readOwners(portal, at, await opened(portal, at, token, 'lock'), file);
  },

  code: async (at, { token }) => sendCode(portal, at, await opened(portal, at, token, 'lock')),
  prove: async (at, { token, code }) => prove(portal, at, await opened(portal, at, token, 'lock'), code),

  async members(at, { token, proof }) {
    const order = await opened(portal, at, token);
    checkProof(portal, at, order, proof);
    return { members: order.members };
  },

  async mark(at, { token, proof, marks }) {
    const order = await opened(portal, at, token, 'lock');
    checkProof(portal, at, order, proof);
    return markOwners(at, order, marks);
  },

  async fill(at, { token, consents, ...form }) {
    await sendOrder(portal, at, token, form, consents);
    return null;
  },

  async decline(at, { token, reason }) {
    await declineByCustomer(portal, at, await opened(portal, at, token, 'lock'), reason);
    return null;
  },
});
