import type { StepName } from '#contract/association/rules.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { equals, sum, whole } from '#contract/base/shares/fraction.ts';
import { homeLinks } from '#contract/home/links.ts';
import { type HouseFacts, stepsOf } from '#contract/home/rules-steps.ts';
import { Refused } from '#contract/refusals.ts';
import { waysOf } from '../activation/queries-letters.ts';
import { keepHanded } from '../association/queries-settings.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { queueMails } from '../base/mail/mail.ts';
import { houseShares } from '../units/listing/queries.ts';
import { askerOf, factsOf, handedIn, helpersOf, mailboxOf, wasTold } from './queries-steps.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Where the house stands on its first steps. */
export async function standingOf({ db, scope, now }: At): Promise<HouseFacts> {
  const [facts, shares, ways] = await Promise.all([
    factsOf(db, scope, now),
    houseShares(db, scope, now),
    waysOf(db, scope, now),
  ]);
  return { ...facts, sharesWhole: equals(sum(shares), whole), forgotten: ways.counts.none };
}

/** Steps that were handed to the asker and are not done, in their order; a house is looked at only where there is one. */
export async function stepsFor(at: At): Promise<StepName[]> {
  if (at.scope.memberId === null || !may(at.scope, 'svj', 'rw')) return [];
  const mine = (await handedIn(at.db, at.scope)).filter((one) => one.mine).map(({ step }) => step);
  if (mine.length === 0) return [];
  const steps = stepsOf(await standingOf(at));
  return steps.flatMap(({ name, done }) => (!done && mine.includes(name) ? [name] : []));
}

/** Hands the step to a helper, and whether they were mailed: once a day for a step; null takes it back and tells nobody. */
export async function handStep(
  portal: Portal,
  { db, scope, now }: At,
  step: StepName,
  userId: number | null,
): Promise<boolean> {
  const about = { noun: 'svj', nounId: scope.svjId } as const;
  if (userId === null) {
    await keepHanded(db, scope, step, null);
    await record(db, scope, now, { ...about, verb: 'stepBack' });
    return false;
  }
  const helper = (await helpersOf(db, scope)).find(({ id }) => id === userId);
  if (!helper) throw new Refused('STEPS.ERRORS.NOT_HELPER');
  const holder = (await handedIn(db, scope)).find((one) => one.step === step)?.to.id;
  if (holder !== userId) {
    await keepHanded(db, scope, step, userId);
    await record(db, scope, now, { ...about, verb: 'stepHanded', detail: { name: helper.full_name } });
  }
  const to = await mailboxOf(db, scope, userId);
  const who = await askerOf(db, scope);
  const url = urlOf(portal.config.url, homeLinks.steps(), { svj: scope.svjId });
  if (!to || (await wasTold(db, scope, step, to.email, now))) return false;
  await queueMails(db, [
    {
      ...{ svjId: scope.svjId, kind: 'stepHanded' as const, recipient: to.email, lang: to.lang, createdAt: now },
      data: { step, who, url },
    },
  ]);
  return true;
}
