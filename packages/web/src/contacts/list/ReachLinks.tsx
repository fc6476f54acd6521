import { showNumber } from '#contract/contacts/rules.ts';
import { partsOf } from '#contract/contacts/rules-joined.ts';
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
