import { fromText } from '#contract/base/shares/fraction.ts';
import type { Preview } from '#contract/imports/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Note } from '../kit/page/Note.tsx';
import { Share, usePercentText } from '../kit/share/Share.tsx';
import css from './SumCard.module.css';

/** What the file holds, and the exact sum of the house now and after acceptance. */
export function SumCard({ seen }: { seen: Preview }) {
  const say = useText();
  const asPercent = usePercentText();
  const { file, sum, counts } = seen;
  const off = counts.waiting > 0 ? 'SUM_WAITS' : 'SUM_OFF';
  const told = sum.complete ? 'SUM_COMPLETE' : off;
  return (
    <Card padded title={say('IMPORTS.PREVIEW.SUM')}>
      <p className={css.contents}>
        {say('IMPORTS.PREVIEW.CONTENTS', {
          units: say('IMPORTS.PREVIEW.UNITS', { count: file.units }),
          owners: say('IMPORTS.PREVIEW.OWNERS', { count: file.owners }),
          sum: asPercent(fromText(file.sum)),
        })}
      </p>
      <dl className={css.sums}>
        <div>
          <dt>{say('IMPORTS.PREVIEW.SUM_NOW')}</dt>
          <dd>
            <Share share={sum.before} of="part" />
          </dd>
        </div>
        <div>
          <dt>{say('IMPORTS.PREVIEW.SUM_AFTER')}</dt>
          <dd>
            <Share share={sum.after} of="part" />
          </dd>
        </div>
      </dl>
      <Note tone={sum.complete ? 'ok' : 'warn'}>{say(`IMPORTS.PREVIEW.${told}`)}</Note>
    </Card>
  );
}
