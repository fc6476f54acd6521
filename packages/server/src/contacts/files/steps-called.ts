import { showDialled } from '#contract/contacts/rules.ts';
import { partsOf } from '#contract/contacts/rules-joined.ts';
import type { ContactRow } from '#contract/contacts/schema.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { speak } from '../../base/text/speak.ts';
import { pinnedContacts } from '../listing/queries.ts';
import { rowOf } from '../rows/steps.ts';

export type Called = { what: string; number: string; who: string };

/** Whom to call, 112 first, named by what happened. */
export function calledOf(pins: readonly ContactRow[], lang: Locale): Called[] {
  const say = speak(lang);
  const life = { what: say('CONTACTS.EMERGENCIES.life'), number: '112', who: say('CONTACTS.POSTER.LIFE') };
  const others = pins.flatMap((c): Called[] => {
    const [first] = partsOf(c.phones);
    if (!first) return [];
    const named = c.emergency
      ? { what: say(`CONTACTS.EMERGENCIES.${c.emergency}`), who: c.full_name }
      : { what: c.full_name, who: c.position ?? '' };
    return [{ ...named, number: showDialled(first) }];
  });
  return [life, ...others];
}

/** Pinned contacts that may hang where everybody reads them, whoever asks. */
export async function pinsForAll(db: Db, scope: Scope): Promise<ContactRow[]> {
  const pins = (await pinnedContacts(db, scope)).filter((c) => c.visibility === 'public');
  return pins.map((c) => rowOf(c, true));
}
