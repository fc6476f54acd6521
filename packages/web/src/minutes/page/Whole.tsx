import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { FactRow } from '../facts/FactRow.tsx';
import { PointRow } from '../points/PointRow.tsx';
import css from '../rows/Minutes.module.css';
import type { Reading } from '../rows/useEditing.ts';

/** What the minutes say, whole: facts, points, when they were drawn up, annexes. */
export function Whole(of: Reading) {
  const say = useText();
  const shown = useShown();
  const { content, status, finishedAt, finishedBy } = of.view;
  const { missing, reason, unproven } = content;
  const isDraft = status === 'draft';
  return (
    <Card padded>
      <div className={css.notes}>
        {!isDraft && unproven && <Note tone="warn">{say('MINUTES.UNPROVEN')}</Note>}
        {missing.length > 0 && (
          <Note tone="warn">{say('MINUTES.REASON', { what: missing.join('; '), reason: typo(reason) })}</Note>
        )}
      </div>
      <dl className={css.facts}>
        {content.facts.map((fact) => (
          <FactRow key={fact.id} {...of} fact={fact} />
        ))}
      </dl>
      <h2 className={css.heading}>{say('MINUTES.POINTS')}</h2>
      {content.points.length === 0 ? (
        <p className={css.none}>{say('MINUTES.NO_POINTS')}</p>
      ) : (
        <ul className={css.points}>
          {content.points.map((point) => (
            <PointRow key={point.key} {...of} point={point} />
          ))}
        </ul>
      )}
      <dl className={css.facts}>
        <div className={css.row}>
          <dt>{say('MINUTES.DRAWN_UP')}</dt>
          <dd className={finishedAt ? css.said : css.none}>
            {finishedAt
              ? say('MINUTES.DONE', { at: shown.moment(finishedAt), who: finishedBy || 'none' })
              : say('MINUTES.DRAWN_UP_LATER')}
          </dd>
        </div>
        <div className={css.row}>
          <dt>{say('MINUTES.ANNEXES')}</dt>
          <dd className={css.said}>{typo(content.annexes)}</dd>
        </div>
      </dl>
    </Card>
  );
}
