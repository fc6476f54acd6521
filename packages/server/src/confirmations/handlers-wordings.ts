import { wholeName } from '#contract/base/files.ts';
import type { messageWordings } from '#contract/messages/endpoints-wordings.ts';
import { viewOf } from '../base/files/files.ts';
import type { Handlers, House } from '../base/http/handler.ts';
import { messageSeen } from './queries.ts';
import { attachedTo, countWordings, wordingSeen, wordingsOf } from './queries-wordings.ts';

export const messageWordingHandlers = (house: House): Handlers<typeof messageWordings> => ({
  async list({ db, scope, now }, { id }) {
    await messageSeen(db, scope, id, now);
    return { wordings: await wordingsOf(db, scope, id, now), total: await countWordings(db, scope, id, now) };
  },

  async one(at, { id }) {
    const { db, scope, now } = at;
    const wording = await wordingSeen(db, scope, id, now);
    const files = (await attachedTo(db, scope, id)).map(({ kept, extension, name, ...f }) => ({
      ...f,
      name: wholeName({ name, extension }),
      file: kept && viewOf(house, at, kept),
    }));
    return { ...wording, files };
  },
});
