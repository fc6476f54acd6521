import type { pictures } from '#contract/association/endpoints-pictures.ts';
import { Refused } from '#contract/refusals.ts';
import { dropPicture, keepPicture, pictureAddress, pictureFile } from '../base/files/pictures.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { associationOf } from './queries.ts';
import { keepLogoKey } from './queries-settings.ts';

const logoOf = (scope: Scope) => ({ owner: 'svj', ownerId: scope.svjId }) as const;

export const pictureHandlers = (portal: Portal): Handlers<typeof pictures> => ({
  async logo(at) {
    const { avatar } = await associationOf(at.db, at.scope);
    return { avatar: pictureAddress(portal, at, avatar) };
  },

  async keepLogo({ file, ...at }) {
    const { db, scope, now } = at;
    const key = await keepPicture(db, scope, logoOf(scope), file, now);
    await keepLogoKey(db, scope, key);
    await record(db, scope, now, { noun: 'svj', nounId: scope.svjId, verb: 'logo' });
    return { avatar: pictureAddress(portal, at, key) };
  },

  async dropLogo({ db, scope, now }) {
    if (await dropPicture(db, scope, logoOf(scope))) {
      await keepLogoKey(db, scope, null);
      await record(db, scope, now, { noun: 'svj', nounId: scope.svjId, verb: 'logoRemoved' });
    }
    return { avatar: null };
  },

  async picture({ db, scope }, { id }) {
    const file = await pictureFile(db, scope, id);
    if (!file) throw new Refused('BASE.ERRORS.NOT_FOUND');
    return file;
  },
});
