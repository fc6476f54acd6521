import type { demo } from '#contract/demo/endpoints.ts';
import { type Part, parts } from '#contract/demo/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { across } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { SampleEmail } from '../sample/people.ts';
import { accountToEnter } from '../session/rows/queries.ts';
import { enterAccount } from '../session/steps.ts';
import { houseOfDemo, isSample, peopleOfDemo } from './queries.ts';

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
    if (!portal.config.demo || !(await isSample(db))) return { house: null, doors: [] };
    return across(db, async () => {
      const house = await houseOfDemo(db, logins.chair);
      if (!house) return { house: null, doors: [] };
      const people = await peopleOfDemo(db, house.id, Object.values(logins));
      const doors = parts.flatMap((part) => {
        const person = people.find(({ email }) => email === logins[part]);
        return person ? [{ part, name: person.name, sex: person.sex ?? 'others' }] : [];
      });
      return { house, doors };
    });
  },

  async enter(at, { part, device }) {
    const { db, ip } = at;
    // Without the mark somebody may have written here, and the sample's people may hold the keys to it.
    if (!portal.config.demo || !(await isSample(db))) throw new Refused('BASE.ERRORS.NOT_FOUND');
    await portal.limits.spend('demoAddress', ip);
    const account = await accountToEnter(db, logins[part]);
    if (!account) throw new Refused('BASE.ERRORS.NOT_FOUND');
    return enterAccount(portal, account, at, device);
  },
});
