import { Button } from '@mantine/core';
import { useState } from 'react';
import { pagesText, papersOfPages } from '#contract/documents/rules-cut.ts';
import { useText } from '../../base/texts.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { CardNone, CardRow, CardRows } from '../../kit/page/CardRows.tsx';
import { Tag } from '../../kit/page/Tag.tsx';
import css from './Filing.module.css';
import { fewRows, MissingFoot, RestFoot } from './ListFoot.tsx';
import type { OfPages } from './PageDoubts.tsx';
import { namesOf } from './sorted.ts';

/** Which pages each unit gets and who that is; units that get none are named, and what nobody gets. */
export function CutGoings({ placed, units, give }: OfPages) {
  const say = useText();
  const [isWhole, showWhole] = useState(false);
  const { units: ofUnits, whole } = papersOfPages(placed);
  const going = units.filter((unit) => ofUnits.has(unit.id));
  const shown = isWhole ? going : going.slice(0, fewRows);
  const askAgain = (pages: readonly number[]) => give(pages.map((page) => [page, null]));
  const again = (name: string, pages: readonly number[]) => (
    <Button variant="subtle" aria-label={say('FILING.TO.CHANGE_ONE', { name })} onClick={() => askAgain(pages)}>
      {say('FILING.TO.CHANGE')}
    </Button>
  );
  return (
    <Card title={say('FILING.TO.TITLE')} aside={<Tag tone="stone">{String(going.length)}</Tag>}>
      {going.length === 0 && <CardNone>{say('CUTTING.NOBODY')}</CardNone>}
      <CardRows>
        {shown.map((unit) => {
          const pages = ofUnits.get(unit.id) ?? [];
          const text = say('CUTTING.PAGES', { count: pages.length, pages: pagesText(pages) });
          return (
            <CardRow key={unit.id} low>
              <span className={css.unit}>
                <UnitBadge number={unit.number} />
              </span>
              <span className={css.words}>
                <b>{namesOf(unit) || say('FILING.TO.NO_OWNER')}</b>
                <span className={css.second}>{text}</span>
              </span>
              {again(text, pages)}
            </CardRow>
          );
        })}
        {whole.length > 0 && (
          <CardRow low>
            <span className={css.words}>
              <b>{say('CUTTING.WHOLE')}</b>
              <span className={css.second}>
                {say('CUTTING.PAGES', { count: whole.length, pages: pagesText(whole) })}
              </span>
            </span>
            {again(say('CUTTING.PAGES', { count: whole.length, pages: pagesText(whole) }), whole)}
          </CardRow>
        )}
      </CardRows>
      <RestFoot count={going.length - shown.length} onShow={() => showWhole(true)} />
      <MissingFoot units={units} gets={(id) => ofUnits.has(id)} />
    </Card>
  );
}
