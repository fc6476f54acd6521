import type { avatars } from '#contract/members/endpoints-avatar.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { dropPicture, keepPicture, pictureAddress } from '../base/files/pictures.ts';
import { may, type Scope } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { keepAvatar } from './queries-avatar.ts';

const faceOf = (id: number) => ({ owner: 'member', ownerId: id }) as const;

/** Keeps the key with the member: the own one is everybody's, other people's are for who writes members. */
async function keepKey(db: Db, scope: Scope, id: number, avatar: string | null): Promise<void> {
  if (id !== scope.memberId && !may(scope, 'members', 'rw')) throw new Refused('MEMBERS.NOT_FOUND');
  if (!(await keepAvatar(db, scope, id, avatar))) throw new Refused('MEMBERS.NOT_FOUND');
}

export const avatarHandlers = (portal: Portal): Handlers<typeof avatars> => ({
  async keep({ file, ...at }, { id }) {
    const { db, scope, now } = at;
    await keepKey(db, scope, id, null);
    const key = await keepPicture(db, scope, faceOf(id), file, now);
    await keepKey(db, scope, id, key);
    await record(db, scope, now, { noun: 'members', nounId: id, verb: 'picture' });
    return { avatar: pictureAddress(portal, at, key) };
  },

  async drop({ db, scope, now }, { id }) {
    await keepKey(db, scope, id, null);
    if (await dropPicture(db, scope, faceOf(id)))
      await record(db, scope, now, { noun: 'members', nounId: id, verb: 'pictureRemoved' });
    return { avatar: null };
  },
});
