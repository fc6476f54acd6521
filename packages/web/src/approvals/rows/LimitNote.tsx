import { Link } from '@tanstack/react-router';
import type { Limit } from '#contract/approvals/rules-limit.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { typo } from '#contract/base/words/typo.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { showMoney } from '../../base/amounts.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';

/** The limit of the statutes as sentences say it. */
export const limitWords = ({ amount, section }: Limit) => ({
  limit: showMoney(moneyOf(amount)),
  section: section === '' ? 'none' : typo(section),
});

/** Over the limit of the statutes the assembly decides; the way to its meetings for who reads them. */
export function OverLimit({ limit, live = false }: { limit: Limit; live?: boolean }) {
  const say = useText();
  const reads = useMay('meetingOwners', 'r');
  return (
    <Note tone="warn" live={live}>
      <b>{say('APPROVAL.MONEY.OVER')}</b>
      <br />
      {say('APPROVAL.MONEY.OVER_TEXT', limitWords(limit))}{' '}
      {reads && <Link {...meetingLinks.list()}>{say('APPROVAL.MONEY.MEETINGS')}</Link>}
    </Note>
  );
}
