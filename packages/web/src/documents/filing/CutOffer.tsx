import { Button } from '@mantine/core';
import { IconScissors } from '@tabler/icons-react';
import { useState } from 'react';
import { cutting } from '#contract/documents/endpoints-cutting.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { useAsk } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Cutting.module.css';
import type { Divided } from './Cutting.tsx';
import type { Sorted } from './sorted.ts';

type Props = { papers: readonly Sorted[]; busy: boolean; onCut: (divided: Divided) => void };

/** One PDF may hold papers of many units: it is offered to be divided by what its pages say. */
export function CutOffer({ papers, busy, onCut }: Props) {
  const say = useText();
  const ask = useAsk();
  const [reads, setReads] = useState(false);
  const [refused, setRefused] = useState<{ fileId: number; why: Answer } | null>(null);
  const [paper] = papers;
  if (!paper || papers.length > 1 || busy || paper.type !== 'application/pdf') return null;
  const read = async () => {
    setReads(true);
    setRefused(null);
    try {
      onCut({ paper, read: await ask(cutting.pages, { fileId: paper.fileId }) });
    } catch (error) {
      setRefused({ fileId: paper.fileId, why: asAnswer(error) });
    } finally {
      setReads(false);
    }
  };
  return (
    <Note>
      <div className={css.offer}>
        <span>{say('CUTTING.OFFER')}</span>
        <Button
          variant="default"
          loading={reads}
          leftSection={<IconScissors size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void read()}
        >
          {say('CUTTING.DO')}
        </Button>
        {reads && <span role="status">{say('CUTTING.READING')}</span>}
        {refused?.fileId === paper.fileId && (
          <p className={css.refused} role="alert">
            {say(refused.why.key, refused.why.params)}
          </p>
        )}
      </div>
    </Note>
  );
}
