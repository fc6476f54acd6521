import { and, eq, inArray } from 'drizzle-orm';
import { urlOf } from '#contract/base/calls/links.ts';
import { termKey } from '#contract/base/terms/fact.ts';
import { termLaw } from '#contract/base/terms/law.ts';
import { lastOf, mailDue, stateOf } from '#contract/base/terms/rules.ts';
import { dayIn, showDay } from '#contract/base/time/dates.ts';
import { daysBetween } from '#contract/base/time/working-days.ts';
import { clockLinks } from '#contract/clock/links.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { speak } from '../../base/text/speak.ts';
import type { Terms } from '../../define-noun.ts';
import { keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import { type At, calledIn } from '../rows/queries.ts';
import { type Counted, countedTerms } from '../rows/steps.ts';
import { termMail } from '../rows/tables.ts';
import { administratorsAmong, administratorsOf, keepMail, moduleOf, type TermMail } from './queries.ts';

/** Whether the house still has to do something of it. */
export const isOpen = ({ fact, mark }: Counted, now: Date): boolean =>
  termLaw.kinds[fact.kind].acts && ['soon', 'ok', 'late'].includes(stateOf(fact, mark, dayIn(now)));

const sectionIn = (lang: Locale, { fact }: Counted): string => {
  const { law } = termLaw.kinds[fact.kind];
  return law ? speak(lang)('TERM_LAW', law) : 'none';
};

function toldOf(portal: Portal, scope: Scope, term: Counted, now: Date): Told {
  const url = urlOf(portal.config.url, clockLinks.list(), { svj: scope.svjId });
  const { last } = lastOf(term.fact);
  const left = daysBetween(dayIn(now), last);
  const titleIn = (lang: Locale) => speak(lang)(`TERMS.${term.fact.kind}`, { name: term.fact.name || 'none' });
  const dataIn = (lang: Locale): MailData => ({
    ...{ url, title: titleIn(lang), due: showDay(last), left: Math.max(0, left) },
    ...{ what: speak(lang)(`TERM_STEPS.${term.fact.kind}`), law: sectionIn(lang, term) },
  });
  const lineIn = (lang: Locale) => speak(lang)('TERM_LINES.soon', { due: showDay(last) });
  return {
    mail: 'termNear',
    data: { cs: dataIn('cs'), en: dataIn('en') },
    line: { title: titleIn('cs'), detail: { cs: lineIn('cs'), en: lineIn('en') }, url },
  };
}

/** Terms that these mails are of, as they stand now: those still open, with the last day that the mail says. */
async function openAmong(db: Db, scope: Scope, terms: readonly Terms[], ids: readonly number[], now: Date) {
  const chosen = and(eq(termMail.svjId, scope.svjId), inArray(termMail.id, [...ids]));
  const mails: TermMail[] = ids.length === 0 ? [] : await db.select().from(termMail).where(chosen);
  const counted = mails.length === 0 ? [] : await countedTerms({ db, scope, now }, terms);
  const open = new Map(counted.filter((one) => isOpen(one, now)).map((one) => [termKey(one.fact), one]));
  return new Map(
    mails.flatMap((mail) => {
      const one = open.get(termKey(calledIn(mail)));
      return one && lastOf(one.fact).last === mail.lastOn ? [[mail.id, one] as const] : [];
    }),
  );
}

/** Terms that come near: whoever administers the association hears of them, unless they were met meanwhile. */
export const termSource = (terms: readonly Terms[]): Source => ({
  mails: ['termNear'],
  async still(db, scope, pairs, now) {
    const open = await openAmong(db, scope, terms, [...new Set(pairs.map((p) => p.ownerId))], now);
    const ids = [...new Set(pairs.map((p) => p.memberId))];
    const kept = new Set<string>();
    for (const module of new Set([...open.values()].map(({ fact }) => moduleOf(fact.kind)))) {
      const members = new Set(await administratorsAmong(db, scope, module, ids));
      for (const pair of pairs) {
        const term = open.get(pair.ownerId);
        if (term && moduleOf(term.fact.kind) === module && members.has(pair.memberId)) kept.add(keyOfPair(pair));
      }
    }
    return kept;
  },
  async told(db, scope, portal, about, now) {
    const ids = about.map((one) => one.ownerId);
    const open = await openAmong(db, scope, terms, ids, now);
    return new Map(
      about.flatMap((one) => {
        const term = open.get(one.ownerId);
        return term ? [[keyOfAbout(one), toldOf(portal, scope, term, now)] as const] : [];
      }),
    );
  },
});

/** Mails people of one house of each term whose day to be reminded of has come; of each such day once. */
export async function tellNear(portal: Portal, at: At, terms: readonly Terms[]): Promise<void> {
  const { db, scope, now } = at;
  for (const one of await countedTerms(at, terms)) {
    const { last } = lastOf(one.fact);
    const days = isOpen(one, now) ? mailDue(last, dayIn(now)) : null;
    const id = days === null ? undefined : await keepMail(at, one.fact, last, days);
    if (id === undefined) continue;
    const module = moduleOf(one.fact.kind);
    const about = { owner: 'term_mail', ownerId: id, kind: 'soon', module } as const;
    await tell(db, scope, portal, termSource(terms), { ...about, members: administratorsOf(scope, module) }, now);
  }
}
