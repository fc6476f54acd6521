import { versionOf } from '#contract/base/calls/ids.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import { changesOf, cleaned, type Kept, whyNotKept } from '#contract/resolutions/rules.ts';
import { nextReminder } from '#contract/resolutions/rules-reminders.ts';
import type { ResolutionChange } from '#contract/resolutions/schema.ts';
import type { Portal } from '../../base/http/handler.ts';
import { overtaken } from '../../base/log/audit.ts';
import { hasOtherChoices, keepChosen } from '../../documents/attached/steps.ts';
import { type At, type Resolution, resolutionSeen } from '../rows/queries.ts';
import { tellResponsible } from '../telling/notices.ts';
import { addEntries, changeResolution, keepLinks, openAmong, reads } from './queries.ts';

const refusals = {
  notAdopted: ['state', 'RESOLUTION.ERRORS.NOT_ADOPTED'],
  reason: ['note', 'RESOLUTION.ERRORS.REASON'],
  future: ['settledOn', 'RESOLUTION.ERRORS.FUTURE'],
} as const;

/** Refuses what cannot be said of it, and whom, or what, it cannot lead to. */
async function refuseWrong({ db, scope, now }: At, r: Resolution, kept: Kept, input: ResolutionChange): Promise<void> {
  const why = whyNotKept(kept, { adopted: r.adopted, today: dayIn(now) });
  if (why) {
    const [field, key] = refusals[why];
    throw new Refused(key, { fields: { [field]: key } });
  }
  const { responsibleId } = kept;
  const isNew = responsibleId !== null && responsibleId !== r.responsibleId;
  if (isNew && !(await reads(db, scope, responsibleId, r.isPublic))) {
    const key = 'RESOLUTION.ERRORS.MAY_NOT';
    throw new Refused(key, { fields: { responsibleId: key } });
  }
  if ((await openAmong(db, scope, 'report', input.reportIds)).length !== input.reportIds.length)
    throw new Refused('RESOLUTION.ERRORS.NO_REPORT', { fields: { reportIds: 'RESOLUTION.ERRORS.NO_REPORT' } });
  if ((await openAmong(db, scope, 'vote', input.voteIds)).length !== input.voteIds.length)
    throw new Refused('RESOLUTION.ERRORS.NO_VOTE', { fields: { voteIds: 'RESOLUTION.ERRORS.NO_VOTE' } });
}

const owner = (ownerId: number) => ({ owner: 'resolution', ownerId });
const changed = (what: 'reports' | 'votes' | 'documents') => ({ what, day: null, note: '' });

/** Keeps what it leads to, and answers which kinds of it are different. */
async function keepAround(at: At, { id, reportIds, voteIds, documents }: ResolutionChange) {
  const { db, scope } = at;
  const told = [];
  if (await keepLinks(db, scope, id, 'report', reportIds)) told.push(changed('reports'));
  if (await keepLinks(db, scope, id, 'vote', voteIds)) told.push(changed('votes'));
  if (await hasOtherChoices(at, owner(id), documents)) {
    await keepChosen(at, owner(id), documents, { links: true });
    told.push(changed('documents'));
  }
  return told;
}

/** Says how it stands with a resolution, each change in its history, and to who is made responsible. Refuses a stale one (409). */
export async function keepFulfilment(portal: Portal, at: At, input: ResolutionChange): Promise<Resolution> {
  const { db, scope, now } = at;
  const r = await resolutionSeen(db, scope, input.id, 'lock');
  if (r.version !== versionOf(input.updatedAt))
    throw await overtaken(db, scope, { noun: 'resolutions', nounId: r.id }, input.updatedAt);
  const { state, responsibleId, dueOn, settledOn, note } = input;
  const kept = cleaned({ state, responsibleId, dueOn, settledOn, note }, dayIn(now));
  await refuseWrong(at, r, kept, input);
  const remindAt = kept.state === 'open' ? nextReminder(kept.dueOn, now) : null;
  await changeResolution(at, r, { ...kept, remindAt });
  const around = await keepAround(at, input);
  await addEntries(at, r.id, [...changesOf(r, kept), ...around]);
  const { responsibleId: given } = kept;
  const isNews = given !== r.responsibleId && given !== scope.memberId && kept.state === 'open';
  if (given !== null && isNews) await tellResponsible(portal, at, r, given);
  return r;
}
