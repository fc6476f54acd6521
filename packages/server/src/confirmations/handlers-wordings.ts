import { wholeName } from '#contract/base/files/files.ts';
import type { WordingCalls } from '#contract/confirmations/endpoints-wordings.ts';
import { Refused } from '#contract/refusals.ts';
import { viewOf } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { Worded } from './asked/queries-asked.ts';
import { attachedTo, countWordings, isSeen, wordingSeen, wordingsOf } from './asked/queries-wordings.ts';

/** Calls about what the rows of one table said before; `owner` is what their ids are called. */
export function wordingHandlers<const Owner extends string>(
  portal: Portal,
  of: Worded,
  owner: Owner,
): Handlers<WordingCalls<Owner>> {
  const handlers: Handlers<WordingCalls<'ownerId'>> = {
    async list({ db, scope, now }, { id }) {
      if (!(await isSeen(db, scope, of, id, now))) throw new Refused(of.missing);
      const total = await countWordings(db, scope, of, id, now);
      return { wordings: await wordingsOf(db, scope, of, id, now), total };
    },

    async one(at, { id }) {
      const { db, scope, now } = at;
      const wording = await wordingSeen(db, scope, of, id, now);
      const files = (await attachedTo(db, scope, of, id)).map(({ kept, extension, name, ...f }) => ({
        ...f,
        name: wholeName({ name, extension }),
        file: kept && viewOf(portal, at, kept),
      }));
      const chosen = 'none' in of.chosen ? undefined : await of.chosen(portal, at, [id]);
      return { ...wording, [owner]: wording.ownerId, files, documents: chosen?.get(id) ?? [] };
    },
  };
  return handlers as unknown as Handlers<WordingCalls<Owner>>;
}
