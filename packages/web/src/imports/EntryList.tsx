import { Button } from '@mantine/core';
import type { Preview } from '#contract/imports/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Pager } from '../kit/table/Pager.tsx';
import { TableMore } from '../kit/table/TableMore.tsx';
import { useDecide, type useDraft } from './data.ts';
import { EntryRow } from './EntryRow.tsx';
import { ProblemRow } from './ProblemRow.tsx';
import css from './steps/PreviewStep.module.css';

type Props = { seen: Preview; draft: ReturnType<typeof useDraft> };

/** The entries of one tab, page by page, with what can be done with all of them. */
export function EntryList({ seen, draft }: Props) {
  const say = useText();
  const decide = useDecide();
  const { tab, list } = draft;
  const entries = list.parts.flatMap((part) => part.entries);
  const problems = list.parts.flatMap((part) => part.problems);
  const shown = tab === 'problems' ? problems.length : entries.length;
  const decidable = tab !== 'problems' && tab !== 'same' && seen.total > 0;
  const all = (accept: boolean) => void decide.run({ id: seen.draft.id, tab, accept }).catch(() => undefined);
  if (seen.total === 0)
    return (
      <Card>
        <p className={css.empty}>{say('IMPORTS.PREVIEW.EMPTY_TAB')}</p>
      </Card>
    );
  return (
    <Card>
      {decidable && (
        <div className={css.bulk}>
          <span className={css.together}>{say('IMPORTS.PREVIEW.TOGETHER')}</span>
          <Button variant="default" disabled={decide.busy} onClick={() => all(true)}>
            {say('IMPORTS.PREVIEW.ACCEPT_ALL')}
          </Button>
          <Button variant="default" disabled={decide.busy} onClick={() => all(false)}>
            {say('IMPORTS.PREVIEW.LEAVE_ALL')}
          </Button>
        </div>
      )}
      <ul className={css.list} aria-busy={list.isFetching}>
        {entries.map((entry) => (
          <EntryRow key={entry.key} id={seen.draft.id} entry={entry} />
        ))}
        {problems.map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems have no names and never move
          <ProblemRow key={i} problem={problem} />
        ))}
      </ul>
      <TableMore of={list} />
      <Pager
        page={draft.page}
        size={draft.sizePerPage}
        total={seen.total}
        shown={shown}
        goTo={draft.goTo}
        resize={draft.resize}
      />
    </Card>
  );
}
