import type { members } from '#contract/members/endpoints.ts';
import { record } from '../base/audit.ts';
import type { Handlers, House } from '../base/handler.ts';
import { addMember, searchMembers } from './queries.ts';

const orNull = (text: string) => text || null;

export const memberHandlers = (_: House): Handlers<typeof members> => ({
  async search({ db, scope }, { text, q }) {
    return { users: await searchMembers(db, scope, text || q) };
  },

  async create({ db, scope, now }, input) {
    const common = { kind: input.type, createdAt: now, updatedAt: now };
    const made =
      input.type === 'company'
        ? await addMember(db, scope, {
            ...common,
            companyName: input.companyName,
            ico: orNull(input.ico),
            role: 'company',
          })
        : await addMember(db, scope, {
            ...common,
            titleBefore: orNull(input.titleBefore),
            firstName: input.firstName,
            lastName: input.lastName,
            titleAfter: orNull(input.titleAfter),
            sex: input.sex,
            role: 'owner',
          });
    await record(db, scope, now, { noun: 'members', nounId: made.id, verb: 'create' });
    return made;
  },
});
