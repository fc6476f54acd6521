import type { accounts } from '#contract/session/endpoints-accounts.ts';
import type { Handlers, Portal } from '../../base/http/handler.ts';
import type { KeysOfAccount } from '../proof/steps-keys.ts';
import { accountsLike } from './queries.ts';
import { accountDetail, actOnAccount } from './steps.ts';

export const accountHandlers = (portal: Portal, keys: KeysOfAccount): Handlers<typeof accounts> => ({
  async find({ db }, { email }) {
    return { accounts: await accountsLike(db, email) };
  },

  one: (at, { id }) => accountDetail(at, keys, id),

  async act(at, deed) {
    await actOnAccount(at, { portal, keys }, deed);
    return accountDetail(at, keys, deed.id);
  },
});
