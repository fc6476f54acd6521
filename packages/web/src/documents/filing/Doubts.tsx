import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { wholeName } from '#contract/base/files/files.ts';
import type { FilingUnit } from '#contract/documents/schema-filing.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { FileSign } from '../file/FileSign.tsx';
import css from './Filing.module.css';
import { OwnersWhy, OwnerWays } from './OwnerWays.tsx';
import type { Settled } from './owners.ts';
import type { Goes } from './sorted.ts';
import { UnitChoice } from './UnitChoice.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** Units offered with a button each; more are found by typing. */
const mostOffered = 3;

export type Deeds = {
  give: (fileId: number, goes: Goes | null) => void;
  giveTo: (fileId: number, to: string) => void;
  leaveOut: (fileId: number) => void;
};
type Props = { papers: readonly Settled[]; units: readonly FilingUnit[] } & Deeds;

/** Files whose names do not say it: a person decides each of them, before anything is saved. */
export function Doubts({ papers, units, ...deeds }: Props) {
  const say = useText();
  const doubts = papers.filter((paper) => paper.isDoubt);
  if (doubts.length === 0) return null;
  const open = doubts.filter((paper) => paper.isOpen);
  const rows = [...open, ...doubts.filter((paper) => !paper.isOpen)];
  return (
    <Card
      title={say('FILING.DOUBTS.TITLE')}
      aside={
        <span role="status" className={css.left}>
          {say('FILING.DOUBTS.LEFT', { count: open.length, all: doubts.length })}
        </span>
      }
    >
      <CardRows>
        {rows.map((paper) => (
          <Doubt key={paper.fileId} paper={paper} units={units} isFirst={paper.fileId === open[0]?.fileId} {...deeds} />
        ))}
      </CardRows>
    </Card>
  );
}

type DoubtProps = Omit<Props, 'papers'> & { paper: Settled; isFirst: boolean };

function Doubt({ paper, units, isFirst, give, giveTo, leaveOut }: DoubtProps) {
  const say = useText();
  const name = wholeName(paper);
  return (
    <CardRow>
      <div className={isFirst ? `${css.doubt} ${css.first}` : css.doubt}>
        <FileSign file={paper} />
        <div className={css.words}>
          <b>{name}</b>
          {paper.isOpen ? <Why paper={paper} units={units} /> : <Decided paper={paper} units={units} />}
        </div>
        {paper.isOpen ? (
          <ActionIcon aria-label={say('FILING.DOUBTS.DROP_ONE', { name })} onClick={() => leaveOut(paper.fileId)}>
            <IconX {...icon} />
          </ActionIcon>
        ) : (
          <Button
            variant="subtle"
            aria-label={say('FILING.TO.CHANGE_ONE', { name })}
            onClick={() => give(paper.fileId, null)}
          >
            {say('FILING.TO.CHANGE')}
          </Button>
        )}
        {paper.goes === null && <Ways paper={paper} units={units} isFirst={isFirst} give={give} />}
        {paper.isOpen && paper.asked && (
          <OwnerWays
            asked={paper.asked}
            onPick={(key) => giveTo(paper.fileId, key)}
            onOther={() => give(paper.fileId, null)}
          />
        )}
      </div>
    </CardRow>
  );
}

const numberOf = (units: readonly FilingUnit[], id: number): string => units.find((u) => u.id === id)?.number ?? '';

type OfPaper = { paper: Settled; units: readonly FilingUnit[] };

function Why({ paper: { says, asked }, units }: OfPaper) {
  const say = useText();
  const words = () => {
    if (says.kind === 'sure') return say('FILING.DOUBTS.back');
    if (says.kind === 'none') return say('FILING.DOUBTS.none');
    if (says.kind === 'stranger') return say('FILING.DOUBTS.stranger', { number: says.number });
    const numbers = says.unitIds.map((id) => numberOf(units, id));
    return says.kind === 'many' && numbers.length > 1
      ? say('FILING.DOUBTS.many', { numbers: numbers.join(', ') })
      : say('FILING.DOUBTS.maybe', { number: numbers[0] ?? '' });
  };
  if (asked) return <OwnersWhy asked={asked} number={numberOf(units, asked.unitId)} />;
  return <span className={css.second}>{words()}</span>;
}

function Decided({ paper: { goes, choice }, units }: OfPaper) {
  const say = useText();
  return (
    <span className={css.decided}>
      <IconCheck {...icon} />
      {goes === 'all' ? say('FILING.TO.EVERYBODY') : numberOf(units, goes as number)}
      {choice && `, ${choice.text}`}
    </span>
  );
}

/** The proposal in the filled button, other units found by typing, all of them at once. */
function Ways({ paper: { fileId, name, says }, units, isFirst, give }: Omit<DoubtProps, 'leaveOut' | 'giveTo'>) {
  const say = useText();
  const offered = says.kind === 'sure' ? [says.unitId] : 'unitIds' in says ? says.unitIds.slice(0, mostOffered) : [];
  return (
    <div className={css.ways}>
      {offered.map((id, at) => (
        <Button key={id} variant={isFirst && at === 0 ? 'filled' : 'default'} onClick={() => give(fileId, id)}>
          {say('FILING.DOUBTS.GIVE', { number: numberOf(units, id) })}
        </Button>
      ))}
      <div className={css.choice}>
        <UnitChoice name={name} units={units} onPick={(id) => give(fileId, id)} />
      </div>
      <Button variant="default" onClick={() => give(fileId, 'all')}>
        {say('FILING.DOUBTS.ALL')}
      </Button>
    </div>
  );
}
