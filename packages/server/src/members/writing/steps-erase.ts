import { dropMails } from '../../base/mail/mail.ts';
import type { AtLife } from '../../base/people/personal.ts';
import { addressesAlone } from '../life/queries.ts';
import { forgetLife, type Lives } from '../life/steps.ts';
import { dropName } from './queries.ts';

/** What stands in place of a name that was deleted. */
const nobody = 'Smazaná osoba';

/** Forgets the people for ever; their rows stay for what points to them. Each noun forgets what it kept of them. */
export async function erase(at: AtLife, lives: Lives, ids: readonly number[]): Promise<void> {
  const { db, scope, now } = at;
  await dropMails(db, scope, await addressesAlone(db, scope, ids));
  await dropName(db, scope, ids, nobody, now);
  await forgetLife(at, lives, ids);
}
