import type { houseFree } from '#contract/association/endpoints-free.ts';
import type { houseStorage } from '#contract/association/endpoints-storage.ts';
import { sizeText } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import { across, actFor } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { changesBetween } from '../base/log/audit-changes.ts';
import { choiceById } from './queries.ts';
import { keepFree, keepQuota, storageOf } from './queries-storage.ts';

export const houseFreeHandlers = (): Handlers<typeof houseFree> => ({
  async change({ db, now, session }, { id, isFree }) {
    if (!(await across(db, () => choiceById(db, id)))) throw new Refused('SVJ.ERRORS.NOT_FOUND');
    const scope = { ...(await actFor(db, id)), accountId: session.accountId };
    if (await keepFree(db, scope, isFree)) {
      const changes = changesBetween({ isFree: !isFree }, { isFree });
      await record(db, scope, now, { noun: 'svj', nounId: id, verb: 'free', detail: { changes } });
    }
    return null;
  },
});

const told = (bytes: number | null) => ({ quota: bytes === null ? null : sizeText(bytes, 'cs') });

export const houseStorageHandlers = (portal: Portal): Handlers<typeof houseStorage> => ({
  read: async ({ db, scope }) => storageOf(db, scope, portal.config.quota),

  async change({ db, now, session }, { id, bytes }) {
    if (!(await across(db, () => choiceById(db, id)))) throw new Refused('SVJ.ERRORS.NOT_FOUND');
    const scope = { ...(await actFor(db, id)), accountId: session.accountId };
    const before = await storageOf(db, scope, portal.config.quota);
    await keepQuota(db, scope, bytes);
    const changes = changesBetween(told(before.isOwn ? before.limit : null), told(bytes));
    if (changes.length > 0)
      await record(db, scope, now, { noun: 'svj', nounId: id, verb: 'quota', detail: { changes } });
    return storageOf(db, scope, portal.config.quota);
  },
});
