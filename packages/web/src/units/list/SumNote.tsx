import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { fromText, negate } from '#contract/base/shares/fraction.ts';
import { unitLinks } from '#contract/units/links.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useGapText } from '../../kit/share/fraction-text.ts';
import { useCheck } from '../rows/data.ts';
import css from './SumNote.module.css';

/** Above the list: the house does not sum to 1, and where to see why. */
export function SumNote() {
  const say = useText();
  const asGap = useGapText();
  const { data } = useCheck();
  if (!data || data.complete) return null;
  const missing = fromText(data.missing);
  const amount = missing.num < 0n ? negate(missing) : missing;
  const key = missing.num < 0n ? 'UNITS.SUM.TOO_MUCH' : 'UNITS.SUM.MISSING';
  return (
    <Note tone="warn">
      {say(key, { percent: asGap(amount) })}{' '}
      <Anchor
        className={css.link}
        underline="always"
        renderRoot={(props) => <Link {...props} {...unitLinks.check()} />}
      >
        {say('UNITS.SUM.OPEN')}
      </Anchor>
    </Note>
  );
}
