import type { confirmations } from '#contract/confirmations/endpoints.ts';
import { askIdOf, readAskId } from '#contract/confirmations/rules.ts';
import { type AskType, mostItems, wholeTexts } from '#contract/confirmations/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { type AskSource, type AskSources, confirmedAt } from './asked/queries.ts';
import { confirm } from './asked/steps.ts';

/** `sources` by type: what asks people to confirm. */
export const confirmationHandlers = (portal: Portal, sources: AskSources): Handlers<typeof confirmations> => ({
  async queue({ db, scope, session, now }) {
    const kinds = Object.entries(sources) as [AskType, AskSource][];
    const items = [];
    let total = 0;
    for (const [type, source] of kinds) {
      const owed = await source.owed(db, scope, now, mostItems);
      total += owed.total;
      const first = owed.asks.slice(0, Math.max(0, wholeTexts - items.length)).map((a) => a.id);
      const texts = await source.texts(portal, { db, scope, session, now }, first);
      for (const { id, version } of owed.asks) {
        items.push({ dataValues: { id: askIdOf({ type, id, version }), type }, data: texts.get(id) ?? null });
      }
    }
    return { items: items.slice(0, mostItems), total };
  },

  async text({ db, scope, session, now }, { id: name }) {
    const what = readAskId(name);
    const source = what && sources[what.type];
    const text = source && (await source.texts(portal, { db, scope, session, now }, [what.id])).get(what.id);
    if (!text) throw new Refused('CONFIRMATIONS.NOT_FOUND');
    if (text.contentVersion !== what.version) throw new Refused('CONFIRMATIONS.ERRORS.CHANGED');
    return text;
  },

  async accept({ db, scope, now }, { id: name }) {
    const what = readAskId(name);
    const source = what && sources[what.type];
    const asked = source ? await source.asked(db, scope, what.id, now) : null;
    if (!what || !source || asked === null || scope.memberId === null) throw new Refused('CONFIRMATIONS.NOT_FOUND');
    if (asked !== what.version) throw new Refused('CONFIRMATIONS.ERRORS.CHANGED');
    const read = { owner: what.type, id: what.id, version: what.version };
    if (await confirm(db, scope, read, now)) await source.confirmed(db, scope, what.id, now);
    const at = (await confirmedAt(db, scope, read, scope.memberId)) ?? now;
    return { readDate: at.toISOString() };
  },
});
