import type { Terms } from '#contract/substitutes/schema.ts';
import { useText } from '../base/texts.tsx';
import { useDayText } from '../base/when.ts';
import { Facts } from '../kit/card/Facts.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './Substitute.module.css';

/** Days of § 1210 beside the term of the invitation, and whether any day suits both. */
export function TermsFacts({ terms }: { terms: Terms }) {
  const say = useText();
  const { day } = useDayText();
  const { inviteBy, heldBy, sendBy, earliest, fits, noticeDays } = terms;
  return (
    <>
      {!fits && <Note tone="warn">{say('SUBSTITUTE.TERMS.MISFIT', { days: noticeDays })}</Note>}
      <Facts
        narrow
        facts={[
          [say('SUBSTITUTE.TERMS.INVITE'), day(inviteBy)],
          [say('SUBSTITUTE.TERMS.HELD'), day(heldBy)],
          ...(fits
            ? ([
                [say('SUBSTITUTE.TERMS.SEND'), day(sendBy)],
                [say('SUBSTITUTE.TERMS.EARLIEST'), day(earliest)],
              ] as const)
            : []),
        ]}
      />
      <p className={css.quiet}>
        {fits && say('SUBSTITUTE.TERMS.FITS', { days: noticeDays })} {say('SUBSTITUTE.TERMS.INFORMATIVE')}
      </p>
    </>
  );
}
