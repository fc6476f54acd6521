import { showNumber } from '#contract/contacts/rules.ts';
import { partsOf } from '#contract/contacts/rules-joined.ts';
import type { ContactRow } from '#contract/contacts/schema.ts';
import { Reach } from '../../kit/card/PersonLine.tsx';
import css from './ReachLinks.module.css';

/** Phones of a row, each of which calls. */
export const PhoneLinks = ({ phones }: { phones: string }) => (
  <span className={css.lines}>
    {partsOf(phones).map((phone) => (
      <a key={phone} href={`tel:${phone}`} className={css.phone}>
        {showNumber(phone)}
      </a>
    ))}
  </span>
);

/** E-mails of a row, each of which is written to. */
export const EmailLinks = ({ emails }: { emails: string }) => (
  <span className={css.lines}>
    {partsOf(emails).map((email) => (
      <a key={email} href={`mailto:${email}`} className={css.email}>
        {email}
      </a>
    ))}
  </span>
);

/** The first of both as signs, where there is no room for more. */
export const ContactReach = ({ contact: c }: { contact: ContactRow }) => (
  <Reach name={c.full_name} phone={partsOf(c.phones)[0] ?? null} email={partsOf(c.emails)[0] ?? null} />
);
