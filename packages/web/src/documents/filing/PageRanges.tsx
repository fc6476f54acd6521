import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type PageGoes, pagesIn } from '#contract/documents/rules-cut.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import css from './Filing.module.css';
import type { OfPages } from './PageDoubts.tsx';
import { UnitChoice } from './UnitChoice.tsx';

/** Pages given by hand, several at once: of a scan, and wherever the proposal is wrong. */
export function PageRanges({ pages, units, give }: OfPages) {
  const say = useText();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const to = (goes: PageGoes) => {
    const some = pagesIn(text, pages.length);
    setWrong(some === null);
    if (some === null) return;
    give(some.map((page) => [page, goes]));
    setText('');
  };
  return (
    <Card title={say('CUTTING.RANGES.TITLE')} padded>
      <FormStack>
        <TextInput
          label={say('CUTTING.RANGES.PAGES')}
          description={say('CUTTING.RANGES.HINT')}
          value={text}
          error={isWrong && say('CUTTING.RANGES.ERROR', { pages: pages.length })}
          onChange={(e) => setText(e.currentTarget.value)}
        />
        <div className={css.ways}>
          <div className={css.choice}>
            <UnitChoice name={say('CUTTING.RANGES.THESE')} units={units} onPick={to} />
          </div>
          <Button variant="default" onClick={() => to('whole')}>
            {say('CUTTING.DOUBTS.LEAVE')}
          </Button>
        </div>
      </FormStack>
    </Card>
  );
}
