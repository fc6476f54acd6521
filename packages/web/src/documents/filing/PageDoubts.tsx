import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { PageGoes, PlacedPage } from '#contract/documents/rules-cut.ts';
import type { CutPages } from '#contract/documents/schema-cutting.ts';
import type { FilingUnit } from '#contract/documents/schema-filing.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import own from './Cutting.module.css';
import css from './Filing.module.css';
import { fewRows, RestFoot } from './ListFoot.tsx';
import { UnitChoice } from './UnitChoice.tsx';
import type { Placing } from './useCutting.ts';

/** Units offered with a button each; more are found by typing. */
const mostOffered = 3;

export type OfPages = {
  placed: readonly PlacedPage[];
  pages: CutPages['pages'];
  units: readonly FilingUnit[];
  give: Placing['give'];
};

export const numberOf = (units: readonly FilingUnit[], id: number): string =>
  units.find((unit) => unit.id === id)?.number ?? '';

/** Pages that do not say it: a person decides each of them, those that only go on all at once. */
export function PageDoubts({ placed, pages, units, give }: OfPages) {
  const say = useText();
  const [isWhole, showWhole] = useState(false);
  const doubts = placed.filter((page) => page.isDoubt);
  if (doubts.length === 0) return null;
  const open = doubts.filter((page) => page.goes === null);
  const rows = [...open, ...doubts.filter((page) => page.goes !== null)];
  const shown = isWhole ? rows : rows.slice(0, fewRows);
  const goOn = open.filter((page) => page.offered !== null);
  return (
    <Card
      title={say('CUTTING.DOUBTS.TITLE')}
      aside={
        <span role="status" className={css.left}>
          {say('FILING.DOUBTS.LEFT', { count: open.length, all: doubts.length })}
        </span>
      }
    >
      {goOn.length > 1 && (
        <CardFoot>
          <Button variant="default" onClick={() => give(goOn.map(({ page, offered }) => [page, offered]))}>
            {say('CUTTING.DOUBTS.GO_ON_ALL', { count: goOn.length })}
          </Button>
        </CardFoot>
      )}
      <CardRows>
        {shown.map((page) => (
          <Doubt
            key={page.page}
            page={page}
            piece={pages[page.page - 1]?.piece ?? ''}
            units={units}
            isFirst={page === open[0]}
            onGive={(goes) => give([[page.page, goes]])}
          />
        ))}
      </CardRows>
      <RestFoot count={rows.length - shown.length} onShow={() => showWhole(true)} />
    </Card>
  );
}

type DoubtProps = {
  page: PlacedPage;
  piece: string;
  units: readonly FilingUnit[];
  isFirst: boolean;
  onGive: (goes: PageGoes | null) => void;
};

function Doubt({ page, piece, units, isFirst, onGive }: DoubtProps) {
  const say = useText();
  const isOpen = page.goes === null;
  return (
    <CardRow>
      <div className={isFirst ? `${css.doubt} ${css.first}` : css.doubt}>
        <div className={css.words}>
          <b>{say('CUTTING.PAGE', { page: page.page })}</b>
          {isOpen ? <Why page={page} units={units} /> : <Decided page={page} units={units} />}
          {piece !== '' && <q className={own.piece}>{piece}</q>}
        </div>
        {isOpen ? (
          <Ways page={page} units={units} isFirst={isFirst} onGive={onGive} />
        ) : (
          <Button
            variant="subtle"
            aria-label={say('CUTTING.CHANGE_PAGE', { page: page.page })}
            onClick={() => onGive(null)}
          >
            {say('FILING.TO.CHANGE')}
          </Button>
        )}
      </div>
    </CardRow>
  );
}

type OfPage = { page: PlacedPage; units: readonly FilingUnit[] };

function Why({ page: { says, offered }, units }: OfPage) {
  const say = useText();
  const words = () => {
    if (says.kind === 'sure' || says.kind === 'blank') return say('CUTTING.DOUBTS.back');
    if (says.kind === 'stranger') return say('FILING.DOUBTS.stranger', { number: says.number });
    if (says.kind === 'none')
      return offered === null
        ? say('CUTTING.DOUBTS.none')
        : say('CUTTING.DOUBTS.goesOn', { number: numberOf(units, offered) });
    const numbers = says.unitIds.map((id) => numberOf(units, id)).join(', ');
    return say(says.kind === 'many' ? 'CUTTING.DOUBTS.many' : 'CUTTING.DOUBTS.loose', { numbers });
  };
  return <span className={css.second}>{words()}</span>;
}

function Decided({ page: { goes }, units }: OfPage) {
  const say = useText();
  return (
    <span className={css.decided}>
      <IconCheck size={20} stroke={1.75} aria-hidden="true" />
      {goes === 'whole' ? say('CUTTING.WHOLE') : numberOf(units, goes as number)}
    </span>
  );
}

function offeredUnits({ says, offered }: PlacedPage): readonly number[] {
  if (offered !== null) return [offered];
  if (says.kind === 'sure') return [says.unitId];
  return 'unitIds' in says ? says.unitIds.slice(0, mostOffered) : [];
}

/** The proposal in the filled button, other units found by typing, or nobody. */
function Ways({ page, units, isFirst, onGive }: Omit<DoubtProps, 'piece'>) {
  const say = useText();
  // A number inside a sentence may be of anybody: it is no proposal.
  const isProposal = isFirst && page.says.kind !== 'loose';
  return (
    <div className={css.ways}>
      {offeredUnits(page).map((id, at) => (
        <Button key={id} variant={isProposal && at === 0 ? 'filled' : 'default'} onClick={() => onGive(id)}>
          {say(page.offered === null ? 'FILING.DOUBTS.GIVE' : 'CUTTING.DOUBTS.ADD', { number: numberOf(units, id) })}
        </Button>
      ))}
      <div className={css.choice}>
        <UnitChoice name={say('CUTTING.OF_PAGE', { page: page.page })} units={units} onPick={onGive} />
      </div>
      <Button variant="default" onClick={() => onGive('whole')}>
        {say('CUTTING.DOUBTS.LEAVE')}
      </Button>
    </div>
  );
}
