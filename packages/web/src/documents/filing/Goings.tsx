import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { wholeName } from '#contract/base/files/files.ts';
import { searchKey } from '#contract/base/words/search.ts';
import type { FilingUnit } from '#contract/documents/schema-filing.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import type { Deeds } from './Doubts.tsx';
import css from './Filing.module.css';
import { fewRows, MissingFoot, RestFoot } from './ListFoot.tsx';
import type { Settled } from './owners.ts';
import { namesOf } from './sorted.ts';

type Going = { paper: Settled; unit: FilingUnit | null };
type Props = { papers: readonly Settled[]; units: readonly FilingUnit[]; home: string } & Pick<Deeds, 'give'>;

/** In the order of units, what is for all first. */
function goingsOf(papers: readonly Settled[], units: readonly FilingUnit[]): Going[] {
  const place = new Map(units.map((unit, at) => [unit.id, at]));
  const at = ({ goes }: Settled) => (goes === 'all' ? -1 : place.get(goes as number));
  return papers
    .flatMap((paper) => {
      const where = paper.isOpen ? undefined : at(paper);
      return where === undefined ? [] : [{ paper, where, unit: units[where] ?? null }];
    })
    .sort((a, b) => a.where - b.where);
}

const isFound = ({ paper, unit }: Going, key: string): boolean =>
  searchKey([paper.name, unit?.number ?? '', paper.choice?.text ?? (unit ? namesOf(unit) : '')].join(' ')).includes(
    key,
  );

/** Every file that has a place, and who gets it; units that get none are named. */
export function Goings({ papers, units, home, give }: Props) {
  const say = useText();
  const [text, setText] = useState('');
  const [isWhole, showWhole] = useState(false);
  const all = goingsOf(papers, units);
  const key = searchKey(text);
  const found = key === '' ? all : all.filter((going) => isFound(going, key));
  const shown = isWhole ? found : found.slice(0, fewRows);
  const got = new Set(all.map(({ unit }) => unit?.id));
  return (
    <Card
      title={say('FILING.TO.TITLE')}
      aside={
        <div className={css.find}>
          <Tag tone="stone">{String(all.length)}</Tag>
          <TextInput
            aria-label={say('FILING.TO.FIND')}
            placeholder={say('FILING.TO.FIND')}
            leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
            value={text}
            onChange={(e) => setText(e.currentTarget.value)}
          />
        </div>
      }
    >
      {found.length === 0 && <CardNone>{say(all.length === 0 ? 'FILING.NOTHING' : 'FILING.TO.NOBODY')}</CardNone>}
      <CardRows>
        {shown.map((going) => (
          <Line key={going.paper.fileId} going={going} home={home} give={give} />
        ))}
      </CardRows>
      <RestFoot count={found.length - shown.length} onShow={() => showWhole(true)} />
      {all.length > 0 && <MissingFoot units={units} gets={(id) => got.has(id)} />}
    </Card>
  );
}

function Line({ going: { paper, unit }, home, give }: { going: Going; home: string } & Pick<Deeds, 'give'>) {
  const say = useText();
  const name = wholeName(paper);
  const ofUnit = (one: FilingUnit) => paper.choice?.text ?? (namesOf(one) || say('FILING.TO.NO_OWNER'));
  const who = unit ? ofUnit(unit) : say('FILING.TO.EVERYBODY_HINT', { folder: home });
  return (
    <CardRow low>
      <span className={css.unit}>
        {unit ? <UnitBadge number={unit.number} /> : <b>{say('FILING.TO.EVERYBODY')}</b>}
      </span>
      <span className={css.words}>
        <b>{who}</b>
        <span className={css.second}>{name}</span>
      </span>
      <Button
        variant="subtle"
        aria-label={say('FILING.TO.CHANGE_ONE', { name })}
        onClick={() => give(paper.fileId, null)}
      >
        {say('FILING.TO.CHANGE')}
      </Button>
    </CardRow>
  );
}
