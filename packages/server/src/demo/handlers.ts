import type { demo } from '#contract/demo/endpoints.ts';
import { type Part, parts } from '#contract/demo/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { across } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { SampleEmail } from '../sample/people.ts';
import { accountToEnter } from '../session/rows/queries.ts';
import { enterAccount } from '../session/steps.ts';
import { houseOfDemo, nameOfDemo, peopleOfDemo } from './queries.ts';

const logins = {
  chair: 'predseda@lipova.example',
  owner: 'vlastnik@lipova.example',
  tenant: 'najemnik@lipova.example',
  audit: 'kontrola@lipova.example',
  manager: 'sprava@spravce.example',
  portal: 'spravce.portalu@pavlac.example',
} as const satisfies Record<Part, SampleEmail>;

export const demoHandlers = (portal: Portal): Handlers<typeof demo> => ({
  async doors({ db }) {
    const id = portal.config.demo ? await houseOfDemo(db) : undefined;
    if (id === undefined) return { house: null, doors: [] };
    return across(db, async () => {
      const people = await peopleOfDemo(db, id, Object.values(logins));
      const house = await nameOfDemo(db, id);
      const doors = parts.flatMap((part) => {
        const person = people.find(({ email }) => email === logins[part]);
        return person ? [{ part, name: person.name, sex: person.sex ?? 'others' }] : [];
      });
      return { house: house ? { id, ...house } : null, doors };
    });
  },

  async enter(at, { part, device }) {
    const { db, ip } = at;
    // Without the mark somebody may have written here, and the sample's people may hold the keys to it.
    if (!portal.config.demo || (await houseOfDemo(db)) === undefined) throw new Refused('BASE.ERRORS.NOT_FOUND');
    await portal.limits.spend('demoAddress', ip);
    const account = await accountToEnter(db, logins[part]);
    if (!account) throw new Refused('BASE.ERRORS.NOT_FOUND');
    return enterAccount(portal, account, at, device);
  },
});
