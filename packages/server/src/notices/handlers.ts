import type { Module } from '#contract/access.ts';
import type { notices } from '#contract/notices/endpoints.ts';
import { tellingModules } from '#contract/notices/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { actFor } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { houseName } from '../base/people/people.ts';
import { openLeaving } from '../base/secrets/tokens.ts';
import { isOff, leaveNews, takeNewsBack } from '../members/queries-news.ts';

export const noticeHandlers = (portal: Portal): Handlers<typeof notices> => {
  /** Who wants to leave what. The token is the proof; mail programs post from few addresses, so these are not limited. */
  async function leaving(db: Db, token: string) {
    const opened = openLeaving(portal.secret, token);
    const module = opened && tellingModules.find((m) => m === opened.module);
    if (!opened || !module) throw new Refused('NOTICES.ERRORS.LINK');
    return { scope: await actFor(db, opened.svjId), module: module as Module, members: opened.members };
  }
  return {
    async subscription({ db }, { token }) {
      const { scope, module, members } = await leaving(db, token);
      return { house: await houseName(db, scope), module, off: await isOff(db, scope, module, members) };
    },

    async unsubscribe({ db }, { token, back }) {
      const { scope, module, members } = await leaving(db, token);
      await (back ? takeNewsBack : leaveNews)(db, scope, module, members);
      return { house: await houseName(db, scope), module, off: await isOff(db, scope, module, members) };
    },
  };
};
