import { Button } from '@mantine/core';
import { useState } from 'react';
import { type PaperOfPages, pagesText, papersOfPages } from '#contract/documents/rules-cut.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import css from './Filing.module.css';
import { fewRows, MissingFoot, RestFoot } from './ListFoot.tsx';
import type { AskedOf } from './owners.ts';
import type { OfPages } from './PageDoubts.tsx';
import { namesOf } from './sorted.ts';

type Props = OfPages & {
  papers: readonly PaperOfPages[];
  askedOf: AskedOf;
  /** Asks anew who of the owners gets these. */
  onAgain: (pages: readonly number[]) => void;
};

/** Which pages each unit gets and who that is; units that get none are named, and what nobody gets. */
export function CutGoings({ placed, units, give, papers, askedOf, onAgain }: Props) {
  const say = useText();
  const [isWhole, showWhole] = useState(false);
  const { units: ofUnits, whole } = papersOfPages(placed);
  const going = units.flatMap((unit) =>
    papers.filter(({ unitId }) => unitId === unit.id).map((paper) => ({ unit, ...paper })),
  );
  const shown = isWhole ? going : going.slice(0, fewRows);
  const askAgain = (pages: readonly number[]) => give(pages.map((page) => [page, null]));
  const again = (name: string, onClick: () => void) => (
    <Button variant="subtle" aria-label={say('FILING.TO.CHANGE_ONE', { name })} onClick={onClick}>
      {say('FILING.TO.CHANGE')}
    </Button>
  );
  return (
    <Card title={say('FILING.TO.TITLE')} aside={<Tag tone="stone">{String(going.length)}</Tag>}>
      {going.length === 0 && <CardNone>{say('CUTTING.NOBODY')}</CardNone>}
      <CardRows>
        {shown.map(({ unit, to, pages }) => {
          const choice = askedOf(unit.id)?.choices.find((one) => one.key === to);
          const text = say('CUTTING.PAGES', { count: pages.length, pages: pagesText(pages) });
          return (
            <CardRow key={`${unit.id} ${to}`} low>
              <span className={css.unit}>
                <UnitBadge number={unit.number} />
              </span>
              <span className={css.words}>
                <b>{choice?.text ?? (namesOf(unit) || say('FILING.TO.NO_OWNER'))}</b>
                <span className={css.second}>{text}</span>
              </span>
              {again(text, () => (choice ? onAgain(pages) : askAgain(pages)))}
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
            {again(say('CUTTING.PAGES', { count: whole.length, pages: pagesText(whole) }), () => askAgain(whole))}
          </CardRow>
        )}
      </CardRows>
      <RestFoot count={going.length - shown.length} onShow={() => showWhole(true)} />
      <MissingFoot units={units} gets={(id) => ofUnits.has(id)} />
    </Card>
  );
}
