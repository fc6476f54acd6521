import { Button } from '@mantine/core';
import { searchKey } from '#contract/base/words/search.ts';
import type { PageGoes, PartedPage } from '#contract/documents/rules-cut.ts';
import type { CutPages } from '#contract/documents/schema-cutting.ts';
import type { FilingUnit } from '#contract/documents/schema-filing.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Combo } from '../../kit/choose/Combo.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import own from './Cutting.module.css';
import css from './Filing.module.css';
import { asTitle, choiceText } from './OwnerWays.tsx';
import type { Asked, AskedOf } from './owners.ts';

type Props = {
  parted: readonly PartedPage[];
  pages: CutPages['pages'];
  units: readonly FilingUnit[];
  askedOf: AskedOf;
  /** Nothing else is to be decided before. */
  isNext: boolean;
  onGive: (page: number, goes: PageGoes) => void;
  onChoose: (pages: readonly number[], key: string) => void;
};

/** Units with several owners in the period: each of their pages goes to some of those alone. */
export function CutOwners({ parted, units, askedOf, isNext, ...shared }: Props) {
  const say = useText();
  const asking = parted.filter((page) => !page.isSilent);
  if (asking.length === 0) return null;
  const open = asking.filter((page) => page.to === null).length;
  const next = isNext ? asking.find((page) => page.to === null)?.unitId : undefined;
  const ofUnits = Map.groupBy(asking, (page) => page.unitId);
  return (
    <Card
      title={say('CUTTING.OWNERS.TITLE')}
      aside={
        <span role="status" className={css.left}>
          {say('FILING.DOUBTS.LEFT', { count: open, all: asking.length })}
        </span>
      }
    >
      <CardRows>
        {units.map((unit) => {
          const [asked, some] = [askedOf(unit.id), ofUnits.get(unit.id)];
          return (
            asked &&
            some && (
              <OfUnit key={unit.id} unit={unit} asked={asked} some={some} isFirst={unit.id === next} {...shared} />
            )
          );
        })}
      </CardRows>
    </Card>
  );
}

type OfUnitProps = Pick<Props, 'pages' | 'onGive' | 'onChoose'> & {
  unit: FilingUnit;
  asked: Asked;
  some: readonly PartedPage[];
  isFirst: boolean;
};

function OfUnit({ unit, asked, some, isFirst, pages, onGive, onChoose }: OfUnitProps) {
  const say = useText();
  const areAllOpen = some.length > 1 && some.every((page) => page.to === null);
  return (
    <CardRow>
      <div className={isFirst ? `${css.doubt} ${css.first}` : css.doubt}>
        <span className={css.unit}>
          <UnitBadge number={unit.number} />
        </span>
        <div className={css.words}>
          <span className={css.second}>{say(`CUTTING.OWNERS.${asked.why}`, { period: asked.period })}</span>
        </div>
        {areAllOpen && (
          <div className={css.ways}>
            {asked.choices.map((choice) => (
              <Button
                key={choice.key}
                variant="default"
                className={css.way}
                onClick={() =>
                  onChoose(
                    some.map(({ page }) => page),
                    choice.key,
                  )
                }
              >
                {say('CUTTING.OWNERS.ALL', { to: choiceText(choice) })}
              </Button>
            ))}
          </div>
        )}
        <ul className={own.pages}>
          {some.map((page) => (
            <OfPage
              key={page.page}
              page={page}
              piece={pages[page.page - 1]?.piece ?? ''}
              asked={asked}
              onPick={(key) => (key === 'whole' ? onGive(page.page, 'whole') : onChoose([page.page], key))}
            />
          ))}
        </ul>
      </div>
    </CardRow>
  );
}

type OfPageProps = { page: PartedPage; piece: string; asked: Asked; onPick: (key: string) => void };

function OfPage({ page: { page, to }, piece, asked, onPick }: OfPageProps) {
  const say = useText();
  const choices = asked.choices.map(({ key, text, when }) => ({ key, label: asTitle(text), detail: when }));
  const all = [...choices, { key: 'whole', label: say('CUTTING.DOUBTS.LEAVE'), detail: '' }];
  return (
    <li className={own.page}>
      <div className={css.words}>
        <b>{say('CUTTING.PAGE', { page })}</b>
        {piece !== '' && <q className={own.piece}>{piece}</q>}
      </div>
      <div className={own.who}>
        <Combo
          labelHidden
          label={say('CUTTING.OWNERS.OF_PAGE', { page })}
          placeholder={say('CUTTING.OWNERS.PICK')}
          shown={choices.find((choice) => choice.key === to)?.label ?? ''}
          find={(text) => all.filter(({ label }) => searchKey(label).includes(searchKey(text)))}
          option={(choice) => choice}
          onPick={({ key }) => onPick(key)}
        />
      </div>
    </li>
  );
}
